import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStorage, storedFileName } from './image-storage.ts';

const BUCKET = 'article-images';
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-files-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const upload = (key: string, text: string) =>
  fileStorage(directory).uploadObject(BUCKET, key, undefined, Buffer.from(text), 'image/png', 'max-age=60');

describe('the storage of pictures', () => {
  it('returns a stored picture with its type and size', async () => {
    await upload('a.png', 'bytes');
    const { body, metadata } = await fileStorage(directory).getObject(BUCKET, 'a.png', undefined);
    expect([body, metadata.mimetype, metadata.size]).toEqual([Buffer.from('bytes'), 'image/png', 5]);
  });

  it.each(['', '.json'])(
    'leaves no draft when storing fails because a folder stands at the path of the file%s',
    async (ending) => {
      mkdirSync(path.join(directory, `${storedFileName(BUCKET, 'a.png')}${ending}`, 'in the way'), { recursive: true });
      await expect(upload('a.png', 'bytes')).rejects.toThrow();
      expect(readdirSync(directory).filter((file) => !/^[0-9a-f]{64}(?:\.json)?$/.test(file))).toEqual([]);
    },
  );
});
