import { describe, expect, it } from 'vitest';
import { PlainHeaders } from './plain-headers.ts';
import { PlainResponse } from './plain-response.ts';

describe('a plain response', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer> | null, ResponseInit | undefined]>([
    ['text with accents', 'Été à Nîmes, « déjà » 💋', undefined],
    ['bytes', new Uint8Array([0, 255, 128]), undefined],
    ['nothing', null, { status: 404, statusText: 'Not Found' }],
    ['an array of headers', '{}', { headers: [['Content-Type', 'application/json']] }],
    ['headers of another', 'a', { headers: new Headers({ 'X-One': '1' }), status: 201 }],
    ['an object of headers', 'a', { headers: { 'content-type': 'text/html', 'Content-Length': '1' } }],
  ])('says of %s what one of the platform says', async (_, body, init) => {
    const [plain, platform] = [new PlainResponse(body, init), new Response(body, init)];
    expect([...(await plain.bytes())]).toEqual([...(await platform.bytes())]);
    expect([plain.status, plain.statusText]).toEqual([platform.status, platform.statusText]);
    // The platform adds a type to a text that has none.
    expect([...plain.headers]).toEqual([...new Headers(init?.headers)]);
    for (const [name, value] of plain.headers) expect(platform.headers.get(name)).toBe(value);
  });

  it.each([new Headers({ 'X-One': '1' }), new PlainHeaders({ 'X-One': '1' })])('shares no headers: %o', (given) => {
    new PlainResponse('a', { headers: given }).headers.set('X-One', '2');
    expect(given.get('X-One')).toBe('1');
  });

  it('takes the body and the status of another one', async () => {
    const first = new PlainResponse('page', { status: 200 });
    expect(await new PlainResponse(first.body, { status: 404, headers: first.headers }).bytes()).toEqual(
      Buffer.from('page'),
    );
  });

  it('refuses what it could not give back', () => {
    expect(() => new PlainResponse(new Blob(['a']).stream() as never)).toThrow(TypeError);
  });
});
