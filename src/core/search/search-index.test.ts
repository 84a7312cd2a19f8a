import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildIndex, updateIndex, type IndexUpdate } from './build-index.ts';
import { fileNamesIn, parseShard } from './index-files.ts';
import type { IsThere } from './index-writer.ts';
import { createSearchIndex, type FieldChange } from './search-index.ts';
import type { SearchSource } from './search-source.ts';
import { aSource, aWord, seededRandom } from './search-source.support.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** An index, with the articles that it holds. */
function heldIndex() {
  const index = createSearchIndex(hash);
  const held = new Map<number, SearchSource>();
  return {
    *changeFieldsInSteps(changes: readonly FieldChange[]) {
      for (const { source } of changes) held.set(source.number, source);
      yield* index.changeFieldsInSteps(changes);
    },
    *changeInSteps(numbers: readonly number[], sourceOf: (number: number) => SearchSource, removed: readonly number[]) {
      for (const number of removed) held.delete(number);
      for (const number of numbers) held.set(number, sourceOf(number));
      yield* index.changeInSteps(numbers, sourceOf, removed);
    },
    update(changed: readonly SearchSource[], removed: readonly number[], isThere?: IsThere) {
      for (const number of removed) held.delete(number);
      for (const source of changed) held.set(source.number, source);
      return updateIndex(index, held, [...new Set(changed.map(({ number }) => number))], removed, isThere);
    },
  };
}

/** Files as they lie in a folder after each update. @throws for what would be no honest account of them */
function folder() {
  const files = new Map<string, string>();
  return {
    files,
    take({ manifest, written, removed }: IndexUpdate) {
      for (const name of removed) if (!files.delete(name)) throw new Error(`${name} was not there`);
      for (const { name, text } of written) {
        if (files.has(name)) throw new Error(`${name} was there already`);
        files.set(name, text);
      }
      expect([...files.keys()].toSorted()).toEqual(fileNamesIn(manifest).toSorted());
      return manifest;
    },
  };
}

function expectSameAsBuilt(manifest: IndexUpdate['manifest'], files: Map<string, string>, sources: SearchSource[]) {
  const built = buildIndex(sources, hash);
  expect(manifest).toEqual(built.manifest);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(built.written.map(({ name, text }) => [name, text])));
}

