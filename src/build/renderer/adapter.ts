import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Files of a built renderer, inside its folder. */
export const RENDERER = {
  /** Module that renders pages. */
  entry: 'server/entry.mjs',
  /** Files that do not depend on content. */
  staticFiles: 'client',
  /** JSON list of the modules that the back office starts with. */
  backOfficeModules: 'server/back-office-modules.json',
} as const;

/**
 * Builds the renderer instead of pages: a publisher loads it once, and renders a page in about a millisecond.
 * @param folder of the built renderer
 * @param modules returns the files that the back office starts with, once they are bundled
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
