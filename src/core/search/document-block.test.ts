import { describe, expect, it } from 'vitest';
import { blockOf, documentsIn, fileTextOf, placeOf } from './document-block.ts';
import { aSource } from './search-source.support.ts';
import { documentOf } from './search-source.ts';

const document = (title: string, terms: number[]) => ({ shown: documentOf(aSource(1, title)), terms });

describe('a block of documents', () => {
  it('gives back what it holds, and none where there is none', () => {
    const documents = [undefined, document('été', [3, 18, 1_600_015]), undefined, document('vide', [])];
    const block = blockOf(documents);
    expect(block && documentsIn(block)).toEqual(documents);
  });

  it('writes null for a number without a document, and nothing after the last', () => {
    const block = blockOf([undefined, document('chat', [1]), undefined, undefined]);
    expect(block && JSON.parse(fileTextOf(block))).toEqual([null, expect.objectContaining({ title: 'chat' })]);
  });

  it('is nothing without documents', () => {
    expect(blockOf([undefined, undefined])).toBeNull();
  });

  it('covers fifty numbers', () => {
    expect([1, 49, 50, 149].map(placeOf)).toEqual([
      { block: 0, place: 1 },
      { block: 0, place: 49 },
      { block: 1, place: 0 },
      { block: 2, place: 49 },
    ]);
  });
});