describe('an index that is updated', () => {
  it.each([1, 2, 3])('is the one that would be built, whatever has happened: story %i', (seed) => {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    /** Rare words and common ones: the shorter the number, the more articles hold it. */
    const someWords = (count: number) =>
      Array.from({ length: count }, () => aWord(below(10 ** (1 + below(5))))).join(' ');
    const someArticle = (number: number) =>
      aSource(number, `${someWords(4)} ${number}`, {
        description: someWords(10),
        tags: [aWord(below(30))],
        categories: [aWord(below(5))],
        content: `<h2>${someWords(3)}</h2><p>${someWords(60)}</p>`,
      });
    const index = heldIndex();
    const { files, take } = folder();
    const live = new Map<number, SearchSource>();
    let withoutTexts = 0;
    let needing = 0;
    /** Brings in what it can without the texts. @returns those that it needs the texts of */
    function changeFields(changed: readonly SearchSource[]): SearchSource[] {
      const fieldChanges = changed.flatMap((source) => {
        const former = live.get(source.number);
        if (former?.content !== source.content || random() < 0.2) return [];
        return [{ former: { ...former, content: '' }, source: { ...source, content: '' } }];
      });
      const done = new Set(fieldChanges.map(({ source }) => source.number));
      withoutTexts += done.size;
      for (const number of Array.from(index.changeFieldsInSteps(fieldChanges)).flat()) {
        done.delete(number);
        needing += 1;
      }
      return changed.filter(({ number }) => !done.has(number));
    }
    for (let step = 1; step <= 60; step += 1) {
      const removed = [...live.keys()].filter(() => random() < 0.1 * random());
      for (const number of removed) live.delete(number);
      const changed = new Map<number, SearchSource>();
      for (let count = below(2 ** below(8)); count >= 0; count -= 1) {
        const known = [...live.keys()];
        const number = random() < 0.4 ? (known[below(known.length)] ?? 1) : 1 + below(1500);
        const former = live.get(number);
        const { content, ...fields } = someArticle(number);
        const field = (['title', 'tags', 'categories', 'description'] as const)[below(4)] ?? 'title';
        const source = former && random() < 0.7 ? { ...former, [field]: fields[field] } : { ...fields, content };
        if (!removed.includes(number)) changed.set(number, source);
      }
      const withTexts = changeFields([...changed.values()]);
      for (const [number, source] of changed) live.set(number, source);
      const manifest = take(index.update(withTexts, [...removed, 5000 + step]));
      expect(manifest.documentCount).toBe(live.size);
      if (step % 10 === 0) expectSameAsBuilt(manifest, files, [...live.values()].reverse());
    }
    expect(needing).toBeGreaterThan(0);
    expect(withoutTexts).toBeGreaterThan(4 * needing);
    const manifest = take(index.update([], [...live.keys()]));
    expect(manifest).toEqual(buildIndex([], hash).manifest);
    expect(files.size).toBe(0);
  });

  it('is the one that would be built where words become common and rare again', () => {
    const article = (number: number) => aSource(number, aWord(number), { description: 'commun', tags: ['fréquent'] });
    const all = Array.from({ length: 9000 }, (_, index) => article(index + 1));
    const index = heldIndex();
    const { files, take } = folder();
    for (const count of [4096, 4097, 9000, 8500]) {
      take(index.update(all.slice(0, count), [...all.slice(count).map(({ number }) => number)]));
    }
    const holed = all.filter(({ number }) => number <= 8500 && number % 3 !== 0);
    const manifest = take(
      index.update(
        [],
        all.filter(({ number }) => number % 3 === 0).map(({ number }) => number),
      ),
    );
    expect(manifest.common.map(([term]) => term)).toEqual(['commun', 'frequent']);
    expectSameAsBuilt(manifest, files, holed);
    const few = take(
      index.update(
        [],
        holed.slice(4096).map(({ number }) => number),
      ),
    );
    expect(few.common).toEqual([]);
    expectSameAsBuilt(few, files, holed.slice(0, 4096));
  });

  it('writes nothing for what is the same', () => {
    const sources = [aSource(1, 'chat'), aSource(2, 'chien')];
    const index = heldIndex();
    index.update(sources, []);
    expect(index.update(sources, [3])).toMatchObject({ written: [], removed: [] });
  });

  it('writes again what is not there, though nothing has changed', () => {
    const sources = Array.from({ length: 120 }, (_, index) => aSource(index + 1, `${aWord(index)} commun`));
    const index = heldIndex();
    const { written } = index.update(sources, []);
    const lost = written.filter((_, rank) => rank % 2 === 0);
    const isThere = (name: string) => !lost.some((file) => file.name === name);
    expect(index.update([], [], isThere).written).toEqual(lost);
    expect(index.update([], []).written).toEqual([]);
  });

  it('writes with the next update what has changed before it', () => {
    const sources = Array.from({ length: 120 }, (_, index) => aSource(index + 1, `chat ${aWord(index)}`));
    const index = heldIndex();
    const { files, take } = folder();
    take(index.update(sources.slice(0, 40), []));
    const sourceOf = (number: number) => sources[number - 1] as SearchSource;
    const numbers = Array.from({ length: 40 }, (_, rank) => 80 - rank);
    expect(Array.from(index.changeInSteps(numbers, sourceOf, [1])).flat()).toEqual(numbers.toReversed());
    expect(Array.from(index.changeInSteps([], sourceOf, [2, 41])).flat()).toEqual([]);
    const manifest = take(index.update(sources.slice(80), []));
    expectSameAsBuilt(
      manifest,
      files,
      sources.filter(({ number }) => ![1, 2, 41].includes(number)),
    );
  });

  it.each([
    ['few articles', 130],
    ['words that fill several files', 4200],
  ])('is the one that would be built where it has been taken over: %s', (_, count) => {
    const article = (number: number) =>
      aSource(number, `${aWord(number % 700)} ${number}`, { description: 'commun', tags: [aWord(number % 7)] });
    // One number in ten has no article, and one article no word.
    const numbers = Array.from({ length: count }, (_, index) => index + 1).filter((number) => number % 10 !== 3);
    const sources = new Map(numbers.map((number) => [number, number === 50 ? aSource(50, '') : article(number)]));
    const written = buildIndex([...sources.values()], hash);
    const texts = new Map(written.written.map(({ name, text }) => [name, text]));
    const { shards, common } = written.manifest;
    const index = createSearchIndex(hash);
    const restoration = index.restoring();
    for (const name of [...shards.map(([, shard]) => shard), ...common.flatMap(([, ...parts]) => parts)]) {
      restoration.take(parseShard(JSON.parse(texts.get(name) ?? '')));
    }
    Array.from(restoration.inSteps(numbers));
    const isThere = (name: string) => texts.has(name);
    expect(updateIndex(index, sources, [], [], isThere)).toMatchObject({ manifest: written.manifest, written: [] });
    for (const number of [1, 2]) sources.delete(number);
    sources.set(3, article(3));
    sources.set(4, aSource(4, 'autre'));
    expect(updateIndex(index, sources, [3, 4], [1, 2], isThere).manifest).toEqual(
      buildIndex([...sources.values()], hash).manifest,
    );
  });

  it('needs the text of an article that it does not hold', () => {
    const index = heldIndex();
    const change = { former: aSource(1, 'chat'), source: aSource(1, 'chien') };
    expect(Array.from(index.changeFieldsInSteps([change])).flat()).toEqual([1]);
    expect(index.update([], []).manifest.documentCount).toBe(0);
  });

  it('keeps an article that is said to have both changed and gone', () => {
    const manifest = heldIndex().update([aSource(1, 'chat')], [1]).manifest;
    expect(manifest.documentCount).toBe(1);
  });
});

