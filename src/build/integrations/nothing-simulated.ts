import type { AstroIntegration } from 'astro';
import { readContest } from '../../core/contest/contest-settings.ts';
import { SiteError } from '../../core/site/site-error.ts';

/** Folder of everything that the contest's demonstration makes up. */
const SIMULATED = '/src/features/contest/demo/';

/** Fails the build of a live contest when a bundle contains a module of the demonstration. */
export function nothingSimulated(): AstroIntegration {
  return {
    name: 'nothing-simulated',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (readContest(process.env).mode !== 'live') return;
        updateConfig({ vite: { plugins: [refuseSimulated()] } });
      },
    },
  };
}

export function refuseSimulated() {
  return {
    name: 'refuse-simulated',
    generateBundle(_options: unknown, bundle: Record<string, { type: string; moduleIds?: readonly string[] }>) {
      const bundled = Object.values(bundle).flatMap((output) => output.moduleIds ?? []);
      const found = simulatedModules(bundled);
      if (found.length > 0) {
        throw new SiteError(`The contest is live, and the site would carry what is simulated: ${found.join(', ')}.`);
      }
    },
  };
}

/** Returns the demonstration's modules in a bundle, relative to the project's root. */
export function simulatedModules(moduleIds: readonly string[]): string[] {
  const paths = moduleIds.map((id) => id.replaceAll('\\', '/').replace(/[?#].*$/s, ''));
  const simulated = paths.filter((path) => path.includes(SIMULATED));
  return [...new Set(simulated.map((path) => path.slice(path.indexOf(SIMULATED) + 1)))].sort();
}
