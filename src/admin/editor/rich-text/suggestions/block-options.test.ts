import { describe, expect, it } from 'vitest';
import { blocksFor, OFFERED_BLOCKS } from './block-options.ts';

describe('blocksFor', () => {
  it('offers every block before a word is typed', () => {
    expect(blocksFor('')).toEqual(OFFERED_BLOCKS);
  });
  it.each([
    ['ti', ['heading2', 'heading3', 'heading4', 'bulletList', 'blockquote']],
    ['citation', ['blockquote']],
    ['etapes', ['orderedList']],
    ['YOUTUBE', ['embed']],
    ['xyz', []],
  ])('offers the blocks that match %j', (query, names) => expect(blocksFor(query)).toEqual(names));
});
