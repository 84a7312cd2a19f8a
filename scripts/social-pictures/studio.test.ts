import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECTION_PICTURES, type SocialPicture } from '../../src/core/site/social-picture.ts';
import { hirePainter, type HiredPainter } from './hire.ts';
import type { Order } from './painter.ts';
import { openStudio } from './studio.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-pictures-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const picturesOf = (...keys: string[]) =>
  new Map(keys.map((key): [string, SocialPicture] => [key, { ...SECTION_PICTURES.site, title: key }]));

/** A studio whose painters draw when they are told to; `failing` titles cannot be drawn. */
function fakeStudio({ places = 1, failing = [] as string[] } = {}) {
  const orders: string[] = [];
  const logs: string[] = [];
  const hired: { isAlive: boolean; isDismissed: boolean }[] = [];
  let gate: Promise<null> = Promise.resolve(null);
  const hire = (): HiredPainter => {
    const painter = { isAlive: true, isDismissed: false };
    const end = Promise.withResolvers<null>();
    hired.push(painter);
    return {
      isAlive: () => painter.isAlive,
      async draw({ key, picture }: Order) {
        orders.push(picture.title);
        await Promise.race([gate, end.promise]);
        if (painter.isDismissed) return 'its process ended';
        if (failing.includes(picture.title)) {
          painter.isAlive = false;
          return 'its process ended';
        }
        writeFileSync(path.join(directory, `${key}.png`), picture.title);
        return null;
      },
      async dismiss() {
        painter.isDismissed = true;
        end.resolve(null);
      },
    };
  };
  const studio = openStudio({ directory, places, hire, log: (message) => void logs.push(message) });
  return {
    studio,
    orders,
    logs,
    hired,
    hold() {
      const { promise, resolve } = Promise.withResolvers<null>();
      gate = promise;
      return () => resolve(null);
    },
  };
}

describe('openStudio', () => {
  it('draws what is missing, in order, and dismisses its painters', async () => {
    const { studio, orders, hired } = fakeStudio();
    writeFileSync(path.join(directory, 'b.png'), '');
    expect(await studio.draw(picturesOf('a', 'b', 'c'))).toBe(2);
    expect(orders).toEqual(['a', 'c']);
    expect(hired).toEqual([{ isAlive: true, isDismissed: true }]);
    expect(await studio.draw(picturesOf('a', 'b', 'c'))).toBe(0);
    expect(hired).toHaveLength(1);
  });

  it('hires as many painters as it has places, and no more than there are pictures', async () => {
    const few = fakeStudio({ places: 4 });
    await few.studio.draw(picturesOf('a', 'b'));
    expect(few.hired).toHaveLength(2);
    const many = fakeStudio({ places: 2 });
    await many.studio.draw(picturesOf('c', 'd', 'e', 'f'));
    expect(many.hired).toHaveLength(2);
  });

  it('makes its folder', async () => {
    rmSync(directory, { recursive: true });
    await fakeStudio().studio.draw(picturesOf('a'));
    expect(readdirSync(directory)).toEqual(['a.png']);
  });

  it('draws first what is asked for, and answers when it is there', async () => {
    const { studio, orders, hold } = fakeStudio();
    const release = hold();
    const drawing = studio.draw(picturesOf('a', 'b', 'c', 'd'));
    const asked = drawing.then(() => null);
    while (orders.length === 0) await new Promise(setImmediate);
    const file = studio.file('d');
    release();
    expect(await file).toBe(path.join(directory, 'd.png'));
    await asked;
    expect(orders).toEqual(['a', 'd', 'b', 'c']);
  });

  it('knows at once what it is to draw', async () => {
    const { studio } = fakeStudio();
    void studio.draw(picturesOf('a'));
    expect(await studio.file('a')).toBe(path.join(directory, 'a.png'));
  });

  it('gives the file of what is drawn, and none under a key that nobody names', async () => {
    const { studio } = fakeStudio();
    await studio.draw(picturesOf('a'));
    expect(await studio.file('a')).toBe(path.join(directory, 'a.png'));
    expect(await studio.file('b')).toBeNull();
  });

  it('forgets what still waited when others are wanted instead', async () => {
    const { studio, orders, hold } = fakeStudio();
    const release = hold();
    const first = studio.draw(picturesOf('a', 'b', 'c'));
    while (orders.length === 0) await new Promise(setImmediate);
    const forgotten = studio.file('b');
    const second = studio.draw(picturesOf('a', 'c', 'd'));
    expect(await forgotten).toBeNull();
    release();
    await Promise.all([first, second]);
    expect(orders).toEqual(['a', 'c', 'd']);
  });

  it('puts the site’s picture in place of one that cannot be drawn, with another painter, and goes on', async () => {
    const { studio, orders, logs, hired } = fakeStudio({ failing: ['a'] });
    expect(await studio.draw(picturesOf('a', 'b'))).toBe(2);
    expect(orders).toEqual(['a', SECTION_PICTURES.site.title, 'b']);
    expect(readdirSync(directory).sort()).toEqual(['a.png', 'b.png']);
    expect(logs).toEqual(['The social picture of "a" could not be drawn: its process ended.']);
    expect(hired).toHaveLength(2);
  });

  it('goes on when even that cannot be drawn', async () => {
    const { studio, orders, logs } = fakeStudio({ failing: ['a', SECTION_PICTURES.site.title] });
    expect(await studio.draw(picturesOf('a', 'b'))).toBe(1);
    expect(orders.at(-1)).toBe('b');
    expect(await studio.file('a')).toBeNull();
    expect(logs).toHaveLength(2);
  });

  it('stops at once when it is closed, and answers whoever waits', async () => {
    const { studio, orders, logs, hold } = fakeStudio();
    hold();
    const drawing = studio.draw(picturesOf('a', 'b'));
    while (orders.length === 0) await new Promise(setImmediate);
    const files = [studio.file('a'), studio.file('b')];
    await studio.close();
    expect(await Promise.all(files)).toEqual([null, null]);
    await drawing;
    expect([orders, logs]).toEqual([['a'], []]);
    expect(await studio.draw(picturesOf('c'))).toBe(0);
  });

  it('removes what nobody names any more, and what a killed painter has left', async () => {
    for (const name of ['a.png', 'b.png', '.c.123']) writeFileSync(path.join(directory, name), '');
    await fakeStudio().studio.prune(new Set(['a', 'z']));
    expect(readdirSync(directory)).toEqual(['a.png']);
  });

  it('has nothing to remove before it has drawn', async () => {
    rmSync(directory, { recursive: true });
    await fakeStudio().studio.prune(new Set());
    expect(existsSync(directory)).toBe(false);
    mkdirSync(directory);
  });
});

describe('hirePainter', { timeout: 30_000 }, () => {
  it('draws in a process of its own, which ends when it is dismissed', async () => {
    const painter = hirePainter(directory, null, true);
    const order = { key: 'abc', picture: SECTION_PICTURES.landing };
    expect(await painter.draw(order)).toBeNull();
    expect(await painter.draw({ ...order, key: 'def' })).toBeNull();
    expect(readdirSync(directory).sort()).toEqual(['abc.png', 'def.png']);
    await painter.dismiss();
    expect(painter.isAlive()).toBe(false);
    expect(await painter.draw(order)).toBe('its process ended');
  });

  it('says why it could not draw', async () => {
    const painter = hirePainter(path.join(directory, 'nowhere'), null, false);
    expect(await painter.draw({ key: 'abc', picture: SECTION_PICTURES.site })).toContain('ENOENT');
    await painter.dismiss();
  });
});
