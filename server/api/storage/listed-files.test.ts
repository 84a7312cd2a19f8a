import { describe, expect, it } from 'vitest';
import { withinFolder } from './listed-files.ts';

const FILES = ['2026/11/a.png', '2026/11/b.png', '2026/12/c.png', '2026/d.png', '20260/e.png', 'f.png'].map((name) => ({
  id: `id of ${name}`,
  name,
}));
const told = (folder: string) =>
  withinFolder(folder, FILES).map((each) => Object.values(each as { name: string; id: string | null }).slice(0, 2));

describe('withinFolder', () => {
  it('lists the files of a folder by their name within the folder, and each subfolder once', () => {
    expect(told('')).toEqual([
      ['2026', null],
      ['20260', null],
      ['id of f.png', 'f.png'],
    ]);
    expect(told('2026')).toEqual([
      ['11', null],
      ['12', null],
      ['id of 2026/d.png', 'd.png'],
    ]);
    expect(told('2026/11/')).toEqual([
      ['id of 2026/11/a.png', 'a.png'],
      ['id of 2026/11/b.png', 'b.png'],
    ]);
    expect(told('2027')).toEqual([]);
  });
});
