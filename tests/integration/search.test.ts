import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textParts } from '../../src/core/search/marked-text.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** Search in French, by the database: what visitors find, in which order, and what they never find. */

let backend: TestBackend;
const ids = new Map<string, string>();

interface Answer {
  precision: string;
  total: number;
  articles: { id: string; title: string; extract: string }[];
}

async function find(
  query: string,
  more: { section?: string; wanted?: number; skipped?: number } = {},
): Promise<Answer> {
  const { data, error } = await backend.visitor().rpc('search_articles', { query, ...more });
  if (error) throw error;
  return data as unknown as Answer;
}
const titlesFor = async (query: string) =>
  (await find(query)).articles.map(({ title }) =>
    textParts(title)
      .map(({ text }) => text)
      .join(''),
  );

beforeAll(async () => {
  backend = await startTestBackend();
  const articles = [
    { title: 'Célibataires au bord de l’eau', description: 'Une histoire de quai.', published_at: '2026-01-01' },
    {
      title: 'Chevaux de bataille',
      content: '<p>Une <b>date</b>, un œuf, un rendez-vous&nbsp;raté &amp; un chat.</p>',
      published_at: '2026-01-02',
    },
    { title: 'J’ai ghosté mon ex', tags: ['rupture'], published_at: '2026-01-03', content_type: 'anecdote' },
    { title: 'Rencontrer sans exagérer', content: '<p>Elle embrassait le quai.</p>', published_at: '2026-01-04' },
    { title: 'Le quai', description: 'Rien à voir.', content: '<p>Rien.</p>', published_at: '2026-01-05' },
    { title: 'Brouillon secret', content: '<p>mirliton</p>', status: 'draft' },
    { title: 'Demain peut-être', content: '<p>mirliton</p>', published_at: '2126-01-01' },
    {
      title: '<img src=x onerror=alert(1)>',
      content: '<script>turlutte</script><p>Un \u0002faux\u0003 signe</p>',
      published_at: '2026-01-06',
    },
  ];
  for (const article of articles) ids.set(article.title, (await insertArticle(backend.sql, article)).id);
});
afterAll(() => backend.stop());

