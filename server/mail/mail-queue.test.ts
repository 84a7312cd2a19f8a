import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from './mail-queue.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-12-01T12:00:00Z');

let waiting: Map<string, string>;
let attempts: string[];
let failures: Record<string, object>;
let errors: unknown[];
let isReadOnly: boolean;

function queue() {
  return mailQueue(
    {
      ids: async () => [...waiting.keys()],
      read: async (id) => ({ id, receivedAt: waiting.get(id) ?? '', templateId: 'server', variables: { id } }),
      async remove(id) {
        if (isReadOnly) throw new Error('EROFS');
        return waiting.delete(id);
      },
    },
    async ({ variables: { id = '' } }) => {
      attempts.push(id);
      if (failures[id]) throw Object.assign(new Error('refused'), failures[id]);
    },
    { error: (...line: unknown[]) => void errors.push(line.at(-1)) },
    () => NOW,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  waiting = new Map(['a', 'b'].map((id) => [id, '2026-12-01T11:00:00Z']));
  [attempts, failures, errors, isReadOnly] = [[], {}, [], false];
});
afterEach(() => vi.useRealTimers());

describe('mailQueue', () => {
  it('sends the waiting mails when started, and added mails when woken', async () => {
    const { start, wake } = queue();
    start();
    await vi.advanceTimersByTimeAsync(0);
    waiting.set('c', '2026-12-01T12:00:00Z');
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempts).toEqual(['a', 'b', 'c']);
    expect(waiting.size).toBe(0);
  });

  it('sends nothing before its start, and nothing after its stop', async () => {
    const { start, stop, wake } = queue();
    wake();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(attempts).toEqual([]);
    failures = { a: { code: 'ECONNREFUSED' } };
    start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(attempts).toEqual(['a']);
  });

  it('retries each minute when the mail server is unreachable, and logs this once', async () => {
    failures = { a: { code: 'ECONNREFUSED' } };
    queue().start();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(attempts).toEqual(['a', 'a', 'a', 'a']);
    expect(errors).toEqual(['A mail could not be sent (ECONNREFUSED): it is tried again each minute.']);
    failures = {};
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(waiting.size).toBe(0);
  });

  it('sends within a minute a mail that another process has added', async () => {
    queue().start();
    await vi.advanceTimersByTimeAsync(0);
    waiting.set('c', '2026-12-01T12:00:00Z');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(attempts).toEqual(['a', 'b', 'c']);
  });

  it('keeps all mails when the server refuses the password or the sender', async () => {
    for (const command of ['AUTH PLAIN', 'MAIL FROM']) {
      failures = { a: { code: 'EAUTH', responseCode: 535, command } };
      const { start, stop } = queue();
      start();
      await vi.advanceTimersByTimeAsync(0);
      stop();
    }
    expect(attempts).toEqual(['a', 'a']);
    expect(waiting.size).toBe(2);
  });

  it('sends the other mails when the server refuses one temporarily', async () => {
    failures = { a: { responseCode: 450, command: 'RCPT TO' } };
    queue().start();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempts).toEqual(['a', 'b']);
    expect([...waiting.keys()]).toEqual(['a']);
  });

  it('sends a mail only once although its removal fails, and retries the removal', async () => {
    isReadOnly = true;
    queue().start();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(attempts).toEqual(['a', 'b']);
    expect(errors).toEqual(Array(2).fill(expect.stringContaining('cannot be removed from the outbox')));
    isReadOnly = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([attempts.length, waiting.size]).toEqual([2, 0]);
  });

  it.each([
    ['refuses for good', { responseCode: 550, command: 'RCPT TO' }, '2026-12-01T11:00:00Z'],
    ['has not taken for two days', { code: 'ECONNREFUSED' }, '2026-11-29T11:00:00Z'],
  ])('gives up a mail that the server %s', async (_case, failure, receivedAt) => {
    waiting.set('a', receivedAt);
    failures = { a: failure };
    queue().start();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.size).toBe(0);
    expect(errors).toEqual([expect.stringContaining('it is given up')]);
  });
});
