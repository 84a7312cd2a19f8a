import { describe, expect, it } from 'vitest';
import { headersForFunction } from './function-headers.ts';

describe('the headers that a function receives', () => {
  const given = new Headers({
    'Content-Type': 'application/json',
    'User-Agent': 'Firefox',
    'X-Forwarded-For': '1.1.1.1',
    Connection: 'close, X-Hop',
    'X-Hop': 'this connection only',
    Upgrade: 'websocket',
    'Keep-Alive': 'timeout=5',
    Expect: '100-continue',
    Host: 'coquelicot.example',
    'Content-Length': '12',
  });

  it('are those of the request without hop-by-hop headers, with the client’s address as X-Forwarded-For', () => {
    const received = headersForFunction(given, '203.0.113.9');
    expect(Object.fromEntries(received)).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Firefox',
      'x-forwarded-for': '203.0.113.9',
    });
  });

  it('are a copy, which leaves the headers of the request unchanged', () => {
    headersForFunction(given, '203.0.113.9');
    expect(given.get('x-forwarded-for')).toBe('1.1.1.1');
  });
});
