import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { siteBuild } from './src/presentation/build-integration.ts';
import { tightPolicies } from './src/presentation/tight-policies.ts';
import { searchIndex } from './src/presentation/search-integration.ts';
import { localEnvironment } from './scripts/local-environment.ts';
import { socialPictures } from './scripts/social-pictures/integration.ts';
import { readTracker, trackerOrigin } from './src/core/tracking/tracker.ts';

localEnvironment();

const databaseOrigin = process.env.PUBLIC_SUPABASE_URL ? new URL(process.env.PUBLIC_SUPABASE_URL).origin : null;
const own = databaseOrigin ? `'self' ${databaseOrigin}` : "'self'";
const tracker = readTracker(process.env);
const tracking = tracker ? ` ${trackerOrigin(tracker)}` : '';

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 64 },
  integrations: [react(), siteBuild(), tightPolicies(), searchIndex(), socialPictures()],
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src ${own}${tracking} data:`,
        `connect-src ${own}${databaseOrigin ? ` ${databaseOrigin.replace(/^http/, 'ws')}` : ''}${tracking}`,
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      ...(tracker && { scriptDirective: { resources: ["'self'", trackerOrigin(tracker)] } }),
    },
  },
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
  },
});
