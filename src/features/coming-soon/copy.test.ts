import { describe, expect, it } from 'vitest';
import { pagesAtOneAddress } from '../../core/site/page-table.ts';
import { comingSoonCopy } from './copy.ts';

const addresses = pagesAtOneAddress().flatMap(({ address, declaration: { route } }) =>
  route === '/[soon]' ? [address] : [],
);

describe('comingSoonCopy', () => {
  it.each(addresses)('has a line of its own for %s', (address) => {
    expect(comingSoonCopy(address)).not.toEqual(comingSoonCopy('/unknown'));
  });

  it('tells no two addresses the same', () => {
    const texts = addresses.map((address) => comingSoonCopy(address).text);
    expect(new Set(texts).size).toBe(addresses.length);
  });
});
