import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepGameOffline } from './keep-game.ts';

const DRAWING = '/illustrations/quiz/quiz-wtf.svg';
const SCRIPT = '/_astro/island.AbC.js';

let served: Map<string, string>;
let kept: Map<string, string>;
const register = vi.fn<(worker: string, options: object) => Promise<void>>();

beforeEach(() => {
  served = new Map([
    ['/quiz', `<astro-island component-url="${SCRIPT}"></astro-island>`],
    [SCRIPT, 'script'],
    [DRAWING, 'drawing'],
  ]);
  kept = new Map([['/_astro/island.former.js', 'former']]);
  register.mockReset().mockResolvedValue(undefined);
  const cache = {
    match: async (address: string) => kept.get(address),
    put: async (address: string, response: Response) => void kept.set(address, await response.text()),
    keys: async () => [...kept.keys()].map((address) => ({ url: `https://coquelicot.example${address}` })),
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register } });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.stubGlobal('fetch', async (address: string) => {
    const text = served.get(address);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the page, what it names and what it will need, and drops what an earlier publication has left', async () => {
  await keepGameOffline('/quiz', [DRAWING]);
  expect(register.mock.calls).toEqual([
    ['/game-worker.js?cache=game-1%2Fquiz', { scope: '/quiz', updateViaCache: 'none' }],
  ]);
  expect([...kept.keys()]).toEqual([SCRIPT, DRAWING, '/quiz']);
  expect(kept.get('/quiz')).toContain(SCRIPT);
});

it.each([
  ['the new one', '/quiz'],
  ['a script that it names', SCRIPT],
])('keeps the former page as long as %s is not there', async (_, missing) => {
  kept.set('/quiz', 'former page');
  served.delete(missing);
  await keepGameOffline('/quiz', [DRAWING]);
  expect(kept.get('/quiz')).toBe('former page');
  expect(kept.has('/_astro/island.former.js')).toBe(true);
});

it.each([
  ['has no workers', { onLine: true }],
  ['is offline', { onLine: false, serviceWorker: { register } }],
  ['saves data', { onLine: true, serviceWorker: { register }, connection: { saveData: true } }],
])('keeps nothing where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await keepGameOffline('/quiz', [DRAWING]);
  expect(register).not.toHaveBeenCalled();
  expect(kept.size).toBe(1);
});

it('leaves the game as it is where the browser refuses', async () => {
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(keepGameOffline('/quiz', [DRAWING])).resolves.toBeUndefined();
});
