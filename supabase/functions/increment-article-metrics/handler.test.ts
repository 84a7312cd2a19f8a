import { describe, expect, it, vi } from 'vitest';
import { type Count, handle } from './handler.ts';

const ARTICLE = 'b8a3c1de-0000-4000-8000-000000000001';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const SOURCE = { header: 'x-forwarded-for', trustedHops: 1 };
const NOON = '2026-11-20T12:00:00Z';

interface Visit {
  body?: unknown;
  text?: string;
  method?: string;
  agent?: string | null;
  address?: string | null;
  now?: string;
  secret?: string;
}

/** Sends one visit; `recorded` lists the calls to the database. */
async function send(visit: Visit = {}, count: Count | null = { counted: true, views: 3, reads: 1 }) {
  const { method = 'POST', agent = FIREFOX, address = '203.0.113.7', now = NOON, secret = 'key' } = visit;
  const headers = new Headers();
  if (agent !== null) headers.set('user-agent', agent);
  if (address !== null) headers.set('x-forwarded-for', address);
  const text = visit.text ?? JSON.stringify(visit.body ?? { articleId: ARTICLE, type: 'view' });
  const body = ['GET', 'HEAD'].includes(method) ? null : text;
  const record = vi.fn(async (_articleId: string, _metric: string, _visitor: string, _network: string) => count);
  const request = new Request('http://site.test/functions/v1/increment-article-metrics', { method, headers, body });
  const response = await handle(request, { record, source: SOURCE, secret, now: () => new Date(now) });
  return { response, recorded: record.mock.calls };
}

const visitorOf = async (visit: Visit = {}) => (await send(visit)).recorded[0]?.[2];
const networkOf = async (visit: Visit = {}) => (await send(visit)).recorded[0]?.[3];

