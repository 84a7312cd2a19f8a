import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFirstAdministratorAwaited } from './authentication.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('isFirstAdministratorAwaited', () => {
  it.each([
    ['what the database says', () => Response.json(true), true],
    ['what the database says', () => Response.json(false), false],
    ['false where the database refuses', () => Response.json(true, { status: 503 }), false],
    ['false where something else answers', () => new Response('<!doctype html>'), false],
    ['false without network', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('is %s', async (_what, answer, expected) => {
    vi.stubGlobal('location', { origin: 'https://site.exemple' });
    vi.stubGlobal('fetch', async () => answer());
    expect(await isFirstAdministratorAwaited()).toBe(expected);
  });
});
