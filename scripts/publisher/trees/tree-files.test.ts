import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { treeWriter } from './tree-files.ts';

const LONG = Buffer.from('long '.repeat(1000));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const inTree = (file: string) => path.join(directory, file);
const textOf = (file: string) => readFileSync(inTree(file), 'utf8');

describe.each([true, false])('a file of a tree that was empty: %s', (isNew) => {
  it('is written with its folder', async () => {
    const writer = treeWriter(directory, { isNew });
    expect(writer.writeUncompressed('blog/a.html', LONG)).toEqual({ size: LONG.length, compressedSize: null });
    const { compressedSize } = await writer.write('blog/b.html', LONG);
    expect([textOf('blog/a.html'), textOf('blog/b.html')]).toEqual([LONG.toString(), LONG.toString()]);
    expect(readFileSync(inTree('blog/b.html.br'))).toHaveLength(compressedSize ?? 0);
  });

  it.each(['write', 'writeUncompressed'] as const)('gives way to another, and its forms too: %s', async (way) => {
    const writer = treeWriter(directory, { isNew });
    await writer.write('a.html', LONG);
    // Another tree shares it.
    mkdirSync(inTree('other'));
    linkSync(inTree('a.html'), inTree('other/a.html'));
    await writer[way]('a.html', Buffer.from('short'));
    expect(textOf('a.html')).toBe('short');
    expect(existsSync(inTree('a.html.br'))).toBe(false);
    expect(textOf('other/a.html')).toBe(LONG.toString());
  });

  it('cannot be written where there is no room for it', async () => {
    writeFileSync(inTree('blog'), 'a file, not a folder');
    const writer = treeWriter(directory, { isNew });
    expect(() => writer.writeUncompressed('blog/a.html', LONG)).toThrow('EEXIST');
  });
});
