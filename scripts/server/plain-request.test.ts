import { describe, expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const FIELDS = ['Host: a', 'User-Agent: Mozilla/5.0', 'Accept: text/html,*/*;q=0.8', 'Accept-Encoding: gzip, br'];
const written = (line: string, ...fields: string[]) => `${[line, ...fields].join('\r\n')}\r\n\r\n`;
const request = (...more: string[]) => written('GET /blog/a?b=c HTTP/1.1', ...FIELDS, ...more);

describe('a plain request', () => {
  it('is read, with what its answer depends on', () => {
    const text = request('If-None-Match: "x"', 'Connection: Keep-Alive', 'Cookie: a=b; c=d');
    expect(readPlainRequest(text, 0)).toEqual({
      url: '/blog/a?b=c',
      host: 'a',
      acceptEncoding: 'gzip, br',
      ifNoneMatch: '"x"',
      end: text.length,
    });
  });

  it('needs no field but its host', () => {
    expect(readPlainRequest(written('GET / HTTP/1.1', 'host:a'), 0)).toMatchObject({ url: '/' });
  });

  it('ends where the next one begins', () => {
    const two = request() + written('GET /quiz HTTP/1.1', 'Host: a');
    const first = readPlainRequest(two, 0);
    expect(first?.end).toBe(request().length);
    expect(readPlainRequest(two, first?.end ?? 0)).toMatchObject({ url: '/quiz', acceptEncoding: undefined });
  });

  it('is read again as it was, and others beside it', () => {
    for (let number = 0; number < 500; number += 1) {
      const encoding = `Accept-Encoding: x${number % 250}`;
      expect(readPlainRequest(written('GET / HTTP/1.1', 'Host: a', encoding), 0)?.acceptEncoding).toBe(
        `x${number % 250}`,
      );
    }
  });
});

describe('not a plain request', () => {
  it.each([
    ['another method', written('HEAD / HTTP/1.1', 'Host: a')],
    ['a body', written('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1')],
    ['another version', written('GET / HTTP/1.0', 'Host: a')],
    ['no version', written('GET /', 'Host: a')],
    ['two spaces', written('GET  / HTTP/1.1', 'Host: a')],
    ['a space in the address', written('GET /a b HTTP/1.1', 'Host: a')],
    ['an address with its host', written('GET http://a/ HTTP/1.1', 'Host: a')],
    ['an asterisk', written('GET * HTTP/1.1', 'Host: a')],
    ['an address beyond ASCII', written('GET /\xe9 HTTP/1.1', 'Host: a')],
    ['a control character in the address', written('GET /\x01 HTTP/1.1', 'Host: a')],
    ['a line feed in the address', written('GET /a\nb HTTP/1.1', 'Host: a')],
    ['no field', written('GET / HTTP/1.1')],
    ['no host', written('GET / HTTP/1.1', 'Accept: */*')],
    ['an empty host', written('GET / HTTP/1.1', 'Host: ')],
    ['two hosts', written('GET / HTTP/1.1', 'Host: a', 'host: b')],
    ['a space before the colon', request('Content-Length : 5')],
    ['a folded line', request('X: a', ' b')],
    ['a line without colon', request('nonsense')],
    ['a line feed alone', request('X: a\nContent-Length: 5')],
    ['a carriage return alone', request('X: a\rContent-Length: 5')],
    ['a zero byte', request('X: a\0b')],
    ['an empty name', request(': a')],
    ['a length', request('Content-Length: 0')],
    ['a length in capitals', request('CONTENT-LENGTH: 5')],
    ['chunks', request('Transfer-Encoding: chunked')],
    ['an expectation', request('Expect: 100-continue')],
    ['an upgrade', request('Connection: Upgrade', 'Upgrade: websocket')],
    ['a connection that ends', request('Connection: close')],
    ['two wishes for the connection', request('Connection: keep-alive, Upgrade')],
    ['the same field twice', request('Accept-Encoding: br')],
    ['a part of a file', request('Range: bytes=0-1')],
    ['a condition', request('If-Match: "x"')],
    ['a head that does not end', request().slice(0, -1)],
    ['a long head', request(`X: ${'a'.repeat(8000)}`)],
    ['no HTTP', 'hello\r\n\r\n'],
    ['nothing', ''],
  ])('is one with %s', (_case, text) => {
    expect(readPlainRequest(text, 0)).toBeNull();
    // What has been read once is known.
    expect(readPlainRequest(text, 0)).toBeNull();
  });
});
