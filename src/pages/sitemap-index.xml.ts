import type { APIRoute } from 'astro';
import { sitemapIndexXml } from '../core/site/sitemap.ts';
import { siteOfThisBuild } from '../build/site.ts';
import { siteUrl } from '../presentation/site-url.ts';

export const GET: APIRoute = async ({ site }) => {
  const { sitemapChunks } = await siteOfThisBuild();
  return new Response(sitemapIndexXml(sitemapChunks, siteUrl(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
