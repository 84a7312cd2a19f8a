import { expect, it } from 'vitest';
import { limitedBody } from './limited-body.ts';

const LIMIT = 100;

/** Returns a request whose body arrives in parts, and ends after them or never. */
function requestOf(parts: string[], ends: boolean, length?: number) {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (ends) controller.close();
    },
  });
  const headers = length === undefined ? undefined : { 'content-length': String(length) };
  const init = { method: 'POST', body, duplex: 'half', ...(headers && { headers }) };
  return new Request('http://site.test', init);
}

it('a body within the limit is read whole', async () => {
  expect(String(await limitedBody(requestOf(['ab', 'cd'], true), LIMIT))).toBe('abcd');
  expect(await limitedBody(new Request('http://site.test', { method: 'POST' }), LIMIT)).toHaveLength(0);
});

it('a body beyond the limit is given up while it arrives, or before when it declares its length', async () => {
  expect(await limitedBody(requestOf(['x'.repeat(101)], false), LIMIT)).toBe('too-large');
  expect(await limitedBody(requestOf([], false, 101), LIMIT)).toBe('too-large');
});

it('a body that does not end in time is given up', async () => {
  expect(await limitedBody(requestOf(['half'], false, 50), LIMIT, 20)).toBe('too-slow');
});
