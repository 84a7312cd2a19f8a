import type { APIRoute } from 'astro';
import { sitemapChunks, sitemapXml } from '../../core/site/sitemap.ts';
import { siteOfThisBuild } from '../../build/site.ts';
import { siteUrl } from '../../presentation/site-url.ts';

export async function getStaticPaths() {
  const { pages } = await siteOfThisBuild();
  return sitemapChunks(pages).map((chunk, index) => ({ params: { chunk: String(index + 1) }, props: { chunk } }));
}

export const GET: APIRoute = ({ props, site }) =>
  new Response(sitemapXml(props['chunk'], siteUrl(site)), { headers: { 'Content-Type': 'application/xml' } });
