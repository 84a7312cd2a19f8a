import type { APIRoute } from 'astro';
import { siteOfThisBuild } from '../build/site.ts';

/** Where every known address of an article leads: for the server's redirects. */
export const GET: APIRoute = async () => Response.json((await siteOfThisBuild()).addressBook);
