import type { AstroIntegration } from 'astro';
import { readContest } from '../../core/contest/contest-settings.ts';
import { SiteError } from '../../core/site/site-error.ts';

/** Folder of the contest's demonstration, which invents its entries. */
const DEMONSTRATION = '/src/features/contest/demo/';

/** Fails the build of a live contest when a bundle contains a module of the demonstration. */
export function demonstrationCheck(): AstroIntegration {
  return {
    name: 'demonstration-check',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (readContest(process.env).mode !== 'live') return;
        updateConfig({ vite: { plugins: [refuseDemonstration()] } });
      },
    },
  };
}

export function refuseDemonstration() {
  return {
    name: 'refuse-demonstration',
    generateBundle(_options: unknown, bundle: Record<string, { type: string; moduleIds?: readonly string[] }>) {
      const bundled = Object.values(bundle).flatMap((output) => output.moduleIds ?? []);
      const found = demonstrationModules(bundled);
      if (found.length > 0) {
        throw new SiteError(
          `The contest is live, but bundles contain modules of its demonstration: ${found.join(', ')}.`,
        );
      }
    },
  };
}

/** Returns the demonstration's modules in a bundle, relative to the project's root. */
export function demonstrationModules(moduleIds: readonly string[]): string[] {
  const paths = moduleIds.map((id) => id.replaceAll('\\', '/').replace(/[?#].*$/s, ''));
  const found = paths.filter((path) => path.includes(DEMONSTRATION));
  return [...new Set(found.map((path) => path.slice(path.indexOf(DEMONSTRATION) + 1)))].sort();
}
