import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LARGEST_PICTURE } from '../../src/core/image/stored-picture.ts';
import { uploadPictureBy } from '../../src/gateway/browser/pictures.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
  webp: [...'RIFF\0\0\0\0WEBP'].map((letter) => letter.charCodeAt(0)),
  avif: [...'\0\0\0\0ftypavif'].map((letter) => letter.charCodeAt(0)),
};

function picture(kind: keyof typeof SIGNATURES, size = 100): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(SIGNATURES[kind]);
  return new Blob([bytes]);
}

/** Returns a `fetch` that sends the headers of a signed-in browser. */
function fetchAs(client: Client): typeof globalThis.fetch {
  return async (input, init) => {
    const { data } = await client.auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set('apikey', backend.credentials.publishableKey);
    headers.set('authorization', `Bearer ${data.session?.access_token ?? backend.credentials.publishableKey}`);
    return fetch(input, { ...init, headers });
  };
}

const answering =
  (status: number, body: unknown): typeof globalThis.fetch =>
  async () =>
    Response.json(body, { status });

describe('a picture', () => {
  it.each(['png', 'jpg', 'gif', 'webp', 'avif'] as const)(
    'is stored at a public address with its type: %s',
    async (kind) => {
      const outcome = await uploadPictureBy(fetchAs(administrator), picture(kind));
      if (outcome.kind !== 'uploaded') throw new Error(JSON.stringify(outcome));
      expect(outcome.url).toMatch(new RegExp(`/storage/v1/object/public/article-images/[0-9a-f-]{36}\\.${kind}$`));
      const response = await fetch(outcome.url);
      expect(response.headers.get('content-type')).toBe(`image/${kind === 'jpg' ? 'jpeg' : kind}`);
      expect(response.headers.get('cache-control')).toBe('max-age=31536000');
      expect(response.headers.get('x-robots-tag')).toBe('all');
      expect((await response.arrayBuffer()).byteLength).toBe(100);
    },
  );

  it('is uploaded with "x-robots-tag: all", because a hosted storage keeps search engines away', async () => {
    const asked: Headers[] = [];
    await uploadPictureBy(async (_input, init) => {
      asked.push(new Headers(init?.headers));
      return Response.json({});
    }, picture('png'));
    expect(asked.map((headers) => headers.get('x-robots-tag'))).toEqual(['all']);
  });

  it('gets a new name at each upload', async () => {
    const once = await uploadPictureBy(fetchAs(administrator), picture('png'));
    expect(await uploadPictureBy(fetchAs(administrator), picture('png'))).not.toEqual(once);
  });

  it('may have 5 MB, and no more', async () => {
    const largest = await uploadPictureBy(fetchAs(administrator), picture('png', LARGEST_PICTURE));
    expect(largest.kind).toBe('uploaded');
    const tooLarge = picture('png', LARGEST_PICTURE + 1);
    expect(await uploadPictureBy(fetchAs(administrator), tooLarge)).toEqual({ kind: 'refused', reason: 'too-large' });
  });

  it.each([
    ['a drawing with a script', '<svg onload="alert(1)"/>', 'image/svg+xml'],
    ['a page that claims to be a PNG', '<script>alert(1)</script>', 'image/png'],
    ['empty', '', 'image/png'],
  ])('is refused as not a picture when the file is %s', async (_what, text, type) => {
    const file = new Blob([text], { type });
    const refused = { kind: 'refused', reason: 'not-a-picture' };
    expect(await uploadPictureBy(fetchAs(administrator), file)).toEqual(refused);
  });

  it('is refused from visitors and accounts without a role', async () => {
    const member = await uploadPictureBy(fetchAs(await backend.member()), picture('png'));
    expect(member).toEqual({ kind: 'refused', reason: 'not-allowed' });
    const visitor = await uploadPictureBy(fetchAs(backend.visitor()), picture('png'));
    expect(visitor).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^(signed-out|not-allowed)$/),
    });
  });

  it.each<[number, unknown, object]>([
    [401, {}, { kind: 'refused', reason: 'signed-out' }],
    [413, {}, { kind: 'refused', reason: 'too-large' }],
    // A hosted storage has its status in the body.
    [400, { statusCode: '403', error: 'Unauthorized' }, { kind: 'refused', reason: 'not-allowed' }],
    [400, { statusCode: '413' }, { kind: 'refused', reason: 'too-large' }],
    [400, { statusCode: 'constructor' }, { kind: 'unreachable' }],
    [503, null, { kind: 'unreachable' }],
  ])('is reported as refused or unreachable according to the answer %i %j', async (status, body, expected) => {
    expect(await uploadPictureBy(answering(status, body), picture('png'))).toEqual(expected);
  });

  it('is reported as unreachable without a network', async () => {
    const cut: typeof globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await uploadPictureBy(cut, picture('png'))).toEqual({ kind: 'unreachable' });
  });
});
