import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../../../public/game-worker.js', import.meta.url), 'utf8');
const SITE = 'https://coquelicot.example';
const SCRIPT = '/_astro/a.js';

let kept: Map<string, string>;
let answerTo: ((event: object) => void) | undefined;
const network = vi.fn<(request: unknown) => Promise<Response>>();

beforeEach(() => {
  kept = new Map([
    ['/quiz', 'kept page'],
    [SCRIPT, 'kept script'],
    ['/illustrations/quiz/a.svg', 'kept drawing'],
  ]);
  network.mockReset().mockImplementation(async () => new Response('network'));
  runInNewContext(SOURCE, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === 'fetch') answerTo = listener;
      },
      registration: { scope: `${SITE}/quiz` },
    },
    location: { href: `${SITE}/game-worker.js?cache=game-1%2Fquiz`, origin: SITE },
    caches: {
      match: async (key: string | { url: string }, { cacheName }: { cacheName: string }) => {
        const text = kept.get(typeof key === 'string' ? key : new URL(key.url).pathname);
        return cacheName === 'game-1/quiz' && text !== undefined ? new Response(text) : undefined;
      },
    },
    fetch: network,
    URL,
  });
});

/** Asks the worker for a request; null when it leaves the request to the browser. */
async function ask(address: string, { method = 'GET', mode = 'no-cors' } = {}): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  answerTo?.({
    request: { url: new URL(address, SITE).href, method, mode },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  const response = await (answer as Promise<Response> | null);
  return response === null ? null : response.text();
}

const loseNetwork = () => network.mockRejectedValue(new TypeError('offline'));

describe('the service worker of a game', () => {
  it('answers files with a hash in their name from the cache, and others from the network while online', async () => {
    expect(await ask('/quiz', { mode: 'navigate' })).toBe('network');
    expect(await ask('/illustrations/quiz/a.svg')).toBe('network');
    expect(await ask(SCRIPT)).toBe('kept script');
    expect(await ask('/_astro/b.js')).toBe('network');
  });

  it('answers from the cache while offline, whatever the query of the page', async () => {
    loseNetwork();
    expect(await ask('/quiz?de=ami', { mode: 'navigate' })).toBe('kept page');
    expect(await ask('/illustrations/quiz/a.svg')).toBe('kept drawing');
    await expect(ask('/sounds/click.mp3')).rejects.toThrow('offline');
  });

  it('leaves requests for other pages, for other sites and by POST to the browser', async () => {
    expect(await ask('/quiz/resultat/wtf', { mode: 'navigate' })).toBeNull();
    expect(await ask('https://ailleurs.example/a.js')).toBeNull();
    expect(await ask('/quiz', { method: 'POST' })).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });
});
