import { describe, expect, it } from 'vitest';
import { PlainHeaders } from './plain-headers.ts';

describe('plain headers', () => {
  it.each<[string, HeadersInit | undefined]>([
    ['nothing', undefined],
    ['an object', { 'Content-Type': 'text/html', 'x-one': '1' }],
    [
      'pairs',
      [
        ['X-Two', '2'],
        ['x-one', '1'],
        ['X-ONE', 'again'],
      ],
    ],
    ['headers of the platform', new Headers({ Vary: 'Accept', Link: '</a>' })],
  ])('hold of %s what those of the platform do', (_what, given) => {
    const [plain, platform] = [new PlainHeaders(given), new Headers(given)];
    expect([...plain]).toEqual([...platform]);
    expect([...new PlainHeaders(plain)]).toEqual([...platform]);
  });

  it('are asked and changed by names in any case', () => {
    const [plain, platform] = [new PlainHeaders({ A: '1', B: '2' }), new Headers({ A: '1', B: '2' })];
    const seen = [plain, platform].map((headers) => {
      headers.set('a', '3');
      headers.append('A', '4');
      headers.append('C', '5');
      headers.delete('b');
      return [headers.get('A'), headers.get('b'), headers.has('C'), headers.has('c'), headers.has('B'), [...headers]];
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[0]).toBe('3, 4');
  });
});
