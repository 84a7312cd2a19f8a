import { expect, it } from 'vitest';
import { addToLag, lagBetween } from './tree-lag.ts';

const fileOf = (key: string, compressedSize: number | null = null) => ({ key, size: 1, compressedSize });

it('says what one tree lacks to have what another one has', () => {
  const before = new Map([
    ['same.html', fileOf('k')],
    ['changed.html', fileOf('k')],
    ['compressed.html', fileOf('k')],
    ['gone.html', fileOf('k')],
  ]);
  const after = new Map([
    ['same.html', fileOf('k')],
    ['changed.html', fileOf('k2')],
    ['compressed.html', fileOf('k', 1)],
    ['new.html', fileOf('k')],
  ]);
  const written = new Set(['changed.html', 'compressed.html', 'new.html']);
  expect(lagBetween(before, after)).toEqual({ written, removed: new Set(['gone.html']) });
});

it('says of a file that changes several times only what became of it in the end', () => {
  const lag = { written: new Set(['a', 'b']), removed: new Set(['c', 'd']) };
  addToLag(lag, ['c', 'e'], ['b', 'f']);
  expect(lag).toEqual({ written: new Set(['a', 'c', 'e']), removed: new Set(['d', 'b', 'f']) });
});
