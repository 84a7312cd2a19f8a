import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle, newArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;
let operator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  operator = backend.operator();
});

afterAll(() => backend.stop());

describe('an article', () => {
  it('gets the documented defaults', async () => {
    await operator.from('blog_posts').insert({ title: 'Seul le titre' }).throwOnError();
    const [row] = await backend.sql`select * from public.blog_posts where title = 'Seul le titre'`;
    expect(row).toMatchObject({
      description: 'Seul le titre',
      content: '',
      slug: null,
      image_url: null,
      reading_time: '2 min',
      status: 'published',
      author_id: 'system',
      categories: [],
      tags: null,
      content_type: 'anecdote',
      is_featured: false,
      view_count: 0,
      read_count: 0,
    });
    expect(Math.abs(Number(new Date(row?.['published_at'])) - Date.now())).toBeLessThan(60_000);
  });

  it('has no publication date as a draft, and gets one when published', async () => {
    const { id } = await insertArticle(backend.sql, { status: 'draft', published_at: '2026-01-01T00:00:00Z' });
    const read = () => administrator.from('blog_posts').select('published_at').eq('id', id).single();
    expect((await read()).data?.published_at).toBeNull();
    await operator.from('blog_posts').update({ status: 'published' }).eq('id', id);
    expect((await read()).data?.published_at).not.toBeNull();
  });

  it('stores empty tags as null and empty categories as an empty list', async () => {
    const row = await insertArticle(backend.sql, { tags: [] });
    expect(row).toMatchObject({ tags: null, categories: [] });
  });

  it('keeps its creation date and moves its change date', async () => {
    const before = await insertArticle(backend.sql);
    const { data } = await operator
      .from('blog_posts')
      .update({ title: 'Autre' })
      .eq('id', before.id)
      .select('created_at, updated_at')
      .single();
    expect(Date.parse(data?.created_at ?? '')).toBe(Date.parse(before.created_at));
    expect(Date.parse(data?.updated_at ?? '')).toBeGreaterThan(Date.parse(before.updated_at));
  });

  it.each([
    ['an empty title', { title: '   ' }],
    ['an unknown status', { status: 'archived' }],
    ['an unknown content type', { content_type: 'podcast' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a slug with a dot', { slug: 'flux.xml' }],
    ['the slug « .. »', { slug: '..' }],
    ['a slug with a space', { slug: 'a b' }],
    ['a slug with a query', { slug: 'a?b' }],
    ['a slug longer than a file name', { slug: 'a'.repeat(201) }],
    ['a meta title of 61 characters', { meta_title: 'a'.repeat(61) }],
    ['a meta description of 161 characters', { meta_description: 'a'.repeat(161) }],
  ])('is refused with %s', async (_case, fields) => {
    const { error } = await operator.from('blog_posts').insert(newArticle(fields));
    expect(error).not.toBeNull();
  });

  it.each([
    ['an accented slug', { slug: 'été-à-deux' }],
    ['a title of 300 characters', { title: 'é'.repeat(300) }],
    ['a meta title of 60 characters', { meta_title: 'a'.repeat(60) }],
  ])('is accepted with %s', async (_case, fields) => {
    expect((await operator.from('blog_posts').insert(newArticle(fields))).error).toBeNull();
  });

  it('stores the accents of its slug in composed form', async () => {
    const row = await insertArticle(backend.sql, { slug: 'caf\u0065\u0301' });
    expect(row.slug).toBe('caf\u00e9');
  });

  it('cannot have the slug of another article, even of another type', async () => {
    await insertArticle(backend.sql, { slug: 'pris', content_type: 'blog' });
    const { error } = await operator.from('blog_posts').insert(newArticle({ slug: 'pris', content_type: 'anecdote' }));
    expect(error?.code).toBe('23505');
  });

  it('keeps a former slug until the slug is used again, by itself or another article', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql, { slug: 'premier-nom' });
    await sql`update public.blog_posts set slug = 'deuxieme-nom' where id = ${id}`;
    await sql`update public.blog_posts set slug = 'premier-nom' where id = ${id}`;
    const former = await sql`select slug from public.former_slugs where article_id = ${id}`;
    expect(former.map((row) => row['slug'])).toEqual(['deuxieme-nom']);
    await insertArticle(sql, { slug: 'deuxieme-nom' });
    expect(await sql`select 1 from public.former_slugs where article_id = ${id}`).toHaveLength(0);
  });

  it('keeps its 50 newest revisions', async () => {
    const { sql } = backend;
    const { id } = await insertArticle(sql, { title: 'Texte 0' });
    for (let number = 1; number <= 55; number += 1) {
      await sql`update public.blog_posts set title = ${`Texte ${number}`} where id = ${id}`;
    }
    const revisions = await sql`select title from public.revisions where article_id = ${id} order by id`;
    expect(revisions).toHaveLength(50);
    expect([revisions.at(0)?.['title'], revisions.at(-1)?.['title']]).toEqual(['Texte 5', 'Texte 54']);
  });
});