describe('one change of a large index', () => {
  const article = (number: number) =>
    aSource(number, `titre ${number}`, {
      content: `<p>${Array.from({ length: 60 }, (_, index) => aWord((number * 61 + index * 1637) % 100_000)).join(' ')}</p>`,
    });
  const all = Array.from({ length: 1500 }, (_, index) => article(index + 1));
  const index = heldIndex();
  const before = index.update(all, []).manifest;

  /** What an update of the index of all articles writes. It is undone afterwards. */
  function writtenBy(changed: SearchSource[], removed: number[]) {
    const { manifest, written } = index.update(changed, removed);
    index.update(all, [1501]);
    const documents = written.filter(({ name }) => manifest.documents.includes(name)).length;
    return { documents, terms: written.length - documents, shards: manifest.shards };
  }

  it('writes the document and the shards of the words that come and go, when it is an edit', () => {
    const { documents, terms, shards } = writtenBy([{ ...article(1000), title: 'perroquet 1000' }], []);
    expect(shards.length).toBeGreaterThan(25);
    expect(documents).toBe(1);
    // Its own and that of « titre ».
    expect(terms).toBe(2);
  });

  it('writes the document alone when no word changes', () => {
    expect(writtenBy([{ ...article(1000), cover: '/illustrations/a.svg' }], [])).toMatchObject({
      documents: 1,
      terms: 0,
    });
  });

  it('writes one file of documents when an article comes or goes, and none of the shards that have no word of it', () => {
    expect(writtenBy([aSource(1501, 'perroquet')], [])).toMatchObject({ documents: 1, terms: 1 });
    const { documents, terms, shards } = writtenBy([], [700]);
    expect(documents).toBe(1);
    expect(terms).toBeLessThan(shards.length);
  });

  it('moves no cut but its own where words come in numbers', () => {
    const newWords = Array.from({ length: 4000 }, (_, word) => `perro${aWord(word)}`).join(' ');
    const { shards } = writtenBy([{ ...article(7), content: `${article(7).content}<p>${newWords}</p>` }], []);
    const gone = before.shards.filter(([, name]) => !shards.some(([, other]) => other === name));
    expect(shards.length).toBeGreaterThan(before.shards.length);
    expect(gone.length).toBeLessThanOrEqual(2);
  });
});
