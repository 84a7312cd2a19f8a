import type { APIRoute } from 'astro';
import { robotsText } from '../core/site/sitemap.ts';
import { siteUrl } from '../presentation/site-url.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(robotsText(siteUrl(site)), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
