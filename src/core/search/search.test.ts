import { describe, expect, it } from 'vitest';
import { buildIndex, type SearchSource } from './build-index.ts';
import { parseDocuments, parseManifest, parseShard, type SearchDocument } from './index-files.ts';
import { indexReader } from './index-reader.ts';
import { search } from './search.ts';

function source(title: string, fields: Partial<SearchSource> = {}): SearchSource {
  return {
    address: `/blog/${title}`,
    title,
    description: '',
    content: '',
    tags: [],
    categories: [],
    cover: null,
    contentType: 'blog',
    date: '2026-05-14T12:00:00Z',
    dateLabel: '14 mai 2026',
    readingTime: '1 min de lecture',
    ...fields,
  };
}

/** A site as a browser sees it: files by name, written and read again, and those that were loaded. */
function siteOf(sources: SearchSource[]) {
  let count = 0;
  const built = buildIndex(sources, () => `file-${count++}`);
  const texts = new Map(built.files.map(({ name, text }) => [name, text]));
  const read = (name: string): unknown => JSON.parse(texts.get(name) ?? 'null');
  const manifest = parseManifest(JSON.parse(JSON.stringify(built.manifest)));
  const documents: SearchDocument[] = manifest.documents.flatMap((name) => parseDocuments(read(name)));
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
      return { titles: numbers.map((number) => documents[number]?.title), precision, terms: [...terms] };
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
  /** Pronounceable words, all different. */
  const word = (number: number) =>
    Array.from(String(number).padStart(5, '0'), (digit) =>
      'bacidofugelamenipora'.slice(Number(digit) * 2, Number(digit) * 2 + 2),
    ).join('');
  const sources = Array.from({ length: 400 }, (_, article) =>
    source(`titre ${article}`, {
      content: `<p>commun ${Array.from({ length: 40 }, (_word, index) => word(article * 40 + index)).join(' ')}</p>`,
    }),
  );
  const site = siteOf(sources);

  it('is cut into parts of which a word needs one', async () => {
    expect(site.manifest.shards.length).toBeGreaterThan(5);
    expect(site.manifest.documents.length).toBe(8);
    site.loaded.clear();
    expect((await site.find(`${word(4321)} `)).titles).toEqual(['titre 108']);
    expect(site.loaded.size).toBe(1);
  });

  it('gives every word its articles, whichever part it is in', async () => {
    for (let number = 0; number < 16_000; number += 997) {
      expect((await site.find(`${word(number)} `)).titles, word(number)).toEqual([`titre ${Math.floor(number / 40)}`]);
    }
  });

  it('finds the first and the last term of every part', async () => {
    const { files, manifest } = buildIndex(sources, (text) => text);
    const reader = indexReader(manifest, async (name) => parseShard(JSON.parse(name)));
    for (const { text } of files.slice(manifest.documents.length)) {
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
    await site.find(`${word(4321).slice(0, -1)}zq `);
    expect(site.loaded.size).toBeLessThanOrEqual(4 + 1);
  });

  it('changes only the last file of documents when an article is added', () => {
    const names = (list: SearchSource[]) => buildIndex(list, (text) => text).manifest.documents;
    const before = names(sources.slice(1));
    const after = names(sources);
    expect(after.slice(0, 7)).toEqual(before.slice(0, 7));
    expect(after[7]).not.toEqual(before[7]);
  });

  it('is the same for the same articles', () => {
    expect(buildIndex(sources, (text) => text)).toEqual(buildIndex(sources, (text) => text));
  });

  it('names each file by its text, and counts them all', () => {
    const { files, manifest } = buildIndex(sources.slice(0, 60), (text) => `hash of ${text.length}`);
    expect(files.map(({ name }) => name)).toEqual([...manifest.documents, ...manifest.shards.map(([, name]) => name)]);
    expect(manifest.bytes).toBe(files.reduce((total, { text }) => total + text.length, 0));
  });
});
