import type { APIRoute } from 'astro';
import { siteUrl } from '../presentation/site-url.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', siteUrl(site)).href}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
