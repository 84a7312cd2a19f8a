import type { Sql } from 'postgres';
import { seededRandom } from '../../src/core/text/seeded-random.support.ts';
import { insertArticle } from './articles.ts';

/** Changes that writers make, drawn with a seed: the same seed makes the same changes. */
export interface RandomChanges {
  /** Each kind of change once. */
  kinds: (() => Promise<unknown>)[];
  /** Makes a change of any kind. */
  makeOne(): Promise<void>;
  /** Makes one to three changes of any kind. */
  makeSome(): Promise<void>;
  anArticle(): Promise<string>;
  aCategory(): Promise<{ id: string; name: string }>;
}

const FAR_FUTURE = '2098-01-01T00:00:00Z';
const TAGS = ['ville', 'pluie', 'café', 'nuit'];

export function randomChanges(sql: Sql, seed: number): RandomChanges {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const word = () => `mot${below(100_000).toString(36)}`;

  async function anArticle(): Promise<string> {
    const rows = await sql<{ id: string }[]>`select id from public.blog_posts where deleted_at is null order by id`;
    return pick(rows).id;
  }

  async function aCategory(): Promise<{ id: string; name: string }> {
    return pick(await sql<{ id: string; name: string }[]>`select id, name from public.categories order by id`);
  }

  const kinds = [
    async () =>
      insertArticle(sql, {
        title: `Neuf ${word()}`,
        slug: random() < 0.8 ? word() : null,
        content: `<h2>${word()}</h2><p>${word()} ${word()}</p><p>${word()}</p>`,
        content_type: pick(['blog', 'anecdote']),
        categories: random() < 0.7 ? [(await aCategory()).name] : [],
        tags: random() < 0.5 ? [pick(TAGS)] : null,
        published_at: new Date(Date.UTC(2026, below(10), 1 + below(28), below(24))).toISOString(),
      }),
    async () =>
      sql`update public.blog_posts set content = content || ${`<p>${word()}</p>`} where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set title = ${`Titre ${word()}`} where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set slug = ${word()} where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set slug = null where id = ${await anArticle()}`,
    async () =>
      sql`update public.blog_posts set content_type = case content_type when 'blog' then 'anecdote' else 'blog' end
        where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set status = 'draft' where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set status = 'published' where status = 'draft'`,
    async () => sql`update public.blog_posts set deleted_at = now() where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set deleted_at = null, slug = null where deleted_at is not null`,
    async () => sql`delete from public.blog_posts where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set is_featured = not is_featured where id = ${await anArticle()}`,
    async () =>
      sql`update public.blog_posts set read_count = read_count + ${below(50)} where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set published_at = ${FAR_FUTURE} where id = ${await anArticle()}`,
    async () => sql`update public.blog_posts set published_at = '2026-03-03T03:03:03Z' where published_at > now()`,
    async () => sql`update public.categories set name = ${`Rubrique ${word()}`} where id = ${(await aCategory()).id}`,
    async () => sql`update public.categories set slug = ${word()} where id = ${(await aCategory()).id}`,
    async () => sql`insert into public.categories (name, slug) values (${word()}, ${word()})`,
    async () => sql`update public.blog_posts set tags = ${[pick(TAGS)]} where id = ${await anArticle()}`,
  ];

  const makeOne = async () => void (await pick(kinds)());

  return {
    kinds,
    anArticle,
    aCategory,
    makeOne,
    async makeSome() {
      for (let count = 1 + below(3); count > 0; count -= 1) await makeOne();
    },
  };
}
