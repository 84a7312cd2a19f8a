import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followCategoriesAs } from '../../src/gateway/browser/categories.ts';
import { insertArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.credentials.publishableKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const token = async () => (await administrator.auth.getSession()).data.session?.access_token ?? null;
const add = (name: string) => administrator.rpc('create_category', { name }).throwOnError();

describe('followCategories', () => {
  it('calls back once it listens, and for each change, until it is ended', async () => {
    const onChange = vi.fn();
    const end = followCategoriesAs(token, onChange);
    await eventually(() => onChange.mock.calls.length === 1, 'it listens');
    await add('Une');
    await eventually(() => onChange.mock.calls.length === 2, 'the new category is told');
    await backend.sql`update public.categories set name = 'Deux'`;
    await eventually(() => onChange.mock.calls.length === 3, 'the changed category is told');
    end();
    const witness = vi.fn();
    const endWitness = followCategoriesAs(token, witness);
    await eventually(() => witness.mock.calls.length === 1, 'the witness listens');
    await add('Trois');
    await eventually(() => witness.mock.calls.length === 2, 'the witness is told');
    expect(onChange).toHaveBeenCalledTimes(3);
    endWitness();
  });

  it('listens again after a lost connection, and calls back, because changes may have been missed', async () => {
    const sockets: WebSocket[] = [];
    const Original = globalThis.WebSocket;
    vi.stubGlobal(
      'WebSocket',
      class extends Original {
        constructor(...parameters: ConstructorParameters<typeof Original>) {
          super(...parameters);
          sockets.push(this);
        }
      },
    );
    const onChange = vi.fn();
    const end = followCategoriesAs(token, onChange);
    await eventually(() => onChange.mock.calls.length === 1, 'it listens');
    sockets.at(-1)?.close(4000, 'cut');
    await eventually(() => onChange.mock.calls.length === 2, 'it listens again', 20_000);
    await add('Quatre');
    await eventually(() => onChange.mock.calls.length === 3, 'the new category is told');
    end();
    vi.unstubAllGlobals();
  });
});

describe('categories', () => {
  it('are created with a slug made of the name and a timestamp', async () => {
    const { data } = await administrator.rpc('create_category', { name: '  Été & Œufs à l’Île-de-Ré  ' });
    expect(data).toMatchObject({ name: 'Été & Œufs à l’Île-de-Ré' });
    expect((data as unknown as { slug: string }).slug).toMatch(/^ete-oeufs-a-lile-de-re-\d{13}$/);
  });

  it('are refused when the name differs from an existing name in case only', async () => {
    await administrator.rpc('create_category', { name: 'Rencontres' });
    const { error } = await administrator.rpc('create_category', { name: 'RENCONTRES' });
    expect(error).toMatchObject({ code: '23505', message: 'La catégorie "RENCONTRES" existe déjà' });
  });

  it('may have a name of signs only, whose slug is the timestamp alone', async () => {
    const { data, error } = await administrator.rpc('create_category', { name: '❤️' });
    expect(error).toBeNull();
    expect((data as unknown as { slug: string }).slug).toMatch(/^\d{13}$/);
  });

  it('are renamed in articles, working copies and scheduled updates, and pass former slugs to a replacement', async () => {
    const { data } = await administrator.rpc('create_category', { name: 'Amuor' }).single().throwOnError();
    const { id, slug } = data as unknown as { id: string; slug: string };
    const article = await insertArticle(backend.sql, { categories: ['Autre', 'AMUOR'], status: 'published' });
    await backend.sql`
      insert into public.working_copies (article_id, base_updated_at, form)
      values (${article.id}, now(), ${backend.sql.json({ title: 'x', categories: ['amuor', 'Encore'] })})`;
    await backend.sql`
      insert into private.scheduled_updates (article_id, publish_at, form)
      values (${article.id}, now() + interval '1 day', ${backend.sql.json({ title: 'x', categories: ['Amuor'] })})`;
    const renamed = await administrator.rpc('rename_category', { category_id: id, name: ' Amour ' }).throwOnError();
    expect(renamed.data).toMatchObject({ id, name: 'Amour', former_slugs: [slug] });
    expect((renamed.data as unknown as { slug: string }).slug).toMatch(/^amour-\d{13}$/);
    const [row] = await backend.sql`
      select categories, copy.form -> 'categories' as copied, waiting.form -> 'categories' as waiting
      from public.blog_posts
      join public.working_copies copy on copy.article_id = id
      join private.scheduled_updates waiting on waiting.article_id = id
      where id = ${article.id}`;
    expect(row).toMatchObject({ categories: ['Autre', 'Amour'], copied: ['Amour', 'Encore'], waiting: ['Amour'] });

    const taken = await administrator.rpc('create_category', { name: 'Coeur' }).throwOnError();
    const { error } = await administrator.rpc('rename_category', { category_id: id, name: 'COEUR' });
    expect(error).toMatchObject({ code: '23505', message: 'La catégorie "COEUR" existe déjà' });

    const replacement_id = (taken.data as unknown as { id: string }).id;
    await administrator.rpc('remove_category', { category_id: id, replacement_id }).throwOnError();
    const left = await administrator.from('categories').select('name, former_slugs').eq('id', replacement_id).single();
    expect(left.data).toEqual({
      name: 'Coeur',
      former_slugs: [slug, (renamed.data as unknown as { slug: string }).slug],
    });
    const [moved] = await backend.sql`select categories from public.blog_posts where id = ${article.id}`;
    expect(moved).toMatchObject({ categories: ['Autre', 'Coeur'] });
    await administrator
      .rpc('remove_category', { category_id: replacement_id, replacement_id: null as never })
      .throwOnError();
    const [alone] = await backend.sql`select categories from public.blog_posts where id = ${article.id}`;
    expect(alone).toMatchObject({ categories: ['Autre'] });
  });

  it('are found by visitors under a former slug', async () => {
    const { data } = await administrator.rpc('create_category', { name: 'Jadis' }).throwOnError();
    const { id, slug } = data as unknown as { id: string; slug: string };
    await insertArticle(backend.sql, { categories: ['Jadis'], status: 'published' });
    await administrator.rpc('rename_category', { category_id: id, name: 'Naguère' }).throwOnError();
    const found = await backend
      .visitor()
      .from('categories')
      .select('id,formerSlugs:former_slugs')
      .or(`slug.eq.${slug},former_slugs.cs.{${slug}}`)
      .throwOnError();
    expect(found.data).toEqual([{ id, formerSlugs: [slug] }]);
  });
});
