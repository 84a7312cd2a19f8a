import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { visitor } from './visitor.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that gives these answers in turn, the last one for ever. */
async function serve(answers: [status: number, body: string][]) {
  let asked = 0;
  const sockets = new Set<unknown>();
  const server = http.createServer((request, response) => {
    sockets.add(request.socket);
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, ''];
    asked += 1;
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const someone = visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closing.push(
    () => server.close(),
    () => someone.leave(),
  );
  return { someone, asked: () => asked, connections: () => sockets.size };
}

it('asks over one connection until the page is as wanted', async () => {
  const { someone, asked, connections } = await serve([
    [404, ''],
    [200, 'former'],
    [200, 'titre é 12'],
  ]);
  await someone.until('/blog/un', ({ status, body }) => status === 200 && body.includes('é 12'), Infinity);
  expect([asked(), connections()]).toEqual([3, 1]);
});

it('gives up a page that never is', async () => {
  const { someone } = await serve([[200, 'former']]);
  const waiting = someone.until('/blog/un', ({ status }) => status === 404, performance.now());
  await expect(waiting).rejects.toThrow('/blog/un is not as it should be; it answers 200.');
});
