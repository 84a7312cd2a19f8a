import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** Posts a PNG to a path as it is written: `fetch` would shorten it. Returns the status of the answer. */
function postAsWritten(writtenPath: string, accessToken = ''): Promise<number | undefined> {
  const { hostname, port } = new URL(backend.url);
  const headers = {
    apikey: backend.credentials.publishableKey,
    authorization: `Bearer ${accessToken}`,
    'content-type': 'image/png',
  };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: writtenPath, method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject).end(PNG);
  });
}

function ask(pathname: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, init);
}

describe('storage', () => {
  const bucket = (client: Client) => client.storage.from('article-images');

  it('lets an administrator add an image that visitors can load', async () => {
    const { error } = await bucket(administrator).upload('2026/une.png', PNG, { contentType: 'image/png' });
    expect(error).toBeNull();
    const { publicUrl } = bucket(backend.visitor()).getPublicUrl('2026/une.png').data;
    const response = await fetch(publicUrl);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });

  it('lets neither a visitor nor an account without role add or remove an image', async () => {
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await bucket(client).upload('intrus.png', PNG, { contentType: 'image/png' })).error).not.toBeNull();
      await bucket(client).remove(['2026/une.png']);
    }
    expect((await bucket(administrator).list('2026')).data).toHaveLength(1);
  });

  it.each([
    ['an HTML page', '<script>', 'text/html'],
    ['an SVG drawing', '<svg/>', 'image/svg+xml'],
    ['an HTML page declared as a PNG', '<script>alert(1)</script>', 'image/png'],
  ])('refuses %s', async (_case, text, contentType) => {
    const bytes = new TextEncoder().encode(text);
    expect((await bucket(administrator).upload('faux.png', bytes, { contentType })).error).not.toBeNull();
  });

  it('refuses an image of more than 5 MB', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PNG);
    expect(
      (await bucket(administrator).upload('grande.png', large, { contentType: 'image/png' })).error,
    ).not.toBeNull();
  });

  it('checks the bytes of a file at an address with an encoded letter, too', async () => {
    const { data } = await administrator.auth.getSession();
    const response = await ask('/storage/v1/%6fbject/article-images/page.png', {
      method: 'POST',
      headers: {
        apikey: backend.credentials.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'image/png',
      },
      body: '<script>alert(1)</script>',
    });
    expect(response.status).toBe(415);
  });

  it('accepts a file sent as a form, as supabase-js does in browsers, and checks its bytes and size', async () => {
    const file = new Blob([PNG], { type: 'image/png' });
    const { error } = await bucket(administrator).upload('formulaire.png', file, { cacheControl: '86400' });
    expect(error).toBeNull();
    const response = await fetch(bucket(administrator).getPublicUrl('formulaire.png').data.publicUrl);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('max-age=86400');
    const page = new Blob(['<script>'], { type: 'image/png' });
    expect((await bucket(administrator).upload('faux.png', page)).error).not.toBeNull();
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PNG);
    const largeFile = new Blob([large], { type: 'image/png' });
    expect((await bucket(administrator).upload('grande.png', largeFile)).error?.message).toContain('maximum');
  });

  it('stores one of four files sent at once under the same name, and refuses the others as duplicates', async () => {
    const images = [1, 2, 3, 4].map((last) => Uint8Array.from([...PNG, last]));
    const answers = await Promise.all(
      images.map((image) => bucket(administrator).upload('ensemble.png', image, { contentType: 'image/png' })),
    );
    const kept = answers.findIndex(({ error }) => error === null);
    const refused = answers.filter((_, index) => index !== kept);
    expect(refused.map(({ error }) => error)).toEqual(
      Array(3).fill(expect.objectContaining({ statusCode: '409', message: 'The resource already exists' })),
    );
    const response = await fetch(bucket(administrator).getPublicUrl('ensemble.png').data.publicUrl);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(images[kept]);
  });

  it('keeps files with similar names apart when one is added, removed, copied or moved', async () => {
    const upload = (name: string) => bucket(administrator).upload(name, PNG, { contentType: 'image/png' });
    const names = [
      'chat.gif',
      'chat.gif.description',
      'chat.gif.json',
      'chat.gif/au-lit.png',
      'CHAT.gif',
      `${'long'.repeat(100)}.png`,
    ];
    for (const name of names) expect((await upload(name)).error, name).toBeNull();
    for (const name of names) {
      const response = await fetch(bucket(administrator).getPublicUrl(name).data.publicUrl);
      expect([response.status, response.headers.get('content-type')], name).toEqual([200, 'image/png']);
    }
    expect((await bucket(administrator).remove(['chat.gif'])).error).toBeNull();
    expect((await fetch(bucket(administrator).getPublicUrl('CHAT.gif').data.publicUrl)).status).toBe(200);
    expect((await bucket(administrator).copy('CHAT.gif', 'copie/chat.gif')).error).toBeNull();
    expect((await bucket(administrator).move('copie/chat.gif', 'ailleurs.gif')).error).toBeNull();
    expect((await fetch(bucket(administrator).getPublicUrl('ailleurs.gif').data.publicUrl)).status).toBe(200);
  });

  it('serves files with a sandbox policy and nosniff', async () => {
    const { publicUrl } = bucket(backend.visitor()).getPublicUrl('2026/une.png').data;
    for (const address of [
      publicUrl,
      publicUrl.replace('/public/', '/authenticated/'),
      publicUrl.replace('/public/', '/'),
    ]) {
      const { headers } = await fetch(address, { headers: { apikey: backend.credentials.publishableKey } });
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['a null character', 'a%00.png'],
    ['an encoded slash', 'a%2F..%2Fb.png'],
    ['a backslash', 'a%5Cb.png'],
    ['a byte that is not UTF-8', '%ff.png'],
    ['a percent sign', 'a%25.png'],
    ['an accent in decomposed form', 'e%CC%81t%C3%A9.png'],
    ['a thousand characters', `${'x'.repeat(1_000)}.png`],
    ['no character', ''],
    ['a folder without name', 'a//b.png'],
    ['a folder of dots', 'a/.../b.png'],
  ])('refuses a name with %s', async (_case, name) => {
    const { data } = await administrator.auth.getSession();
    const response = await ask(`/storage/v1/object/article-images/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.credentials.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'image/png',
      },
      body: PNG,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'InvalidKey' });
  });

  it('lists its images for administrators only', async () => {
    expect((await bucket(administrator).list('2026')).data).toHaveLength(1);
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await bucket(client).list('2026')).data ?? []).toEqual([]);
    }
  });

  it('lists images and folders by their names inside the listed folder', async () => {
    const names = async (folder: string) => (await bucket(administrator).list(folder)).data?.map(({ name }) => name);
    expect(await names('2026')).toEqual(['une.png']);
    expect(await names('')).toContain('2026');
  });

  it('refuses to sign an address, with an explanation', async () => {
    const { data, error } = await bucket(administrator).createSignedUrl('2026/une.png', 60);
    expect([data, error?.message]).toEqual([null, expect.stringContaining('Signed addresses are not made here')]);
  });

  it('does not reveal which account added a file', async () => {
    const { data } = await administrator.auth.getUser();
    const told = await ask('/storage/v1/object/info/article-images/2026/une.png', {
      headers: { apikey: backend.credentials.publishableKey },
    });
    expect(told.status).toBe(200);
    const listed = await bucket(administrator).list('2026');
    for (const text of [await told.text(), JSON.stringify(listed.data)]) {
      expect(text).toContain('une.png');
      expect(text).not.toContain(data.user?.id);
    }
  });

  it('stores a file under a name that climbs out of the bucket neither inside the bucket nor outside', async () => {
    const { data } = await administrator.auth.getSession();
    const post = (name: string) =>
      postAsWritten(`/storage/v1/object/article-images/${name}`, data.session?.access_token);
    const files = () => readdirSync(path.join(backend.directory, 'files')).toSorted();
    const before = files();
    const climbing = ['../../evade.png', '%2e%2e/%2e%2e/evade.png', '..%2F..%2Fevade.png', '../../../../../evade.png'];
    expect(await Promise.all(climbing.map(post))).toEqual([404, 404, 400, 404]);
    expect(files()).toEqual(before);
    const everywhere = readdirSync(backend.directory, { recursive: true, encoding: 'utf8' });
    expect(everywhere.filter((file) => file.includes('evade'))).toEqual([]);
    expect(await post('dedans.png')).toBe(200);
    expect(files()).toHaveLength(before.length + 2);
  });

  it('copies and moves no file to a name that climbs out of the bucket', async () => {
    for (const change of ['copy', 'move'] as const) {
      const { error } = await bucket(administrator)[change]('2026/une.png', '../../evade.png');
      expect(error).toMatchObject({ statusCode: '400' });
    }
    expect((await bucket(administrator).list('2026')).data?.map(({ name }) => name)).toEqual(['une.png']);
  });
});
