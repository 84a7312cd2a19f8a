import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicationRequest } from './publisher.ts';
import { answerHook, LARGEST_HOOK_BODY } from './hook.ts';
import { log } from '../operate/log/log.ts';

const SECRET = 'a-secret-of-24-characters';
const QUEUED = '7a4c5a52-9d0c-4b0e-9d7e-0f5f3d1c2b3a';

afterEach(() => vi.restoreAllMocks());

function post(body: BodyInit | null, authorization: string | null = `Bearer ${SECRET}`): Request {
  const headers = authorization === null ? {} : { authorization };
  return new Request('http://site.test/hooks/publish', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

/** Returns a body that is sent piece by piece, without a Content-Length. */
function chunked(pieces: number, size: number, onPull: () => void = () => undefined): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      onPull();
      if (sent++ < pieces) controller.enqueue(new Uint8Array(size).fill(0x20));
      else controller.close();
    },
  });
}

function dependencies() {
  const request = vi.fn(async (_options: PublicationRequest) => 'publication-1');
  return { secret: SECRET, request };
}

describe('answerHook', () => {
  it.each([
    ['no body', null],
    ['an empty body', ''],
    ['the row that changed', '{"type":"UPDATE","table":"articles"}'],
    ['any JSON', 'null'],
    ['a body as large as allowed', `"${'a'.repeat(LARGEST_HOOK_BODY - 2)}"`],
  ])('queues a publication for %s', async (_, body) => {
    const ports = dependencies();
    const response = await answerHook(post(body), ports);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ publicationId: 'publication-1', state: 'queued' });
    expect(ports.request).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, {}],
    ['{"type":"UPDATE"}', { all: false }],
    ['{"all":"yes"}', {}],
    ['{"all":true}', { all: true }],
    [`{"client_payload":{"publication_id":"${QUEUED}"}}`, { all: false, queued: QUEUED }],
    ['{"client_payload":{"publication_id":"1; drop table"}}', { all: false }],
    ['{"client_payload":null}', { all: false }],
    ['{"all":true,"client_payload":{"other":1}}', { all: true }],
  ])('requests a publication with the options of the body %j', async (body, options) => {
    const ports = dependencies();
    await answerHook(post(body), ports);
    expect(ports.request).toHaveBeenCalledWith(options);
  });

  it.each(['{', 'publish', '{"a":1}x', '\u0000', 'undefined', "{'a':1}"])(
    'refuses %j, which is not JSON',
    async (body) => {
      const ports = dependencies();
      const response = await answerHook(post(body), ports);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'The body is not JSON' });
      expect(ports.request).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['no authorization', null],
    ['an empty authorization', ''],
    ['a secret of the same length', `Bearer ${SECRET.replace('a', 'b')}`],
    ['a shorter secret', `Bearer ${SECRET.slice(0, -1)}`],
    ['a longer secret', `Bearer ${SECRET}x`],
    ['no secret', 'Bearer '],
    ['the secret alone', SECRET],
    ['another scheme', `Basic ${SECRET}`],
    ['two secrets', `Bearer ${SECRET}, Bearer ${SECRET}`],
  ])('answers 401 to %s, without reading the body', async (_, authorization) => {
    const ports = dependencies();
    const request = post('{', authorization);
    const response = await answerHook(request, ports);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(request.bodyUsed).toBe(false);
    expect(await response.text()).not.toContain(SECRET);
    expect(ports.request).not.toHaveBeenCalled();
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const ports = dependencies();
    const headers = { authorization: `Bearer ${SECRET}` };
    const response = await answerHook(new Request('http://site.test/hooks/publish', { method, headers }), ports);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(ports.request).not.toHaveBeenCalled();
  });

  it('refuses a body that declares more than 64 kB before it has come', async () => {
    expect(LARGEST_HOOK_BODY).toBe(65_536);
    const ports = dependencies();
    const request = post('{}');
    request.headers.set('content-length', String(LARGEST_HOOK_BODY + 1));
    const response = await answerHook(request, ports);
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(request.bodyUsed).toBe(false);
    expect(ports.request).not.toHaveBeenCalled();
  });

  it('stops reading a chunked body once it is larger than 64 kB', async () => {
    const ports = dependencies();
    let pulls = 0;
    const endless = chunked(Infinity, 16 * 1024, () => (pulls += 1));
    const response = await answerHook(post(endless), ports);
    expect(response.status).toBe(413);
    expect(pulls).toBeLessThan(10);
    expect(ports.request).not.toHaveBeenCalled();
  });

  it('refuses a body above 64 kB although its Content-Length is smaller', async () => {
    const request = post(chunked(5, 16 * 1024));
    request.headers.set('content-length', '2');
    expect((await answerHook(request, dependencies())).status).toBe(413);
  });

  it('accepts a body that arrives in pieces', async () => {
    const text = new Blob(['{"a"', ':', '1}']).stream();
    const response = await answerHook(post(text), dependencies());
    expect(response.status).toBe(202);
  });

  it('answers 503 with a hint but without the cause when the publication cannot be recorded', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const failing = { secret: SECRET, request: () => Promise.reject(new Error('password of postgres')) };
    const response = await answerHook(post('{}'), failing);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('SUPABASE_SECRET_KEY');
    expect(text).not.toContain('password');
    expect(told).toHaveBeenCalledTimes(1);
  });
});
