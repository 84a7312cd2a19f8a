import { describe, expect, it, vi } from 'vitest';
import { OUTCOME_ADDRESSES, TOO_MANY, type Outcome } from './outcomes.ts';
import { receive, type Form, type FunctionEnvironment } from './receive.ts';
import type { SentForm } from './read-form.ts';

const ADDRESS = 'http://base.test/functions/v1/form';
const STORED: Outcome = { status: 200, body: { stored: true }, page: 'application' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };

async function send(body: BodyInit | null, headers: HeadersInit = JSON_TYPE, given: Partial<FunctionEnvironment> = {}) {
  const store = vi.fn(async (_form: SentForm, _network: string) => STORED);
  const environment: FunctionEnvironment = {
    source: { header: 'x-forwarded-for', trustedHops: 1 },
    secret: 'key',
    now: () => new Date('2026-11-20T12:00:00Z'),
    pagesOrigin: 'https://coquelicot.exemple',
    log: vi.fn(),
    ...given,
  };
  const form: Form = { largestBody: 200, jsonNames: { two_words: 'twoWords' }, store };
  const request = new Request(ADDRESS, { method: 'POST', headers, body });
  const response = await receive(request, form, environment);
  return { response, store, sent: store.mock.calls[0]?.[0], network: store.mock.calls[0]?.[1] };
}

