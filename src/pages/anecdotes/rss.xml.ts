import type { APIRoute } from 'astro';
import { feedResponse } from '../../features/feeds/feed.ts';
import { FEEDS } from '../../presentation/feeds.ts';
import { siteUrl } from '../../presentation/site-url.ts';

export const GET: APIRoute = ({ site }) => feedResponse(FEEDS.anecdotes, siteUrl(site));
