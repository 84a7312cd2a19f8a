import { expect, it, vi } from 'vitest';
import { answerAndLog, catchInterfaceLog, failureLine } from './request-log.ts';

const request = new Request('http://site.test/rest/v1/blog_posts?token=secret', { method: 'POST' });
const databaseError = () => Object.assign(new Error('out of order\nDETAIL: a row'), { code: 'XX000' });

function quietConsole() {
  const error = vi.fn();
  const target = { error, warn: vi.fn() };
  catchInterfaceLog(target);
  return { target, error };
}

it('says in one line why a request failed, without what it asked for', async () => {
  const { target, error } = quietConsole();
  const lines: string[] = [];
  const answer = async () => {
    target.error('Storage error:', databaseError());
    return new Response(null, { status: 500 });
  };
  await answerAndLog(request, answer, (line) => lines.push(line));
  expect(lines).toEqual(['POST /rest/v1/blog_posts 500 XX000 out of order']);
  expect(error).not.toHaveBeenCalled();
});

it('says nothing of a request that is refused', async () => {
  const { target, error } = quietConsole();
  const lines: string[] = [];
  const answer = async () => {
    target.error(databaseError());
    target.warn('deprecated');
    return new Response(null, { status: 400 });
  };
  await answerAndLog(request, answer, (line) => lines.push(line));
  expect([lines, error.mock.calls]).toEqual([[], []]);
});

it('says nothing of what a client has left', async () => {
  const lines: string[] = [];
  const left = new Request(request, { signal: AbortSignal.abort() });
  await answerAndLog(
    left,
    async () => new Response(null, { status: 500 }),
    (line) => lines.push(line),
  );
  expect(lines).toEqual([]);
});

it('answers 500 when something throws', async () => {
  const lines: string[] = [];
  const response = await answerAndLog(
    request,
    () => Promise.reject(databaseError()),
    (line) => lines.push(line),
  );
  expect([response.status, lines]).toEqual([500, ['POST /rest/v1/blog_posts 500 XX000 out of order']]);
  expect(await response.text()).not.toContain('out of order');
});

it('leaves alone what is written outside of requests', () => {
  const { target, error } = quietConsole();
  catchInterfaceLog(target);
  target.error('outside');
  expect(error).toHaveBeenCalledExactlyOnceWith('outside');
});

it('names the cause that a translated error carries', () => {
  const error = Object.assign(new Error('{"code":"23514"}'), { code: 'PGRST', cause: databaseError() });
  expect(failureLine(request, 500, error)).toBe('POST /rest/v1/blog_posts 500 XX000 out of order');
  expect(failureLine(request, 503, undefined)).toBe('POST /rest/v1/blog_posts 503');
});