describe('the bulk rename', () => {
  it('renames articles by id or former title, and returns the titles without an article', async () => {
    const first = await insertArticle(backend.sql, { title: 'Ancien titre un' });
    await insertArticle(backend.sql, { title: 'Ancien titre deux' });
    const { data } = await administrator.rpc('rename_articles', {
      updates: [
        { id: first.id, title: 'Nouveau un' },
        { oldTitle: 'Ancien titre deux', newTitle: 'Nouveau deux' },
        { oldTitle: "Robert'); drop table blog_posts; --", newTitle: 'Rien' },
        { id: '00000000-0000-4000-8000-000000000000', title: 'Personne' },
      ],
    });
    expect(data).toEqual({
      updatedCount: 2,
      notFoundTitles: ["Robert'); drop table blog_posts; --", 'Personne'],
      publicationId: expect.any(String),
    });
    const titles = await backend.sql`select title from public.blog_posts where title like 'Nouveau%' order by 1`;
    expect(titles.map((row) => row['title'])).toEqual(['Nouveau deux', 'Nouveau un']);
  });

  it('also renames a working copy, unless the working copy has a title of its own', async () => {
    const { sql } = backend;
    const [pending, retitled] = [await insertArticle(sql), await insertArticle(sql)];
    await sql`insert into public.working_copies (article_id, form, base_updated_at) values
      (${pending.id}, ${sql.json({ title: pending.title, content: '<p>Neuf</p>' })}, now()),
      (${retitled.id}, ${sql.json({ title: 'À elle' })}, now())`;
    await sql`delete from public.publications`;
    const updates = [
      { oldTitle: pending.title, newTitle: 'Renommé en attente' },
      { id: retitled.id, title: 'Renommé à part' },
    ];
    const { data } = await administrator.rpc('rename_articles', { updates });
    const [waiting] = await sql`select id from public.publications where state = 'queued'`;
    expect(data).toEqual({ updatedCount: 2, notFoundTitles: [], publicationId: waiting?.['id'] });
    const copies =
      await sql`select form from public.working_copies where article_id in ${sql([pending.id, retitled.id])}`;
    expect(copies.map(({ form }) => form)).toEqual(
      expect.arrayContaining([{ title: 'Renommé en attente', content: '<p>Neuf</p>' }, { title: 'À elle' }]),
    );
  });

  it('requests no publication when it renames only a draft', async () => {
    const { id } = await insertArticle(backend.sql, { status: 'draft' });
    const { data } = await administrator.rpc('rename_articles', { updates: [{ id, title: 'Brouillon renommé' }] });
    expect(data).toMatchObject({ updatedCount: 1, publicationId: null });
  });

  it('changes nothing when one of the titles is empty', async () => {
    const { id } = await insertArticle(backend.sql, { title: 'Intact' });
    const { error } = await administrator.rpc('rename_articles', {
      updates: [
        { id, title: 'Changé' },
        { id, title: '  ' },
      ],
    });
    expect(error?.message).toBe('Le titre ne peut pas être vide');
    expect(await backend.sql`select 1 from public.blog_posts where id = ${id} and title = 'Intact'`).toHaveLength(1);
  });
});

describe('duplication', () => {
  it('makes a draft without slug, publication date, view count and featured mark', async () => {
    const { sql } = backend;
    const original = await insertArticle(sql, { is_featured: true, tags: ['un'], categories: ['Deux'] });
    await sql`update public.blog_posts set view_count = 7 where id = ${original.id}`;
    const { data: copyId } = await administrator.rpc('duplicate_article', { article_id: original.id });
    const [copy] = await sql`select * from public.blog_posts where id = ${copyId ?? ''}`;
    expect(copy).toMatchObject({
      title: `${original.title} (copie)`,
      content: original.content,
      status: 'draft',
      slug: null,
      published_at: null,
      view_count: 0,
      is_featured: false,
      tags: ['un'],
      categories: ['Deux'],
    });
  });

  it('copies the working copy, and cuts a meta title that is too long', async () => {
    const { sql } = backend;
    const original = await insertArticle(sql, { description: 'Publiée', tags: ['un'] });
    const form = {
      title: 'En attente',
      content: '<p>Neuf</p>',
      tags: ['deux'],
      meta_title: 'm'.repeat(70),
      slug: 'à-elle',
    };
    await sql`insert into public.working_copies (article_id, form, base_updated_at)
      values (${original.id}, ${sql.json(form)}, now())`;
    const { data: copyId } = await administrator.rpc('duplicate_article', { article_id: original.id });
    const [copy] = await sql`select * from public.blog_posts where id = ${copyId ?? ''}`;
    expect(copy).toMatchObject({
      title: 'En attente (copie)',
      description: 'Publiée',
      content: '<p>Neuf</p>',
      tags: ['deux'],
      meta_title: 'm'.repeat(60),
      reading_time: original.reading_time,
      slug: null,
      status: 'draft',
      published_at: null,
      planned_at: null,
    });
    const [untouched] = await sql`select title, content from public.blog_posts where id = ${original.id}`;
    expect(untouched).toEqual({ title: original.title, content: original.content });
  });

  it('answers « Article not found » for an unknown id', async () => {
    const { error } = await administrator.rpc('duplicate_article', {
      article_id: '00000000-0000-4000-8000-000000000000',
    });
    expect(error?.message).toBe('Article not found');
  });
});
