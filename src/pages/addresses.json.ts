import type { APIRoute } from 'astro';
import { siteOfThisBuild } from '../build/site.ts';

/** Returns the address book, for the server's redirects. */
export const GET: APIRoute = async () =>
  new Response((await siteOfThisBuild()).addressBookText, { headers: { 'content-type': 'application/json' } });
