import { PRODUCT_NAME, PRODUCT_TAGLINE } from '../../core/product.ts';
import { ANECDOTES_ADDRESS, BLOG_ADDRESS, LANDING_ADDRESS } from '../../core/site/addresses.ts';
import { THEME_COLOR } from '../../core/colours.ts';

export const MANIFEST = {
  id: LANDING_ADDRESS,
  name: `${PRODUCT_NAME}\u00a0: rencontres et magazine`,
  short_name: PRODUCT_NAME,
  description: `${PRODUCT_TAGLINE}, et son magazine.`,
  lang: 'fr',
  dir: 'ltr',
  start_url: LANDING_ADDRESS,
  scope: LANDING_ADDRESS,
  // Keeps the browser's back and reload buttons: the site has none of its own.
  display: 'minimal-ui',
  theme_color: THEME_COLOR.light,
  background_color: THEME_COLOR.light,
  categories: ['lifestyle', 'social', 'magazines'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Lire le blog', short_name: 'Blog', url: BLOG_ADDRESS },
    { name: 'Lire les anecdotes', short_name: 'Anecdotes', url: ANECDOTES_ADDRESS },
  ],
};
