import { createRequire } from 'node:module';
import { buildSite } from '../../publisher/build.ts';
import type { BuildUnderTest } from './build-under-test.ts';

const { version } = createRequire(import.meta.url)('astro/package.json') as { version: string };

/** The site's own build, which reads its articles from the database that the environment names. */
export function astroBuild(environment: Record<string, string>): BuildUnderTest {
  return {
    name: `astro build ${version}`,
    side: 'own',
    prepare: async () => undefined,
    build: (site, onStart) => buildSite(site, environment, new AbortController().signal, onStart),
  };
}
