import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseAddressBook } from './address-book-file.ts';

const noPause = async () => undefined;
const BOOK = {
  byId: { 'b8a3c1de-0000-4000-8000-000000000001': '/blog/oser-écrire', '': '' },
  bySlug: {
    constructor: '/blog/constructor',
    'a"b\\': '/blog/",\\"',
    '},"byId":{': '{}',
    'é\u2028\n': '/blog/\u{1F33A}',
    ',': ':',
  },
  byCategoryId: { blog: {}, anecdote: { 1: '/anecdotes/categorie/une' } },
};

describe('parseAddressBook', () => {
  it.each([
    ['as it is written', JSON.stringify(BOOK)],
    ['with spaces', ` ${JSON.stringify(BOOK, null, 2)}\n`],
    ['of an older release', '{"byId":{},"bySlug":{}}'],
  ])('reads a book %s as JSON.parse does', async (_case, text) => {
    expect(JSON.parse(JSON.stringify(await parseAddressBook(text, noPause)))).toEqual(JSON.parse(text));
  });

  it('reads "__proto__" as an ordinary key, and returns objects without prototype', async () => {
    const book = await parseAddressBook('{"byId":{"__proto__":"/blog/proto"},"bySlug":{}}', noPause);
    expect(Object.keys(book.byId)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(book.bySlug)).toBeNull();
  });

  it('pauses after every thousand addresses', async () => {
    const byId = Object.fromEntries(Array.from({ length: 30_000 }, (_, number) => [`id-${number}`, `/blog/${number}`]));
    let others = 0;
    const timer = setInterval(() => undefined);
    const book = await parseAddressBook(JSON.stringify({ byId, bySlug: {} }), async () => {
      others += 1;
      await setImmediate();
    });
    clearInterval(timer);
    expect(others).toBe(30);
    expect(JSON.parse(JSON.stringify(book.byId))).toEqual(byId);
  });

  it.each([
    ...['', 'null', '[]', '{}', '{"byId":{}}', '{"byId":"","bySlug":{}}', '{"byId":{},"bySlug":{}', '{"byId":{'],
    ...['{"byId":{},"bySlug":{}}}', '{"byId":{},"bySlug":{}} "a":"b"', '{"byId":{"a":1},"bySlug":{}}', '{"byId":{"a'],
    ...['{"byId":{"a":"\\x"},"bySlug":{}}'],
  ])('refuses %s', async (text) => {
    await expect(parseAddressBook(text, noPause)).rejects.toThrow(SyntaxError);
  });
});
