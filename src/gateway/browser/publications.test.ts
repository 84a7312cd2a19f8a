import { afterEach, describe, expect, it, vi } from 'vitest';
import { onlineBuildId } from './publications.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('onlineBuildId', () => {
  it.each([
    ['the build that the site names', () => Response.json({ buildId: 'b-1' }), 'b-1'],
    ['null when the site names no build', () => Response.json({}), null],
    ['null when the file is missing', () => new Response('{"buildId":"b-1"}', { status: 404 }), null],
    ['null when the answer is not JSON', () => new Response('<!doctype html>'), null],
    ['null without network', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])('is %s', async (_what, answer, expected) => {
    const fetched = vi.fn<typeof fetch>(async () => answer());
    vi.stubGlobal('fetch', fetched);
    expect(await onlineBuildId()).toBe(expected);
    expect(fetched.mock.calls[0]?.[0]).toBe('/build.json');
    expect(fetched.mock.calls[0]?.[1]?.cache).toBe('no-store');
  });
});
