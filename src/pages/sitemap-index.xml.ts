import type { APIRoute } from 'astro';
import { sitemapIndexXml } from '../core/site/sitemap.ts';
import { sitemapChunks } from '../core/site/sitemap-chunks.ts';
import { siteOfThisBuild } from '../build/site.ts';
import { siteUrl } from '../presentation/site-url.ts';

export const GET: APIRoute = async ({ site }) => {
  const { pages } = await siteOfThisBuild();
  return new Response(sitemapIndexXml(sitemapChunks(pages), siteUrl(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