describe('the search of visitors', () => {
  it.each([
    ['missing accents', 'celibataire', 'Célibataires au bord de l’eau'],
    ['the singular of a plural', 'cheval', 'Chevaux de bataille'],
    ['another form of a verb', 'rencontrait', 'Rencontrer sans exagérer'],
    ['the infinitive of a verb in the text', 'embrasser', 'Rencontrer sans exagérer'],
    ['a ligature in two letters', 'oeufs', 'Chevaux de bataille'],
    ['an elision', 'l’ex', 'J’ai ghosté mon ex'],
    ['the beginning of a word', 'céliba', 'Célibataires au bord de l’eau'],
    ['a compound in one word', 'rendezvous', 'Chevaux de bataille'],
    ['two words, one of them in a label', 'ghosté rupture', 'J’ai ghosté mon ex'],
    ['letters that changed places', 'celibatiares', 'Célibataires au bord de l’eau'],
    ['a missing letter', 'rencntrer', 'Rencontrer sans exagérer'],
    ['stop words', 'comment rencontrer des', 'Rencontrer sans exagérer'],
  ])('finds the article by a query with %s', async (_, query, title) => {
    expect(await titlesFor(query)).toEqual([title]);
  });

  it('ranks matches in titles before descriptions, and descriptions before texts', async () => {
    expect(await titlesFor('quai')).toEqual(['Le quai', 'Célibataires au bord de l’eau', 'Rencontrer sans exagérer']);
  });

  it('reports whether it has found all words, some of the words, or similar words', async () => {
    expect(await find('quai embrassait')).toMatchObject({ precision: 'all', total: 1 });
    expect(await find('embrassait cheval')).toMatchObject({ precision: 'some', total: 2 });
    expect(await find('rencntrer')).toMatchObject({ precision: 'near', total: 1 });
    expect(await find('xylophone')).toMatchObject({ total: 0, articles: [] });
  });

  it('treats a short word that exists as a whole word, not as the beginning of another', async () => {
    expect(await titlesFor('ex')).toEqual(['J’ai ghosté mon ex']);
  });

  it('marks matches in the title and in an extract of the description or the text', async () => {
    expect((await find('quai')).articles.map(({ title, extract }) => [title, extract])).toEqual([
      ['Le \u0002quai\u0003', 'Rien à voir.'],
      ['Célibataires au bord de l’eau', 'Une histoire de \u0002quai\u0003.'],
      ['Rencontrer sans exagérer', 'Elle embrassait le \u0002quai\u0003.'],
    ]);
    expect((await find('raté')).articles[0]?.extract).toContain('rendez-vous \u0002raté\u0003 & un chat.');
  });

  it('can be narrowed to a section, and read page by page', async () => {
    expect(await find('ghosté', { section: 'blog' })).toMatchObject({ total: 0 });
    expect(await find('ghosté', { section: 'anecdote' })).toMatchObject({ total: 1 });
    const first = await find('quai', { wanted: 1 });
    const second = await find('quai', { wanted: 1, skipped: 1 });
    expect([first.total, first.articles.length, second.articles.length]).toEqual([3, 1, 1]);
    expect(first.articles[0]?.id).not.toBe(second.articles[0]?.id);
  });

  it('never finds drafts or scheduled articles, and corrects no word to a word of a draft', async () => {
    expect(await find('mirliton')).toMatchObject({ total: 0 });
    expect(await find('brouillon')).toMatchObject({ total: 0 });
    expect(await find('broullon')).toMatchObject({ total: 0 });
  });

  it('follows an article that changes, is withdrawn, deleted or restored', async () => {
    const { id } = await insertArticle(backend.sql, { title: 'Ornithorynque', published_at: '2026-02-01' });
    const isFound = async (query: string) => (await find(query)).total;
    expect(await isFound('ornithorynque')).toBe(1);
    await backend.sql`update public.blog_posts set title = 'Wombat' where id = ${id}`;
    expect([await isFound('wombat'), await isFound('ornithorynque')]).toEqual([1, 0]);
    await backend.sql`update public.blog_posts set status = 'draft' where id = ${id}`;
    expect(await isFound('wombat')).toBe(0);
    await backend.sql`update public.blog_posts set status = 'published' where id = ${id}`;
    expect(await isFound('wombat')).toBe(1);
    await backend.sql`update public.blog_posts set deleted_at = now() where id = ${id}`;
    expect(await isFound('wombat')).toBe(0);
    await backend.sql`update public.blog_posts set deleted_at = null where id = ${id}`;
    expect(await isFound('wombat')).toBe(1);
  });

  it('indexes an article whose labels have changed exactly like a new article', async () => {
    const { id } = await insertArticle(backend.sql, {
      title: 'Le porte-clés',
      description: 'Un arc-en-ciel.',
      categories: ['Avant-hier'],
      content: '<p>Un après-midi au musée, un après-midi.</p>',
      published_at: '2026-02-02',
    });
    const indexed = async () => {
      const [row] = await backend.sql`select document::text from private.article_search where article_id = ${id}`;
      return row?.['document'] as string;
    };
    await backend.sql`update public.blog_posts set categories = '{Lendemain}' where id = ${id}`;
    const changed = await indexed();
    await backend.sql`delete from private.article_search where article_id = ${id}`;
    await backend.sql`update public.blog_posts set categories = categories where id = ${id}`;
    expect(changed).toBe(await indexed());
    expect(await titlesFor('musée lendemain')).toEqual(['Le porte-clés']);
    await backend.sql`update public.blog_posts set content = '<p>Un bistrot.</p>' where id = ${id}`;
    expect(await titlesFor('bistrot')).toEqual(['Le porte-clés']);
    expect(await find('musée')).toMatchObject({ total: 0 });
  });

  it.each([
    ['visitors', `select public.search_articles('quai')`],
    ['the team', `select private.articles_with_words('quai')`],
  ])('uses the index for %s, and never scans the words of every article', async (_, query) => {
    const plans: string[] = [];
    const { connectionString } = backend;
    const session = postgres(connectionString, { max: 1, onnotice: ({ message = '' }) => plans.push(message) });
    try {
      await session.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
        set auto_explain.log_nested_statements = on; set client_min_messages = log`);
      await session.unsafe(query);
    } finally {
      await session.end();
    }
    const whole = plans.join('\n');
    expect(whole).toContain('Bitmap Index Scan on article_search_document');
    expect(whole).not.toMatch(/(?:Seq Scan|Index Scan using \w+) on article_search/);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a stop word', 'le'],
    ['operators', `' & | ! ( ) :* <-> \\ :A`],
    ['a pattern', '(.*)+$[\\'],
    ['SQL', `'); drop table blog_posts; --`],
    ['an emoji', '💋'],
    ['a very long text', 'quai '.repeat(3_000)],
    ['a very long word', 'q'.repeat(10_000)],
  ])('accepts %s as a query', async (_, query) => {
    expect((await find(query)).total).toBeGreaterThanOrEqual(0);
  });

  it('returns 100 matches at most, and one match for a negative number', async () => {
    await backend.sql`
      insert into public.blog_posts (title, description, content, slug, content_type, status, published_at)
      select 'Ocarina ' || number, 'Rien.', '<p>Rien.</p>', 'ocarina-' || number, 'blog', 'published', '2026-02-03'
      from generate_series(1, 101) number`;
    const many = await find('ocarina', { wanted: 1_000_000 });
    expect([many.total, many.articles.length]).toEqual([101, 100]);
    expect((await find('ocarina', { wanted: -5, skipped: -5 })).articles).toHaveLength(1);
  });

  it('ignores scripts, and removes the characters that mark matches from texts', async () => {
    expect(await find('turlutte')).toMatchObject({ total: 0 });
    expect((await find('signe')).articles[0]?.extract).toBe('Un faux \u0002signe\u0003');
  });
});

it('the back office’s list finds words of texts in every state, and ranks matches in titles first', async () => {
  const administrator = await backend.administrator();
  const listed = async (search: string) => {
    const { data, error } = await administrator.rpc('list_articles', {
      status: 'all',
      search,
      sort: 'date',
      is_ascending: false,
      page: 1,
      page_size: 10,
    });
    if (error) throw error;
    return (data as unknown as { articles: { title: string }[] }).articles.map(({ title }) => title);
  };
  expect((await listed('mirliton')).toSorted()).toEqual(['Brouillon secret', 'Demain peut-être']);
  expect((await listed('quai'))[0]).toBe('Le quai');
  expect(await listed('quai')).toHaveLength(3);
  expect(await listed("quai'); drop")).toEqual([]);
});
