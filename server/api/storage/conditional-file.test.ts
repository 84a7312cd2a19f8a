import { describe, expect, it } from 'vitest';
import { answerConditions } from './conditional-file.ts';

const TAG = '"one"';
const MODIFIED = 'Thu, 15 Jan 2026 08:00:00 GMT';

async function ask(headers: Record<string, string>, { method = 'GET', status = 200 } = {}) {
  const file = new Response('0123456789', { status, headers: { etag: TAG, 'last-modified': MODIFIED } });
  const answer = await answerConditions(new Request('http://site.test/', { method, headers }), file);
  return [answer.status, await answer.text(), answer.headers.get('content-range')];
}

const WHOLE = [200, '0123456789', null];
const KNOWN = [304, '', null];

describe('a stored file', () => {
  it.each([
    [{ 'if-none-match': TAG }, KNOWN],
    [{ 'if-none-match': `"two", W/${TAG}` }, KNOWN],
    [{ 'if-none-match': '"two"', 'if-modified-since': MODIFIED }, WHOLE],
    [{ 'if-modified-since': MODIFIED }, KNOWN],
    [{ 'if-modified-since': 'Thu, 15 Jan 2026 07:59:59 GMT' }, WHOLE],
    [{ 'if-modified-since': 'hier' }, WHOLE],
  ])('is answered 304 when unchanged, and sent whole otherwise, given %j', async (headers, answer) => {
    expect(await ask(headers as unknown as Record<string, string>)).toEqual(answer);
  });

  it.each([
    [{ range: 'bytes=2-4' }, [206, '234', 'bytes 2-4/10']],
    [{ range: 'bytes=-2' }, [206, '89', 'bytes 8-9/10']],
    [{ range: 'bytes=10-' }, [416, '', 'bytes */10']],
    [{ range: 'bytes=0-1,3-4' }, WHOLE],
    [{ range: 'bytes=2-4', 'if-range': TAG }, [206, '234', 'bytes 2-4/10']],
    [{ range: 'bytes=2-4', 'if-range': '"two"' }, WHOLE],
  ])('is sent in part, sent whole or answered 416, as its range requires: %j', async (headers, answer) => {
    expect(await ask(headers as unknown as Record<string, string>)).toEqual(answer);
  });

  it('is not answered 304 when the answer is a 404 or the request is a POST', async () => {
    expect((await ask({ 'if-none-match': TAG }, { status: 404 }))[0]).toBe(404);
    expect((await ask({ 'if-none-match': TAG }, { method: 'POST' }))[0]).toBe(200);
  });
});
