import { expect, inject, it } from 'vitest';

const { url } = inject('site');
const ask = (address: string) => fetch(url + address);

it('seven pages each name a social picture of their own, served as a PNG of 1200 × 630 pixels', async () => {
  const pages = ['/', '/blog', '/anecdotes', '/inscription', '/quiz', '/concours', '/blog/ecrire-une-bio'];
  const pictures = await Promise.all(
    pages.map(async (address) => {
      const html = await (await ask(address)).text();
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
      return new URL(picture).pathname;
    }),
  );
  expect(new Set(pictures).size).toBe(pages.length);
  for (const picture of pictures) {
    const answer = await ask(picture);
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it('no other file is served under the address of pictures', async () => {
  const addresses = ['/social/AAAAAAAAAAAA.png', '/social/', '/social/%2e%2e/credentials.json'];
  for (const address of addresses) expect((await ask(address)).status, address).toBe(404);
});
