import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { fileNamesIn, parseDocuments, parseManifest, parseShard } from './index-files.ts';
import { indexReader } from './index-reader.ts';
import { search } from './search.ts';
import type { SearchSource } from './search-source.ts';
import { aSource, aWord } from './search-source.support.ts';

const source = (title: string, fields: Partial<SearchSource> = {}) => aSource(0, title, fields);

/** Articles given newest first, as they were created; the numbers of others are between them. */
const numbered = (sources: SearchSource[]) =>
  sources.map((article, index) => ({ ...article, number: 3 * (sources.length - index) }));

/** A site as a browser sees it: files by name, written and read again, and those that were loaded. */
function siteOf(sources: SearchSource[]) {
  let count = 0;
  const built = buildIndex(numbered(sources), () => `file-${count++}`);
  const texts = new Map(built.written.map(({ name, text }) => [name, text]));
  const read = (name: string): unknown => JSON.parse(texts.get(name) ?? 'null');
  const manifest = parseManifest(JSON.parse(JSON.stringify(built.manifest)));
  const documents = manifest.documents.map((name) => parseDocuments(read(name ?? '')));
  const loaded = new Set<string>();
  const reader = indexReader(manifest, async (name) => {
    loaded.add(name);
    return parseShard(read(name));
  });
  return {
    manifest,
    loaded,
    async find(query: string) {
      const { documents: numbers, precision, terms } = await search(query, reader);
      return {
        titles: numbers.map((number) => documents[Math.floor(number / 50)]?.[number % 50]?.title),
        precision,
        terms: [...terms],
      };
    },
  };
}

const titlesFor = async (sources: SearchSource[], query: string) => (await siteOf(sources).find(query)).titles;

describe('search', () => {
  const MAGAZINE = [
    source('Célibataires au bord de l’eau'),
    source('Chevaux de bataille', { content: '<p>Une date, un œuf, un rendez-vous.</p>' }),
    source('J’ai ghosté mon ex'),
  ];

  it.each([
    ['celibataire', 'Célibataires au bord de l’eau'],
    ['CÉLIBATAIRES', 'Célibataires au bord de l’eau'],
    ['célib', 'Célibataires au bord de l’eau'],
    ['celibatiare', 'Célibataires au bord de l’eau'],
    ['cheval', 'Chevaux de bataille'],
    ['dates', 'Chevaux de bataille'],
    ['oeufs', 'Chevaux de bataille'],
    ['œuf', 'Chevaux de bataille'],
    ['rendezvous', 'Chevaux de bataille'],
    ['rendez vous', 'Chevaux de bataille'],
    ['les ghoster', 'J’ai ghosté mon ex'],
    ['l’ex', 'J’ai ghosté mon ex'],
    ["mon ex qui m'a ghostée", 'J’ai ghosté mon ex'],
  ])('finds by “%s” “%s” alone', async (query, title) => {
    expect(await titlesFor(MAGAZINE, query)).toEqual([title]);
  });

  it.each(['', '  ', 'xylophone', 'ch@', '«\u00a0!\u00a0»', '__proto__', 'constructor'])(
    'finds nothing by “%s”',
    async (query) => {
      expect(await titlesFor(MAGAZINE.slice(0, 1), query)).toEqual([]);
    },
  );

  it('finds nothing in an empty site', async () => {
    expect(await siteOf([]).find('chat')).toEqual({ titles: [], precision: 'some', terms: [] });
  });

  it('puts a title before a tag, a category, a description, a heading and a text', async () => {
    const sources = [
      source('texte', { content: '<p>chat</p>' }),
      source('intertitre', { content: '<h2>chat</h2>' }),
      source('description', { description: 'chat' }),
      source('rubrique', { categories: ['Chat'] }),
      source('mot-clé', { tags: ['chat'] }),
      source('chat'),
    ];
    expect(await titlesFor(sources, 'chat')).toEqual([
      'chat',
      'mot-clé',
      'rubrique',
      'description',
      'intertitre',
      'texte',
    ]);
  });

  it('puts the newest first among equals', async () => {
    expect(await titlesFor([source('chat noir'), source('chat roux')], 'chat')).toEqual(['chat noir', 'chat roux']);
  });

  it('wants every word, and settles for some when there is no such article', async () => {
    const sources = [source('chat noir'), source('chat roux'), source('chien roux')];
    expect(await siteOf(sources).find('roux chat')).toMatchObject({ titles: ['chat roux'], precision: 'all' });
    const some = await siteOf(sources).find('chien noir');
    expect(some.precision).toBe('some');
    expect(some.titles.toSorted()).toEqual(['chat noir', 'chien roux']);
  });

  it('puts what holds more of the words first when none holds all', async () => {
    const sources = [source('chat'), source('chat noir'), source('poisson')];
    expect((await titlesFor(sources, 'chat noir poisson')).slice(0, 1)).toEqual(['chat noir']);
  });

  it('counts a rare word for more than a common one', async () => {
    const common = Array.from({ length: 20 }, (_, number) => source(`chat ${number}`));
    const [first] = await titlesFor([...common, source('perroquet')], 'chat perroquet');
    expect(first).toBe('perroquet');
  });

  it('leaves only the last word open', async () => {
    const sources = [source('chatons et souris'), source('chat et souriceau')];
    expect(await titlesFor(sources, 'souris cha')).toEqual(['chatons et souris']);
    expect(await siteOf(sources).find('cha souris ')).toMatchObject({
      titles: ['chatons et souris'],
      precision: 'some',
    });
    expect((await siteOf(sources).find('chat sour')).titles).toEqual(['chat et souriceau']);
  });

  it('puts the word itself before what begins like it', async () => {
    expect(await titlesFor([source('chaton'), source('chat')], 'chat')).toEqual(['chat', 'chaton']);
  });

  it('does not let a short word stand for all that begins like it', async () => {
    expect(await titlesFor([source('excellent'), source('ex')], 'ex')).toEqual(['ex']);
    expect(await titlesFor([source('excellent')], 'ex')).toEqual(['excellent']);
  });

  it('says when it found only what looks alike', async () => {
    expect(await siteOf([source('karaoké')]).find('karaoqué')).toMatchObject({
      titles: [],
    });
    expect(await siteOf([source('karaoké')]).find('karoké')).toMatchObject({ titles: ['karaoké'], precision: 'near' });
  });

  it('forgives nothing in a word of four letters', async () => {
    expect(await titlesFor([source('chat')], 'chot ')).toEqual([]);
  });

  it('finds the title of an article whose HTML cannot be read', async () => {
    expect(await titlesFor([source('chat', { content: '<div>'.repeat(501) })], 'chat')).toEqual(['chat']);
  });

  it('reads no markup, script or attribute', async () => {
    const content = '<p class="perroquet">a</p><script>perroquet()</script>';
    expect(await titlesFor([source('chat', { content })], 'perroquet')).toEqual([]);
  });
});

