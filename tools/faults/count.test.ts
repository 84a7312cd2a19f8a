import { describe, expect, it } from 'vitest';
import { countWords } from './count.ts';

describe('countWords', () => {
  it('finds each typed word in any of the texts', () => {
    const count = countWords(['m001', 'm002', 'e001'], ['<p>début m001 m002</p>', '<p>e001</p>']);
    expect(count).toEqual({ typed: 3, lost: [], duplicated: [], disordered: [] });
  });

  it('does not count a longer or shorter word as a second occurrence', () => {
    expect(countWords(['m001', 'm010'], ['m001 m01', 'm010 m0100']).duplicated).toEqual([]);
  });

  it('reports lost, duplicated and disordered words', () => {
    const count = countWords(['m001', 'm002', 'm010'], ['m010 m002 e001 e001']);
    expect(count).toEqual({ typed: 3, lost: ['m001'], duplicated: ['e001'], disordered: ['m002'] });
  });
});
