import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCollected } from '../../core/collect-garbage.support.ts';
import { SECTION_PICTURES, type SocialPicture } from '../../core/site/section-pictures.ts';
import { startDrawingWorker, type DrawingWorker } from './drawing-worker.ts';
import type { DrawingRequest } from './drawing-process.ts';
import { createDrawingPool } from './drawing-pool.ts';

/** Of a pool that nobody closes. */
const NEVER = new AbortController().signal;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-pictures-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const picturesOf = (...keys: string[]) =>
  new Map(keys.map((key): [string, SocialPicture] => [key, { ...SECTION_PICTURES.site, title: key }]));

/** A pool whose workers draw when they are told to; `failing` titles cannot be drawn. */
function poolWith({ size = 1, failing = [] as string[] } = {}) {
  let isFull = false;
  const drawn: string[] = [];
  const logs: string[] = [];
  const started: { isAlive: boolean; isStopped: boolean }[] = [];
  let gate: Promise<null> = Promise.resolve(null);
  const startWorker = (): DrawingWorker => {
    const worker = { isAlive: true, isStopped: false };
    started.push(worker);
    return {
      isAlive: () => worker.isAlive,
      async draw({ key, picture }: DrawingRequest, signal: AbortSignal) {
        drawn.push(picture.title);
        await Promise.race([gate, once(signal, 'abort')]);
        if (signal.aborted) return 'its process ended';
        if (isFull) return 'Error: ENOSPC: no space left on device, write';
        if (failing.includes(picture.title)) {
          worker.isAlive = false;
          return 'its process ended';
        }
        writeFileSync(path.join(directory, `${key}.png`), picture.title);
        return null;
      },
      async stop() {
        worker.isStopped = true;
      },
    };
  };
  const pool = createDrawingPool({ directory, size, startWorker, log: (message) => void logs.push(message) }, 20);
  return {
    pool,
    drawn,
    logs,
    started,
    fillDisk: (full: boolean) => void (isFull = full),
    hold() {
      const { promise, resolve } = Promise.withResolvers<null>();
      gate = promise;
      return () => resolve(null);
    },
  };
}

