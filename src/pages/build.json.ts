import { randomUUID } from 'node:crypto';
import type { APIRoute } from 'astro';
import type { BuildRecord } from '../core/site/build-record.ts';
import { siteOfThisBuild } from '../build/site.ts';

/** Names the build that is online. */
export const GET: APIRoute = async () => {
  const { pages, contentKey, isFallback } = await siteOfThisBuild();
  const record: BuildRecord = {
    buildId: process.env['BUILD_ID'] || randomUUID(),
    builtAt: new Date().toISOString(),
    pageCount: pages.length,
    contentKey,
    codeKey: process.env['CODE_KEY'] ?? '',
    fallback: isFallback,
  };
  return Response.json(record);
};
