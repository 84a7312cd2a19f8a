import type { APIRoute } from 'astro';
import { sitemapXml } from '../../core/site/sitemap.ts';
import { sitemapChunks } from '../../core/site/sitemap-chunks.ts';
import { siteOfThisBuild } from '../../build/site.ts';
import { siteUrl } from '../../presentation/site-url.ts';

export async function getStaticPaths() {
  const { pages } = await siteOfThisBuild();
  return sitemapChunks(pages).map(({ name }) => ({ params: { chunk: name } }));
}

export const GET: APIRoute = async ({ params, site }) => {
  const { pages } = await siteOfThisBuild();
  const chunk = sitemapChunks(pages).find(({ name }) => name === params['chunk']) ?? { entries: [] };
  return new Response(sitemapXml(chunk, siteUrl(site)), { headers: { 'Content-Type': 'application/xml' } });
};