describe('receive', () => {
  it('reads a JSON body by the field names of scripts, and answers in JSON', async () => {
    const { response, sent } = await send(
      JSON.stringify({ name: 'Léo', age: 31, twoWords: ['a', 'b'], consent: true, other: 'true' }),
    );
    expect([sent?.text('name'), sent?.number('age'), sent?.texts('two_words')]).toEqual(['Léo', 31, ['a', 'b']]);
    expect([sent?.isTicked('consent'), sent?.isTicked('other'), sent?.isTicked('none')]).toEqual([true, false, false]);
    expect([response.status, await response.json()]).toEqual([200, { stored: true }]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reads the URL-encoded form of a browser, and redirects the browser to a page', async () => {
    const { response, sent } = await send('name=L%C3%A9o+P&age=31&two_words=a&two_words=b&consent=on', FORM_TYPE);
    expect([sent?.text('name'), sent?.number('age'), sent?.texts('two_words')]).toEqual(['Léo P', 31, ['a', 'b']]);
    expect([sent?.isTicked('consent'), sent?.isTicked('other')]).toEqual([true, false]);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `https://coquelicot.exemple${OUTCOME_ADDRESSES.application}`,
    ]);
  });

  it.each([
    ['a number', { name: 3 }],
    ['a lone surrogate', { name: '\ud800' }],
    ['a null character', { name: 'a\0b' }],
    ['an inherited property', JSON.parse('{"__proto__":{"name":"x"}}')],
  ])('reads no text from %s', async (_what, body) => {
    expect((await send(JSON.stringify(body))).sent?.text('name')).toBeNull();
  });

  it.each(['31.5', '-3', '1e3', '', 'abc', '9999999', '٣١'])('reads no number from %j in a form', async (age) => {
    expect((await send(`age=${encodeURIComponent(age)}`, FORM_TYPE)).sent?.number('age')).toBeNull();
  });

  it.each([31.5, '31', null, 1e300, true])('reads no number from %j in JSON', async (age) => {
    expect((await send(JSON.stringify({ age }))).sent?.number('age')).toBeNull();
  });

  it.each([['a text'], [{ 0: 'a' }], [['a', 1]], [['a', null]]])('reads no list from %j in JSON', async (list) => {
    expect((await send(JSON.stringify({ twoWords: list }))).sent?.texts('two_words')).toBeNull();
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"text"', 400],
    [JSON.stringify({ name: 'x'.repeat(200) }), 413],
    [JSON.stringify({ leave_empty: 'https://spam.exemple' }), 400],
  ])('refuses the body %j with an error message', async (body, status) => {
    const { response, store } = await send(body);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }]);
    expect(store).not.toHaveBeenCalled();
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', ''])('answers 415 to a body of type %j', async (type) => {
    expect((await send('{}', { 'content-type': type })).response.status).toBe(415);
  });

  it('stops reading a body without Content-Length once it is too large, and answers 413', async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(100).fill(65));
      },
    });
    const request = new Request(ADDRESS, { method: 'POST', headers: JSON_TYPE, body: endless, duplex: 'half' });
    const form: Form = { largestBody: 1000, store: async () => STORED };
    const environment = {
      source: { header: 'x', trustedHops: 1 },
      secret: 'k',
      now: () => new Date(),
      pagesOrigin: '',
    };
    const response = await receive(request, form, { ...environment, log: () => undefined });
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(30);
  });

  it.each([
    ['a filled trap field', 'leave_empty=x', OUTCOME_ADDRESSES.trapped],
    ['a body that is too large', `name=${'x'.repeat(300)}`, OUTCOME_ADDRESSES.invalid],
  ])('redirects a browser to a page after %s', async (_what, body, page) => {
    const { response } = await send(body, FORM_TYPE, { pagesOrigin: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  });

  it('answers 503, or redirects to the failure page, and logs the error when storing throws', async () => {
    const failure = new Error('The database is gone');
    const log = vi.fn();
    const form: Form = { largestBody: 200, store: () => Promise.reject(failure) };
    const environment: FunctionEnvironment = {
      source: { header: 'x', trustedHops: 1 },
      secret: 'k',
      now: () => new Date(),
      pagesOrigin: '',
      log,
    };
    const asked = (headers: HeadersInit, body: string) =>
      receive(new Request(ADDRESS, { method: 'POST', headers, body }), form, environment);
    expect((await asked(JSON_TYPE, '{}')).status).toBe(503);
    expect((await asked(FORM_TYPE, 'a=b')).headers.get('location')).toBe(OUTCOME_ADDRESSES.failed);
    expect(log.mock.calls).toEqual([[failure], [failure]]);
  });

  it('sends Retry-After with an answer of 429', async () => {
    const form: Form = { largestBody: 200, store: async () => TOO_MANY };
    const environment = {
      source: { header: 'x', trustedHops: 1 },
      secret: 'k',
      now: () => new Date(),
      pagesOrigin: '',
    };
    const request = new Request(ADDRESS, { method: 'POST', headers: JSON_TYPE, body: '{}' });
    const response = await receive(request, form, { ...environment, log: () => undefined });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300']);
  });

  it('identifies a network by a hash that stays the same for one day', async () => {
    const from = async (address: string, day = '2026-11-20') => {
      const headers = { ...JSON_TYPE, 'x-forwarded-for': address };
      return (await send('{}', headers, { now: () => new Date(`${day}T12:00:00Z`) })).network;
    };
    const network = await from('203.0.113.7');
    expect(network).toMatch(/^[0-9a-f]{32}$/);
    expect(await from('203.0.113.7')).toBe(network);
    expect(await from('::ffff:203.0.113.7')).toBe(network);
    expect(await from('203.0.113.8')).not.toBe(network);
    expect(await from('203.0.113.7', '2026-11-21')).not.toBe(network);
    const [ofHome, ofNeighbour] = [await from('2001:db8:1:2::9'), await from('2001:db8:1:3::9')];
    expect(ofHome).toMatch(/^[0-9a-f]{32} [0-9a-f]{32} [0-9a-f]{32}$/);
    expect(ofNeighbour?.split(' ').slice(1)).toEqual(ofHome?.split(' ').slice(1));
  });

  it.each(['GET', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const form: Form = { largestBody: 200, store: vi.fn() };
    const environment = {
      source: { header: 'x', trustedHops: 1 },
      secret: 'k',
      now: () => new Date(),
      pagesOrigin: '',
    };
    const response = await receive(new Request(ADDRESS, { method }), form, { ...environment, log: () => undefined });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
