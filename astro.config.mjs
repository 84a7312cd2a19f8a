import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { keyOfCleaningRules } from './src/build/article-bodies/cleaning-rules.ts';
import { backOfficeModules } from './src/build/back-office-modules.ts';
import { keyOfSources } from './src/build/code-key.ts';
import { commonPolicy } from './src/build/content-security-policy.ts';
import { nothingSimulated } from './src/build/integrations/nothing-simulated.ts';
import { siteBuild } from './src/build/integrations/site-build.ts';
import { finishedPages } from './src/build/integrations/finished-pages.ts';
import { renderer } from './src/build/renderer/adapter.ts';
import { withoutStyleParser } from './src/build/without-style-parser.ts';
import { readClaims } from './src/core/configuration.ts';
import { PUBLIC_PREFIXES, refusePublicSecrets } from './src/core/public-settings.ts';
import { readSiteUrl } from './src/core/site/site-url.ts';
import { readTracker } from './src/core/tracking/tracker.ts';
import { localEnvironment } from './server/settings/local-environment.ts';
import { socialPictures } from './src/build/integrations/social-pictures.ts';

localEnvironment();
refusePublicSecrets(process.env);

/** Cache of rendered article bodies between builds, also in CI. A publisher sets its own. */
process.env.CLEANING_RULES = keyOfCleaningRules();
process.env.KEPT_BODIES ||= fileURLToPath(new URL('node_modules/.cache/article-bodies', import.meta.url));

/** Scripts of every page. */
const PAGE_SCRIPTS = ['/src/presentation/admin-tools/starter.ts', '/src/presentation/prefetch/starter.ts'];

/** Chunks of all islands: one file each, since many small ones compress worse. */
const ISLAND_FILES = [
  { name: 'start-island', test: /preload-helper|islands\/start-island/, priority: 2 },
  { name: 'island', test: /node_modules\/(?:react|react-dom|scheduler)\/|presentation\/islands\//, priority: 1 },
];

const backOffice = backOfficeModules();
/** Folder of the code with which a publisher renders pages. */
const rendererFolder = process.env.RENDERER_FOLDER;
/**
 * Reuses unchanged pages of the last build. Only for callers that discard the cache of a failed build, which holds
 * unlisted pages.
 */
const isIncremental = process.env.INCREMENTAL_BUILD === 'true' && !rendererFolder;
if (isIncremental) process.env.CODE_KEY = keyOfSources(process.env);

export default defineConfig({
  site: readSiteUrl(process.env) ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 64 },
  experimental: { incrementalBuild: isIncremental },
  integrations: [
    react(),
    siteBuild(PAGE_SCRIPTS, Boolean(rendererFolder)),
    nothingSimulated(),
    ...(rendererFolder ? [] : [finishedPages(backOffice.found), socialPictures()]),
  ],
  adapter: rendererFolder ? renderer(pathToFileURL(`${rendererFolder}/`), backOffice.found) : undefined,
  devToolbar: { enabled: false },
  security: { csp: commonPolicy(process.env) },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          { weight: 750, style: 'normal', src: ['./src/presentation/fonts/bricolage-grotesque-french.woff2'] },
        ],
      },
    },
  ],
  vite: {
    // Variables with these prefixes may appear in pages.
    envPrefix: PUBLIC_PREFIXES,
    // Values are checked at build time: browsers only receive the results.
    define: {
      'import.meta.env.CLAIMS': JSON.stringify(readClaims(process.env)),
      'import.meta.env.TRACKER': JSON.stringify(readTracker(process.env)),
    },
    plugins: [tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ISLAND_FILES } } } } } },
    // Inlines addresses, which would otherwise need a file that every page loads.
    build: { assetsInlineLimit: 0, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
    // Bundles that load parts on demand: the back office, and the tools on the cards.
    worker: { format: 'es', plugins: () => [withoutStyleParser(), backOffice.plugin()] },
  },
});
