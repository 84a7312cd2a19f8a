import { describe, expect, it } from 'vitest';
import { COMING_SOON } from '../../core/site/static-pages.ts';
import { comingSoonCopy } from './copy.ts';

describe('comingSoonCopy', () => {
  it.each(COMING_SOON)('has a line of its own for /%s', (path) => {
    expect(comingSoonCopy(`/${path}`)).not.toEqual(comingSoonCopy('/unknown'));
  });

  it('tells no two addresses the same', () => {
    const texts = COMING_SOON.map((path) => comingSoonCopy(`/${path}`).text);
    expect(new Set(texts).size).toBe(COMING_SOON.length);
  });
});
