import type { APIRoute } from 'astro';
import { MANIFEST } from '../features/web-manifest/manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(MANIFEST), { headers: { 'Content-Type': 'application/manifest+json' } });
