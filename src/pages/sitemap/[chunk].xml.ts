import type { APIRoute } from 'astro';
import { sitemapXml } from '../../core/site/sitemap.ts';
import { siteOfThisBuild } from '../../build/site.ts';
import { siteUrl } from '../../presentation/site-url.ts';

export async function getStaticPaths() {
  const { sitemapChunks } = await siteOfThisBuild();
  return sitemapChunks.map(({ name }) => ({ params: { chunk: name } }));
}

export const GET: APIRoute = async ({ params, site }) => {
  const { sitemapChunks } = await siteOfThisBuild();
  const chunk = sitemapChunks.find(({ name }) => name === params['chunk']) ?? { entries: [] };
  return new Response(sitemapXml(chunk, siteUrl(site)), { headers: { 'Content-Type': 'application/xml' } });
};
