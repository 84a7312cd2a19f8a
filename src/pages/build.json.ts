import { randomUUID } from 'node:crypto';
import type { APIRoute } from 'astro';
import { siteOfThisBuild } from '../build/site.ts';
import { buildRecordText } from '../core/site/build-record.ts';

export const GET: APIRoute = async () => {
  const build = {
    buildId: process.env['BUILD_ID'] || randomUUID(),
    codeKey: process.env['CODE_KEY'] ?? '',
    now: new Date(),
  };
  const text = buildRecordText(await siteOfThisBuild(), build);
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
};