describe('createDrawingPool', () => {
  it('draws what is missing, in order, and stops its workers', async () => {
    const { pool, drawn, started } = poolWith();
    writeFileSync(path.join(directory, 'b.png'), '');
    expect(await pool.draw(picturesOf('a', 'b', 'c'))).toBe(2);
    expect(drawn).toEqual(['a', 'c']);
    await expect.poll(() => started).toEqual([{ isAlive: true, isStopped: true }]);
    expect(await pool.draw(picturesOf('a', 'b', 'c'))).toBe(0);
    expect(started).toHaveLength(1);
  });

  it('starts as many workers as its size, and no more than there are pictures', async () => {
    const few = poolWith({ size: 4 });
    await few.pool.draw(picturesOf('a', 'b'));
    expect(few.started).toHaveLength(2);
    const many = poolWith({ size: 2 });
    await many.pool.draw(picturesOf('c', 'd', 'e', 'f'));
    expect(many.started).toHaveLength(2);
  });

  it('makes its folder', async () => {
    rmSync(directory, { recursive: true });
    await poolWith().pool.draw(picturesOf('a'));
    expect(readdirSync(directory)).toEqual(['a.png']);
  });

  it('draws first what is asked for, and answers when it is there', async () => {
    const { pool, drawn, hold } = poolWith();
    const release = hold();
    const drawing = pool.draw(picturesOf('a', 'b', 'c', 'd'));
    const asked = drawing.then(() => null);
    while (drawn.length === 0) await new Promise(setImmediate);
    const file = pool.file('d');
    release();
    expect(await file).toBe(path.join(directory, 'd.png'));
    await asked;
    expect(drawn).toEqual(['a', 'd', 'b', 'c']);
  });

  it('knows at once what it is to draw', async () => {
    const { pool } = poolWith();
    void pool.draw(picturesOf('a'));
    expect(await pool.file('a')).toBe(path.join(directory, 'a.png'));
  });

  it('gives the file of what is drawn, and none under a key that nobody names', async () => {
    const { pool } = poolWith();
    await pool.draw(picturesOf('a'));
    expect(await pool.file('a')).toBe(path.join(directory, 'a.png'));
    expect(await pool.file('b')).toBeNull();
  });

  it('forgets what still waited when others are wanted instead', async () => {
    const { pool, drawn, hold } = poolWith();
    const release = hold();
    const first = pool.draw(picturesOf('a', 'b', 'c'));
    while (drawn.length === 0) await new Promise(setImmediate);
    const forgotten = pool.file('b');
    const second = pool.draw(picturesOf('a', 'c', 'd'));
    expect(await forgotten).toBeNull();
    release();
    await Promise.all([first, second]);
    expect(drawn).toEqual(['a', 'c', 'd']);
  });

  it('holds nothing of former lists while what they wanted still waits', async () => {
    const { pool, drawn, hold } = poolWith();
    const release = hold();
    const list = () => new Map(picturesOf('a', 'b', 'c'));
    const draw = (pictures: Map<string, SocialPicture>) => ({
      drawing: pool.draw(pictures),
      picture: new WeakRef(pictures.get('c') as SocialPicture),
    });
    const { drawing, picture } = draw(list());
    while (drawn.length === 0) await new Promise(setImmediate);
    const second = pool.draw(list());
    await expect.poll(() => isCollected(picture)).toBe(true);
    release();
    expect(await Promise.all([drawing, second])).toEqual([3, 3]);
  });

  it('puts the site’s picture in place of one that cannot be drawn, with another worker, and goes on', async () => {
    const { pool, drawn, logs, started } = poolWith({ failing: ['a'] });
    expect(await pool.draw(picturesOf('a', 'b'))).toBe(2);
    expect(drawn).toEqual(['a', SECTION_PICTURES.site.title, 'b']);
    expect(readdirSync(directory).sort()).toEqual(['a.png', 'b.png']);
    expect(logs).toEqual(['The social picture of "a" could not be drawn: its process ended.']);
    expect(started).toHaveLength(2);
  });

  it('gives way to what is more urgent, but for what is asked for', async () => {
    const { pool, drawn } = poolWith();
    const task = Promise.withResolvers<string>();
    const given = pool.giveWayTo(task.promise);
    const all = pool.draw(picturesOf('a', 'b', 'c'));
    expect(await pool.file('b')).toBe(path.join(directory, 'b.png'));
    expect(drawn).toEqual(['b']);
    task.resolve('published');
    expect(await given).toBe('published');
    expect(await all).toBe(3);
    expect(drawn).toEqual(['b', 'a', 'c']);
  });

  it('goes on after a task that failed', async () => {
    const { pool } = poolWith();
    const task = Promise.withResolvers<string>();
    const given = pool.giveWayTo(task.promise);
    const all = pool.draw(picturesOf('a'));
    task.reject(new Error('no room'));
    await expect(given).rejects.toThrow('no room');
    expect(await all).toBe(1);
  });

  it('is closed while it gives way', async () => {
    const { pool, drawn } = poolWith();
    void pool.giveWayTo(new Promise(() => undefined));
    const all = pool.draw(picturesOf('a', 'b'));
    await pool.file('z');
    await pool.close();
    expect(await all).toBe(0);
    expect(drawn).toEqual([]);
  });

  it('goes on when even that cannot be drawn', async () => {
    const { pool, drawn, logs } = poolWith({ failing: ['a', SECTION_PICTURES.site.title] });
    expect(await pool.draw(picturesOf('a', 'b'))).toBe(1);
    expect(drawn.at(-1)).toBe('b');
    expect(await pool.file('a')).toBeNull();
    expect(logs).toHaveLength(2);
  });

  it.each([1, 2])(
    'stops at a full disk, %i at a time, answers whoever waits, and draws once there is room',
    async (size) => {
      const { pool, drawn, logs, fillDisk, hold } = poolWith({ size });
      fillDisk(true);
      const release = hold();
      const lists = [pool.draw(picturesOf('a', 'b', 'c', 'd'), 'one'), pool.draw(picturesOf('e', 'f'), 'two')];
      const failures = Promise.allSettled(lists);
      while (drawn.length === 0) await new Promise(setImmediate);
      const asked = pool.file('d');
      release();
      const reason = new Error('the disk is full. Free some space: the next publication draws them.');
      expect(await failures).toEqual(lists.map(() => ({ status: 'rejected', reason })));
      expect(await asked).toBeNull();
      expect([drawn.length, logs]).toEqual([size, []]);
      fillDisk(false);
      expect(await pool.draw(picturesOf('a', 'b', 'c', 'd'), 'one')).toBe(4);
    },
  );

  it('stops at once when it is closed, and answers whoever waits', async () => {
    const { pool, drawn, logs, hold } = poolWith();
    hold();
    const drawing = pool.draw(picturesOf('a', 'b'));
    while (drawn.length === 0) await new Promise(setImmediate);
    const files = [pool.file('a'), pool.file('b')];
    await pool.close();
    expect(await Promise.all(files)).toEqual([null, null]);
    await drawing;
    expect([drawn, logs]).toEqual([['a'], []]);
    expect(await pool.draw(picturesOf('c'))).toBe(0);
  });

  it('draws list after list, each instead of what still waited of it, and a picture of several lists once', async () => {
    const { pool, drawn, hold } = poolWith();
    const release = hold();
    const first = pool.draw(picturesOf('a', 'b', 'c'), 'one');
    const second = pool.draw(picturesOf('c', 'd', 'e'), 'two');
    while (drawn.length === 0) await new Promise(setImmediate);
    const third = pool.draw(picturesOf('f', 'c'), 'one');
    await pool.file('z');
    release();
    expect(await Promise.all([first, second, third])).toEqual([5, 5, 5]);
    expect(drawn).toEqual(['a', 'f', 'c', 'd', 'e']);
  });

  it('looks up what is drawn again after it could not', async () => {
    const { pool } = poolWith();
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'not a folder');
    await expect(pool.draw(picturesOf('a'))).rejects.toThrow('EEXIST');
    rmSync(directory);
    expect(await pool.draw(picturesOf('a'))).toBe(1);
  });

  it('draws again what was removed, or found missing', async () => {
    const { pool, drawn } = poolWith();
    await pool.draw(picturesOf('a', 'b', 'c'));
    await pool.remove(['a']);
    expect(readdirSync(directory).sort()).toEqual(['b.png', 'c.png']);
    rmSync(path.join(directory, 'c.png'));
    expect(await pool.file('c')).toBeNull();
    expect(await pool.draw(picturesOf('a', 'b', 'c'))).toBe(2);
    expect(drawn).toEqual(['a', 'b', 'c', 'a', 'c']);
  });

  it('removes what nobody names any more, and what a killed worker has left', async () => {
    for (const name of ['a.png', 'b.png', '.c.123']) writeFileSync(path.join(directory, name), '');
    await poolWith().pool.prune(new Set(['a', 'z']));
    expect(readdirSync(directory)).toEqual(['a.png']);
  });

  it('lists what is drawn, and not what is being drawn', async () => {
    const { pool } = poolWith();
    for (const name of ['a.png', 'b.png', '.c.123', '.d.png']) writeFileSync(path.join(directory, name), '');
    expect(await pool.drawn()).toEqual(new Map(['a', 'b'].map((key) => [key, path.join(directory, `${key}.png`)])));
    rmSync(directory, { recursive: true });
    expect(await pool.drawn()).toEqual(new Map());
    mkdirSync(directory);
  });

  it('has nothing to remove before it has drawn', async () => {
    rmSync(directory, { recursive: true });
    await poolWith().pool.prune(new Set());
    expect(existsSync(directory)).toBe(false);
    mkdirSync(directory);
  });
});

describe('startDrawingWorker', { timeout: 30_000 }, () => {
  it('draws in a process of its own, which ends when it is stopped', async () => {
    const worker = startDrawingWorker(directory, null, true);
    const request = { key: 'abc', picture: SECTION_PICTURES.landing };
    expect(await worker.draw(request, NEVER)).toBeNull();
    expect(await worker.draw({ ...request, key: 'def' }, NEVER)).toBeNull();
    expect(readdirSync(directory).sort()).toEqual(['abc.png', 'def.png']);
    await worker.stop();
    expect(worker.isAlive()).toBe(false);
    expect(await worker.draw(request, NEVER)).toBe('its process ended');
  });

  it('says why it could not draw', async () => {
    const worker = startDrawingWorker(path.join(directory, 'nowhere'), null, false);
    expect(await worker.draw({ key: 'abc', picture: SECTION_PICTURES.site }, NEVER)).toContain('ENOENT');
    await worker.stop();
  });
});
