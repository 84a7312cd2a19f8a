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

it('keepGameOffline stores the page, its scripts and the given files, and deletes files of an earlier publication', async () => {
  await keepGameOffline('/quiz', [DRAWING]);
  expect(register.mock.calls).toEqual([
    ['/game-worker.js?cache=game-1%2Fquiz', { scope: '/quiz', updateViaCache: 'none' }],
  ]);
  expect([...kept.keys()]).toEqual([SCRIPT, DRAWING, '/quiz']);
  expect(kept.get('/quiz')).toContain(SCRIPT);
});

it.each([
  ['the new page', '/quiz'],
  ['a script of the new page', SCRIPT],
])('keepGameOffline keeps the former page while %s is missing', async (_, missing) => {
  kept.set('/quiz', 'former page');
  served.delete(missing);
  await keepGameOffline('/quiz', [DRAWING]);
  expect(kept.get('/quiz')).toBe('former page');
  expect(kept.has('/_astro/island.former.js')).toBe(true);
});

it.each([
  ['has no service workers', { onLine: true }],
  ['is offline', { onLine: false, serviceWorker: { register } }],
  ['saves data', { onLine: true, serviceWorker: { register }, connection: { saveData: true } }],
])('keepGameOffline stores nothing when the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await keepGameOffline('/quiz', [DRAWING]);
  expect(register).not.toHaveBeenCalled();
  expect(kept.size).toBe(1);
});

it('keepGameOffline does not throw when the browser refuses the service worker', async () => {
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await expect(keepGameOffline('/quiz', [DRAWING])).resolves.toBeUndefined();
});
