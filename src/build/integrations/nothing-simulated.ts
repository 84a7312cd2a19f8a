import type { AstroIntegration } from 'astro';
import { readContest } from '../../core/contest/contest-settings.ts';
import { SiteError } from '../../core/site/site-error.ts';

/** Where all that a contest's demonstration makes up stands. */
const SIMULATED = '/src/features/contest/demo/';

/** Fails a build whose contest is live when one of its bundles holds anything of the demonstration. */
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

/** A plugin of the bundler that refuses each bundle which the demonstration has reached. */
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

/** The modules of the demonstration among those of a bundle, from the project's root, each once. */
export function simulatedModules(moduleIds: readonly string[]): string[] {
  const paths = moduleIds.map((id) => id.replaceAll('\\', '/').replace(/[?#].*$/s, ''));
  const simulated = paths.filter((path) => path.includes(SIMULATED));
  return [...new Set(simulated.map((path) => path.slice(path.indexOf(SIMULATED) + 1)))].sort();
}
