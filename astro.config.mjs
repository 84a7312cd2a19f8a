import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { commonPolicy } from './src/build/content-security-policy.ts';
import { siteBuild } from './src/build/integrations/site-build.ts';
import { tightPolicies } from './src/build/integrations/tight-policies.ts';
import { searchIndex } from './src/build/integrations/search-index.ts';
import { withoutStyleParser } from './src/build/without-style-parser.ts';
import { localEnvironment } from './scripts/settings/local-environment.ts';
import { socialPictures } from './src/build/integrations/social-pictures.ts';

localEnvironment();

/** What runs on every page: the look for an administrator, and fetching ahead. */
const PAGE_SCRIPTS = ['/src/presentation/admin-tools/starter.ts', '/src/presentation/prefetch/starter.ts'];

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 64 },
  integrations: [react(), siteBuild(PAGE_SCRIPTS), tightPolicies(), searchIndex(), socialPictures()],
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
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    // Bundles with parts that are loaded when needed: the back office, and the tools on the cards.
    worker: { format: 'es', plugins: () => [withoutStyleParser()] },
  },
});