describe('increment-article-metrics', () => {
  it.each(['view', 'read'])('counts a %s and answers with the counts', async (type) => {
    const { response, recorded } = await send({ body: { articleId: ARTICLE, type } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ counted: true, views: 3, reads: 1 });
    const hash = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
    expect(recorded).toEqual([[ARTICLE, type, hash, hash]]);
  });

  it('answers counted: false to a repeated visit', async () => {
    const { response } = await send({}, { counted: false, views: 3, reads: 1 });
    expect([response.status, await response.json()]).toEqual([200, { counted: false, views: 3, reads: 1 }]);
  });

  it('answers 404 for an unknown or unpublished article', async () => {
    expect((await send({}, null)).response.status).toBe(404);
  });

  it('answers a CORS preflight request', async () => {
    const { response, recorded } = await send({ method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type']) {
      expect(response.headers.get('access-control-allow-headers')?.split(', ')).toContain(name);
    }
    expect(recorded).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('answers 405 to %s', async (method) => {
    const { response, recorded } = await send({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(recorded).toEqual([]);
  });

  it('stops reading a body that is too large, and answers 400', async () => {
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        if (chunks > 100) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    const record = vi.fn();
    const response = await handle(new Request('http://site.test/', init), {
      record,
      source: SOURCE,
      secret: 'key',
      now: () => new Date(NOON),
    });
    expect([response.status, await response.json()]).toEqual([400, { error: 'The body is too large' }]);
    expect(chunks).toBeLessThan(10);
  });

  it.each([
    ['an empty body', '', 'The body is not JSON'],
    ['no JSON', 'articleId=1', 'The body is not JSON'],
    ['cut JSON', '{"articleId":', 'The body is not JSON'],
    ['null', 'null', 'articleId must be the id of an article'],
    ['a number', '1', 'articleId must be the id of an article'],
    ['a list', '[]', 'articleId must be the id of an article'],
    ['no articleId', '{"type":"view"}', 'articleId must be the id of an article'],
    ['a list as articleId', `{"articleId":["${ARTICLE}"],"type":"view"}`, 'articleId must be the id of an article'],
    ['a slug as articleId', '{"articleId":"mon-article","type":"view"}', 'articleId must be the id of an article'],
    ['more than a UUID', `{"articleId":"${ARTICLE}0","type":"view"}`, 'articleId must be the id of an article'],
    [
      'a line break after the UUID',
      `{"articleId":"${ARTICLE}\\n","type":"view"}`,
      'articleId must be the id of an article',
    ],
    ['SQL', `{"articleId":"${ARTICLE}' or 1=1","type":"view"}`, 'articleId must be the id of an article'],
    ['no type', `{"articleId":"${ARTICLE}"}`, "type must be 'view' or 'read'"],
    ['another type', `{"articleId":"${ARTICLE}","type":"like"}`, "type must be 'view' or 'read'"],
    ['a type in capitals', `{"articleId":"${ARTICLE}","type":"VIEW"}`, "type must be 'view' or 'read'"],
    ['a list as type', `{"articleId":"${ARTICLE}","type":["view"]}`, "type must be 'view' or 'read'"],
    ['1,025 characters', ' '.repeat(1025), 'The body is too large'],
  ])('answers 400 with the reason to %s', async (_, text, error) => {
    const { response, recorded } = await send({ text });
    expect([response.status, await response.json()]).toEqual([400, { error }]);
    expect(recorded).toEqual([]);
  });

  it('accepts a body of 1,024 characters, an id in capitals and unknown fields', async () => {
    const text = JSON.stringify({ articleId: ARTICLE.toUpperCase(), type: 'view', views: 1_000_000 }).padEnd(1024);
    const { response, recorded } = await send({ text });
    expect(response.status).toBe(200);
    expect(recorded[0]?.slice(0, 2)).toEqual([ARTICLE.toUpperCase(), 'view']);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    '',
    null,
  ])('does not count a visit by the user agent %j', async (agent) => {
    const { response, recorded } = await send({ agent });
    expect([response.status, await response.json()]).toEqual([200, { counted: false }]);
    expect(recorded).toEqual([]);
  });

  it.each([
    ['a count', {}],
    ['a wrong body', { text: '' }],
    ['a wrong method', { method: 'PUT' }],
    ['a bot', { agent: 'Googlebot' }],
  ])('allows every origin to read the answer to %s, and forbids caching', async (_, visit) => {
    const { headers } = (await send(visit)).response;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('throws the error of a failing database', async () => {
    const request = new Request('http://site.test/', {
      method: 'POST',
      headers: { 'user-agent': FIREFOX },
      body: JSON.stringify({ articleId: ARTICLE, type: 'view' }),
    });
    const record = () => Promise.reject(new Error('No database'));
    await expect(handle(request, { record, source: SOURCE, secret: 'key', now: () => new Date(NOON) })).rejects.toThrow(
      'No database',
    );
  });
});

describe("a visitor's fingerprint", () => {
  it.each([
    ['later that day', { now: '2026-11-20T23:59:59Z' }],
    ['on another article', { body: { articleId: ARTICLE.replace('b8', 'c9'), type: 'view' } }],
    ['for another metric', { body: { articleId: ARTICLE, type: 'read' } }],
    ['behind a forged address in the header', { address: '6.6.6.6, 203.0.113.7' }],
  ])('is the same %s', async (_, visit) => {
    expect(await visitorOf(visit)).toBe(await visitorOf());
  });

  it.each([
    ['the next day', { now: '2026-11-21T00:00:00Z' }],
    ['at another address', { address: '203.0.113.8' }],
    ['without an address', { address: null }],
    ['in another browser', { agent: SAFARI }],
    ['under another key', { secret: 'other key' }],
  ])('differs %s', async (_, visit) => {
    expect(await visitorOf(visit)).not.toBe(await visitorOf());
  });

  it('differs from the hash of its network, which every browser of the network shares for a day', async () => {
    const one = await networkOf({ address: '2001:db8:1:2::1' });
    expect(await networkOf({ address: '2001:db8:1:2::2', agent: SAFARI })).toBe(one);
    expect(await networkOf({ address: '2001:db8:1:3::1' })).not.toBe(one);
    expect(await networkOf({ address: '2001:db8:1:2::1', now: '2026-11-21T00:00:00Z' })).not.toBe(one);
    expect(await visitorOf({ address: '2001:db8:1:2::1' })).not.toBe(one);
  });

  it('differs when a character moves from the address to the user agent', async () => {
    const one = await visitorOf({ address: '203.0.113.1', agent: `2${FIREFOX}` });
    expect(one).not.toBe(await visitorOf({ address: '203.0.113.12', agent: FIREFOX }));
  });

  it('reveals neither address nor browser, nor their unkeyed hash, to the database', async () => {
    const { recorded } = await send();
    const said = JSON.stringify(recorded);
    for (const trace of ['203.0.113.7', 'Firefox', 'key']) expect(said).not.toContain(trace);
    const plain = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(`2026-11-20\n203.0.113.7\n${FIREFOX}`),
    );
    expect(said).not.toContain(Buffer.from(plain).toString('hex').slice(0, 32));
  });
});
