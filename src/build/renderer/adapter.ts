import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** The files that a build of the renderer leaves, below its folder. */
export const RENDERER = {
  /** The module that renders pages. */
  entry: 'server/entry.mjs',
  /** The files that no content changes. */
  staticFiles: 'client',
  /** A list in JSON of the modules that the back office starts with. */
  backOfficeModules: 'server/back-office-modules.json',
} as const;

/**
 * Builds what renders pages, instead of pages: a publisher loads it once and renders any page in about a millisecond.
 *
 * @param folder where it is built
 * @param modules gives the files that the back office starts with, once they are bundled
 */
export function renderer(folder: URL, modules: () => readonly string[]): AstroIntegration {
  return {
    name: 'renderer',
    hooks: {
      'astro:config:setup': ({ updateConfig, addMiddleware }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('./failure-middleware.ts', import.meta.url) });
        const build = {
          client: new URL('client/', folder),
          server: new URL('server/', folder),
          serverEntry: 'entry.mjs',
        };
        updateConfig({ output: 'server', outDir: folder, build });
      },
      'astro:route:setup': ({ route }) => {
        route.prerender = false;
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', staticOutput: 'stable' },
        });
      },
      'astro:build:done': () => writeFile(new URL(RENDERER.backOfficeModules, folder), JSON.stringify(modules())),
    },
  };
}
