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

it('a failed request is logged on one line with its cause, without its query', async () => {
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

it('a request that is refused with 400 is not logged', async () => {
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

it('a request whose client has left is not logged', async () => {
  const lines: string[] = [];
  const left = new Request(request, { signal: AbortSignal.abort() });
  await answerAndLog(
    left,
    async () => new Response(null, { status: 500 }),
    (line) => lines.push(line),
  );
  expect(lines).toEqual([]);
});

it('a request whose handler throws is logged, and answered 500 without the cause', async () => {
  const lines: string[] = [];
  const response = await answerAndLog(
    request,
    () => Promise.reject(databaseError()),
    (line) => lines.push(line),
  );
  expect([response.status, lines]).toEqual([500, ['POST /rest/v1/blog_posts 500 XX000 out of order']]);
  expect(await response.text()).not.toContain('out of order');
});

it('a console message outside of requests is passed on once, although the console is caught twice', () => {
  const { target, error } = quietConsole();
  catchInterfaceLog(target);
  target.error('outside');
  expect(error).toHaveBeenCalledExactlyOnceWith('outside');
});

it('the line of a translated error names the cause of the error', () => {
  const error = Object.assign(new Error('{"code":"23514"}'), { code: 'PGRST', cause: databaseError() });
  expect(failureLine(request, 500, error)).toBe('POST /rest/v1/blog_posts 500 XX000 out of order');
  expect(failureLine(request, 503, undefined)).toBe('POST /rest/v1/blog_posts 503');
});
