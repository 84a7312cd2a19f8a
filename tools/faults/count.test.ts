import { describe, expect, it } from 'vitest';
import { countWords } from './count.ts';

describe('countWords', () => {
  it('finds every word in one text or another', () => {
    const count = countWords(['m001', 'm002', 'e001'], ['<p>début m001 m002</p>', '<p>e001</p>']);
    expect(count).toEqual({ typed: 3, lost: [], duplicated: [], disordered: [] });
  });

  it('takes the beginning of a word for none', () => {
    expect(countWords(['m001', 'm010'], ['m001 m01', 'm010 m0100']).duplicated).toEqual([]);
  });

  it('tells what is lost, doubled and out of order', () => {
    const count = countWords(['m001', 'm002', 'm010'], ['m010 m002 e001 e001']);
    expect(count).toEqual({ typed: 3, lost: ['m001'], duplicated: ['e001'], disordered: ['m002'] });
  });
});