describe('a large index', () => {
  const sources = Array.from({ length: 400 }, (_, article) =>
    source(`titre ${article}`, {
      content: `<p>commun ${Array.from({ length: 40 }, (_word, index) => aWord(article * 40 + index)).join(' ')}</p>`,
    }),
  );
  const site = siteOf(sources);

  it('is cut into parts of which a word needs one', async () => {
    expect(site.manifest.shards.length).toBeGreaterThan(5);
    expect(site.manifest.documents.length).toBe(25);
    site.loaded.clear();
    expect((await site.find(`${aWord(4321)} `)).titles).toEqual(['titre 108']);
    expect(site.loaded.size).toBe(1);
  });

  it('gives every word its articles, whichever part it is in', async () => {
    for (let number = 0; number < 16_000; number += 997) {
      expect((await site.find(`${aWord(number)} `)).titles, aWord(number)).toEqual([
        `titre ${Math.floor(number / 40)}`,
      ]);
    }
  });

  it('finds the first and the last term of every part', async () => {
    const { written, manifest } = buildIndex(numbered(sources), (text) => text);
    const reader = indexReader(manifest, async (name) => parseShard(JSON.parse(name)));
    for (const { text } of written.slice(manifest.documents.length)) {
      const { terms } = parseShard(JSON.parse(text));
      for (const term of [terms[0] ?? '', terms.at(-1) ?? '']) {
        expect((await reader.exactly(term)).map((found) => found.term)).toEqual([term]);
        expect((await reader.startingWith(term)).map((found) => found.term)).toContain(term);
      }
    }
  });

  it('finds a word that every article holds in each of them', async () => {
    expect((await site.find('commun ')).titles).toHaveLength(400);
  });

  it('loads four parts at most for a beginning or a mistake', async () => {
    site.loaded.clear();
    await site.find('ba');
    expect(site.loaded.size).toBeLessThanOrEqual(4);
    site.loaded.clear();
    await site.find(`${aWord(4321).slice(0, -1)}zq `);
    expect(site.loaded.size).toBeLessThanOrEqual(4 + 1);
  });

  it('is the same for the same articles', () => {
    expect(buildIndex(numbered(sources), (text) => text)).toEqual(buildIndex(numbered(sources), (text) => text));
  });

  it('has null for a number without an article, and nothing after the last', () => {
    const { written } = buildIndex([aSource(3, 'chien'), aSource(1, 'chat')], (text) => text);
    const titles = parseDocuments(JSON.parse(written[0]?.text ?? '')).map((shown) => shown?.title ?? null);
    expect(titles).toEqual([null, 'chat', null, 'chien']);
  });

  it('names each file by its text, and counts them all', () => {
    const { written, manifest } = buildIndex(numbered(sources), (text) => `name of ${text}`);
    expect(written.map(({ name }) => name)).toEqual(fileNamesIn(manifest));
    expect(written.every(({ name, text }) => name === `name of ${text}`)).toBe(true);
    expect(manifest.bytes).toBe(written.reduce((total, { text }) => total + text.length, 0));
  });

  it('gives a word that thousands of articles hold a file of its own, and finds it in each', async () => {
    const common = Array.from({ length: 4200 }, (_, index) =>
      source(`perroquet${index % 7 === 0 ? ' rare' : ''} chat`),
    );
    const large = siteOf(common);
    expect(large.manifest.common.map(([term]) => term)).toEqual(['chat', 'perroquet']);
    for (const query of ['chat ', 'cha', 'perroqeut ', 'perroquet chat ']) {
      large.loaded.clear();
      expect((await large.find(query)).titles, query).toHaveLength(4200);
      expect(large.loaded.size, query).toBeLessThanOrEqual(2 + 2 + 1);
    }
    expect((await large.find('rare chat ')).titles).toHaveLength(600);
  });
});
