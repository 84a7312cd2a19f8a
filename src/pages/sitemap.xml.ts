export { GET } from './sitemap-index.xml.ts';
