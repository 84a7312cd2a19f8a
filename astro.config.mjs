import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { keyOfBodyCode } from './src/build/article-bodies/body-code-key.ts';
import { backOfficeModules } from './src/build/back-office-modules.ts';
import { keyOfSources } from './src/build/code-key.ts';
import { commonPolicy } from './src/build/content-security-policy.ts';
import { demonstrationCheck } from './src/build/integrations/demonstration-check.ts';
import { siteBuild } from './src/build/integrations/site-build.ts';
import { finishedPages } from './src/build/integrations/finished-pages.ts';
import { MODULE_ALIASES, withoutStyleParser } from './src/build/replaced-modules.ts';
import { renderer } from './src/build/renderer/adapter.ts';
import { readClaims } from './src/core/configuration.ts';
import { PUBLIC_PREFIXES, refusePublicSecrets } from './src/core/public-settings.ts';
import { readSiteUrl } from './src/core/site/site-url.ts';
import { readTracker } from './src/core/tracking/tracker.ts';
import { localEnvironment } from './server/settings/local-environment.ts';
import { socialPictures } from './src/build/integrations/social-pictures.ts';

localEnvironment();
refusePublicSecrets(process.env);

process.env.BODY_CODE_KEY = keyOfBodyCode();
/** Folder that keeps rendered article bodies between builds, also in CI. The publisher sets another folder. */
process.env.BODY_CACHE ||= fileURLToPath(new URL('node_modules/.cache/article-bodies', import.meta.url));

/** Scripts of every page. */
const PAGE_SCRIPTS = ['/src/presentation/admin-tools/starter.ts', '/src/presentation/prefetch/starter.ts'];

/** Files into which the shared code of all islands is bundled: more and smaller files would compress worse. */
const ISLAND_FILES = [
  { name: 'start-island', test: /preload-helper|islands\/start-island/, priority: 2 },
  { name: 'island', test: /node_modules\/(?:react|react-dom|scheduler)\/|presentation\/islands\//, priority: 1 },
];

const backOffice = backOfficeModules();
/** Folder into which this build writes the code with which a publisher renders pages. Unset when the build renders them. */
const rendererFolder = process.env.RENDERER_FOLDER;
/**
 * Whether the build reuses unchanged pages of the last one. Set INCREMENTAL_BUILD only where `node_modules/.astro` of a failed build
 * is discarded: after a failure, that folder holds pages that its own list of pages lacks.
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
    demonstrationCheck(),
    ...(rendererFolder ? [] : [finishedPages(backOffice.modules), socialPictures()]),
  ],
  adapter: rendererFolder ? renderer(pathToFileURL(`${rendererFolder}/`), backOffice.modules) : undefined,
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
    // Settings that the build reads and checks; browsers receive the results as constants.
    define: {
      'import.meta.env.CLAIMS': JSON.stringify(readClaims(process.env)),
      'import.meta.env.TRACKER': JSON.stringify(readTracker(process.env)),
    },
    plugins: [tailwindcss()],
    resolve: { alias: MODULE_ALIASES },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ISLAND_FILES } } } } } },
    // Inlines constants, such as addresses: their module would be one more file that every page loads.
    build: { assetsInlineLimit: 0, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
    // The back office and the tools on cards are no workers, but bundled as such: Vite's preloader then stays out of visitors' scripts.
    worker: { format: 'es', plugins: () => [withoutStyleParser(), backOffice.plugin()] },
  },
});
