import { cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { writeBundleRecord, type BundleRecord } from './record.ts';

/** The name by which Astro calls the script that every page has. */
const PAGE_SCRIPT = 'astro:scripts/page.js';

/** What is taken of Astro's own state of a build. Its version is pinned; a test compares what comes of it with `astro build`. */
interface BuildInternals {
  pagesByKeys: Map<string, { styles: BundleRecord['styles'][number][1] }>;
  entrySpecifierToBundleMap: Map<string, string>;
}
interface BuildEntry {
  app: {
    setInternals(internals: BuildInternals): void;
    getSettings(): { scripts: BundleRecord['scripts'] };
  };
}

/**
 * Keeps the bundle that renders pages, instead of rendering them: a publisher loads it once and renders any page in a
 * millisecond. What is built beside it are the files that no content changes.
 *
 * @param directory where the bundle is kept
 * @param modules the files that the back office starts with
 */
export function keepBundle(directory: string, modules: () => readonly string[]): AstroIntegration {
  let bundled = { directory: '', entry: '' };
  const plugin: Plugin = {
    name: 'keep-bundle',
    writeBundle(options, bundle) {
      if (this.environment.name !== 'prerender' || options.dir === undefined) return;
      const entry = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry && output.fileName.startsWith('prerender-entry'),
      );
      if (entry) bundled = { directory: options.dir, entry: entry.fileName };
    },
  };
  return {
    name: 'keep-bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          async setup() {
            const url = pathToFileURL(path.join(bundled.directory, bundled.entry)).href;
            const { app } = (await import(url)) as BuildEntry;
            const setInternals = app.setInternals.bind(app);
            let internals: BuildInternals | undefined;
            app.setInternals = (given) => setInternals((internals = given));
            await renderer.setup?.();
            if (!internals) throw new Error('The bundle that renders pages was not found');
            await cp(bundled.directory, directory, { recursive: true });
            await writeBundleRecord(directory, {
              entry: bundled.entry,
              styles: Array.from(internals.pagesByKeys, ([key, { styles }]) => [key, styles]),
              pageScript: internals.entrySpecifierToBundleMap.get(PAGE_SCRIPT) ?? null,
              scripts: app.getSettings().scripts,
              backOfficeModules: [...modules()],
            });
          },
          getStaticPaths: async () => [],
        }));
      },
    },
  };
}
