import { expect, it } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { knownHosts } from '../server/known-hosts.ts';
import type { OnlineSite } from './online-site.ts';
import { serverRoutes, type Services } from './server-routes.ts';

const HIDDEN = [
  '/admin',
  '/admin/editor',
  '/%61dmin',
  '/rest/v1/tags',
  '/auth/v1/signup',
  '/functions/v1/a',
  '/hooks/publish',
];
const READY = { head: 'HTTP/1.1 200 OK\r\n', body: null };
const online = { readyAnswer: () => READY } as unknown as OnlineSite;
const plain = (host: string, url: string) => ({ url, host, acceptEncoding: undefined, ifNoneMatch: undefined, end: 0 });

function routesOf(started: Promise<Services>) {
  return serverRoutes(started, online, {
    hasApi: true,
    mail: null,
    outbox: null,
    operation: async () => new Response('well'),
    noteAnswer: () => undefined,
    isKnownHost: knownHosts(['site.example']),
  });
}

it('serves an unclaimed copy to known hosts alone, then the pages to all', async () => {
  let isClaimed = false;
  const backend = { isClaimed: async () => isClaimed } as Backend;
  const routes = routesOf(Promise.resolve({ backend } as Services));
  const isServed = async (host: string, path: string) => [
    await routes.mayAnswer?.(host, path),
    routes.readyAnswer?.(plain(host, path)) !== null,
  ];
  for (const path of ['/', ...HIDDEN]) {
    expect(await isServed('evil.example:4321', path), path).toEqual([false, false]);
    for (const host of ['localhost:4321', '127.0.0.1:4321', 'site.example']) {
      expect(await isServed(host, path), path).toEqual([true, true]);
    }
  }
  isClaimed = true;
  expect(await isServed('evil.example:4321', '/')).toEqual([true, true]);
  for (const path of HIDDEN) expect(await isServed('evil.example:4321', path), path).toEqual([false, false]);
});

it('serves the pages to all where there is no database to claim', async () => {
  const failed = Promise.reject<Services>(new Error('no database'));
  failed.catch(() => undefined);
  for (const started of [failed, Promise.resolve({ backend: null } as Services)]) {
    expect(await routesOf(started).mayAnswer?.('www.site.example', '/')).toBe(true);
    expect(await routesOf(started).mayAnswer?.('www.site.example', '/admin')).toBe(false);
  }
});
