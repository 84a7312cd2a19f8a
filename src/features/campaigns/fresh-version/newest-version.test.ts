import { describe, expect, it } from 'vitest';
import { newestVersion, versionIn } from './newest-version.ts';

const PAGE = '<head><meta charset="utf-8"><meta name="page-version" content="v1.5.0-20250415"></head>';

const answer = (response: Response | Error) => {
  const asked: unknown[] = [];
  const ask: typeof fetch = async (address, options) => {
    asked.push(address, options?.cache);
    if (response instanceof Error) throw response;
    return response;
  };
  return { asked, version: newestVersion('/telegram', 42, ask, new AbortController().signal) };
};

describe('versionIn', () => {
  it('reads the version from the page-version meta element only', () => {
    expect(versionIn(PAGE)).toBe('v1.5.0-20250415');
    expect(versionIn('<meta name="description" content="page-version">')).toBeNull();
    expect(versionIn('<meta name="page-version" content="">')).toBeNull();
  });
});

describe('newestVersion', () => {
  it('asks for the page past every cache', async () => {
    const { asked, version } = answer(new Response(PAGE));
    expect(await version).toBe('v1.5.0-20250415');
    expect(asked).toEqual(['/telegram?timestamp=42', 'no-store']);
  });

  it.each([
    ['an error', new Response(PAGE, { status: 503 })],
    ['another page', new Response('<title>Portail Wi-Fi</title>')],
    ['a network failure', new TypeError('Failed to fetch')],
  ])('returns null for %s', async (_, response) => {
    expect(await answer(response).version).toBeNull();
  });
});
