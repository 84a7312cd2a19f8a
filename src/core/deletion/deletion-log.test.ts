import { beforeEach, describe, expect, it } from 'vitest';
import {
  deletionLog,
  DELETION_PREFIX,
  KEPT,
  TIME_TO_SEE,
  UNDO_TIME,
  type DeletionLog,
  type DeletionStorage,
} from './deletion-log.ts';

const ARTICLE = 'b8a3c1de-0000-4000-8000-000000000001';
const OTHER = 'b8a3c1de-0000-4000-8000-000000000002';
const KEY = DELETION_PREFIX + ARTICLE;
const START = Date.UTC(2026, 0, 15, 8);

let entries: Map<string, string>;
let storage: DeletionStorage;
let time: number;
let log: DeletionLog;

beforeEach(() => {
  entries = new Map();
  storage = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  time = START;
  log = deletionLog(storage, 'odile', () => time);
});

const request = (articleId = ARTICLE) => log.request({ articleId, name: 'oser-écrire', title: 'Oser écrire' });

describe('a deletion', () => {
  it('may be undone for 8 s', () => {
    expect(UNDO_TIME).toBe(8000);
    expect(request()).toEqual({
      articleId: ARTICLE,
      name: 'oser-écrire',
      title: 'Oser écrire',
      requestedBy: 'odile',
      deadline: START + 8000,
      isDone: false,
    });
  });

  it('is found by the next page, with the time that is left', () => {
    request();
    time += 2000;
    const nextPage = deletionLog(storage, 'odile', () => time);
    const [found] = nextPage.all();
    expect(found && nextPage.remaining(found)).toBe(6000);
  });

  it.each([
    ['just before its end', 7999, TIME_TO_SEE],
    ['with less left than it takes to see', 6000, TIME_TO_SEE],
    ['at its end', 8000, UNDO_TIME],
    ['long after its end', 3_600_000, UNDO_TIME],
    ['before it was asked for, by a clock that was moved', -60_000, UNDO_TIME],
  ])('found %s may still be undone', (_when, elapsed, remaining) => {
    const deletion = request();
    time += elapsed;
    expect(log.remaining(deletion)).toBe(remaining);
  });

  it('is gone once undone', () => {
    request();
    log.forget(ARTICLE);
    expect(log.all()).toEqual([]);
    expect(entries.size).toBe(0);
  });

  it('is still known once done: pages show the article until they are published again', () => {
    request();
    time += UNDO_TIME;
    log.finish(ARTICLE);
    expect(log.all()).toMatchObject([{ articleId: ARTICLE, isDone: true }]);
  });

  it('ends later when its time has stood still', () => {
    request();
    time += 60_000;
    log.postpone(ARTICLE, 5000);
    expect(log.find(ARTICLE)?.deadline).toBe(time + 5000);
  });

  it('that was undone elsewhere neither ends later nor is done', () => {
    log.postpone(ARTICLE, 5000);
    log.finish(ARTICLE);
    expect(entries.size).toBe(0);
  });

  it('stands beside others, each with its own end', () => {
    request();
    time += 3000;
    request(OTHER);
    log.forget(ARTICLE);
    expect(log.all()).toMatchObject([{ articleId: OTHER, deadline: START + 11_000 }]);
  });

  it('belongs to the account that asked for it', () => {
    request();
    const somebodyElse = deletionLog(storage, 'malik', () => time);
    expect(somebodyElse.all()).toEqual([]);
    expect(somebodyElse.find(ARTICLE)).toBeNull();
    somebodyElse.finish(ARTICLE);
    expect(log.all()).toMatchObject([{ isDone: false }]);
  });

  it.each([false, true])('is dropped after a day (done: %s)', (isDone) => {
    request();
    if (isDone) log.finish(ARTICLE);
    time += KEPT;
    expect(log.all()).toHaveLength(1);
    time += UNDO_TIME + 1;
    expect(log.all()).toEqual([]);
    expect(entries.size).toBe(0);
  });

  it('that cannot be stored is refused', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(request).toThrow('full');
  });
});

describe('what somebody else has stored', () => {
  const sound = { articleId: ARTICLE, name: 'x', title: 'x', requestedBy: 'odile', deadline: START, isDone: false };

  it('is read when it is sound', () => {
    entries.set(KEY, JSON.stringify({ ...sound, extra: 1 }));
    expect(log.all()).toEqual([sound]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"articleId"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an id that is none', JSON.stringify({ ...sound, articleId: '../admins' })],
    ['an id that is a list', JSON.stringify({ ...sound, articleId: [ARTICLE] })],
    ['no name', JSON.stringify({ ...sound, name: 1 })],
    ['no title', JSON.stringify({ ...sound, title: undefined })],
    ['a title that is an object', JSON.stringify({ ...sound, title: { toString: 'x' } })],
    ['no owner', JSON.stringify({ ...sound, requestedBy: null })],
    ['a deadline that is text', JSON.stringify({ ...sound, deadline: '1' })],
    ['a deadline without end', JSON.stringify(sound).replace(String(START), '1e999')],
    ['a deadline in a century', JSON.stringify({ ...sound, deadline: START * 3 })],
    ['no state', JSON.stringify({ ...sound, isDone: 'false' })],
  ])('is removed when it is %s', (_what, text) => {
    entries.set(KEY, text);
    expect(log.all()).toEqual([]);
    expect(entries.size).toBe(0);
  });

  it('under the name of another article is not believed', () => {
    entries.set(DELETION_PREFIX + OTHER, JSON.stringify(sound));
    expect(log.all()).toEqual([]);
    expect(log.find(OTHER)).toBeNull();
  });

  it('under other names is left alone', () => {
    entries.set('theme', 'dark').set('coquelicot', '{');
    expect(log.all()).toEqual([]);
    expect(entries.size).toBe(2);
  });
});
