import type { Sql } from 'postgres';
import { insertArticle, newArticle } from './articles.ts';
import { GUEST_APPLICATION } from './roles.ts';

/** Tables that the data interface shows. */
export type Table =
  | 'members'
  | 'article_visits'
  | 'blog_posts'
  | 'categories'
  | 'contest_draws'
  | 'contest_entries'
  | 'contest_winners'
  | 'contests'
  | 'former_slugs'
  | 'guest_applications'
  | 'newsletter_subscriptions'
  | 'publications'
  | 'revisions'
  | 'tags'
  | 'working_copies';

/** A row of each table: the column that finds it, a change of it, and another row to add. */
export type PreparedRows = Record<
  Table,
  { key: [column: string, value: string]; change: Record<string, unknown>; added: Record<string, unknown> }
>;

/** Empties the tables, and gives each a row that the roles try their verbs on. */
export async function prepareRows(sql: Sql): Promise<PreparedRows> {
  await sql`
    truncate public.blog_posts, public.categories, public.tags, public.publications, public.guest_applications,
      public.newsletter_subscriptions, public.contests cascade`;
  const article = await insertArticle(sql);
  const other = await insertArticle(sql, { categories: ['Une'], tags: ['une'] });
  await sql`update public.blog_posts set slug = 'adresse-nouvelle', title = 'Titre nouveau' where id = ${article.id}`;
  await sql`insert into public.article_visits (article_id, metric, visitor) values (${article.id}, 'view', 'v')`;
  await sql`insert into public.working_copies (article_id, form, base_updated_at) values (${article.id}, '{}', now())`;
  const [category] = await sql`insert into public.categories (name, slug) values ('Une', 'une') returning id`;
  const [tag] = await sql`insert into public.tags (name) values ('une') returning id`;
  const [admin] = await sql`select id from public.members limit 1`;
  const [stranger] = await sql`select id from auth.users where id not in (select id from public.members) limit 1`;
  const [application] = await sql`
    insert into public.guest_applications ${sql(GUEST_APPLICATION)} returning id`;
  const [subscription] = await sql`
    insert into public.newsletter_subscriptions (email, confirmation) values ('lea@exemple.fr', 'not_asked') returning id`;
  await sql`select public.open_contest(now() - interval '1 hour', now() + interval '20 days')`;
  const [draw] = await sql`select id, contest_id from public.contest_draws where number = 1`;
  const contestId = draw?.['contest_id'] as string;
  const [entry] = await sql`
    insert into public.contest_entries (contest_id, name, email, email_key, may_be_shown, line)
    values (${contestId}, 'Camille', 'camille@exemple.fr', 'camille@exemple.fr', true, 'a') returning id`;
  await sql`
    insert into public.contest_winners (draw_id, place, line, state, prize, entry_id)
    values (${draw?.['id']}, 1, 'a', 'winner', 'accessory', ${entry?.['id']})`;
  await sql`delete from public.publications`;
  const [publication] = await sql`insert into public.publications default values returning id`;
  const [revision] = await sql`select id from public.revisions limit 1`;
  return {
    members: {
      key: ['id', admin?.['id']],
      change: { created_at: '2020-01-01' },
      added: { id: stranger?.['id'], role: 'administrator' },
    },
    article_visits: {
      key: ['article_id', article.id],
      change: { visitor: 'x' },
      added: { article_id: other.id, metric: 'view', visitor: 'w' },
    },
    blog_posts: { key: ['id', article.id], change: { title: 'Changé' }, added: { ...newArticle() } },
    categories: { key: ['id', category?.['id']], change: { name: 'Autre' }, added: { name: 'Deux', slug: 'deux' } },
    contest_draws: {
      key: ['id', draw?.['id']],
      change: { seed: '0'.repeat(64), drawn_at: '2020-01-01' },
      added: {
        contest_id: contestId,
        number: 9,
        closes_at: '2030-01-01',
        prizes: ['pack'],
        seed_round: 1,
      },
    },
    contest_entries: {
      key: ['id', entry?.['id']],
      change: { name: 'Autre' },
      added: {
        contest_id: contestId,
        name: 'Sacha',
        email: 'b@c.fr',
        email_key: 'b@c.fr',
        may_be_shown: true,
        line: 'b',
      },
    },
    contest_winners: {
      key: ['draw_id', draw?.['id']],
      change: { state: 'withdrawn' },
      added: { draw_id: draw?.['id'], place: 2, line: 'b', state: 'substitute' },
    },
    contests: {
      key: ['id', contestId],
      change: { ends_at: '2040-01-01' },
      added: { starts_at: '2030-01-01', ends_at: '2031-01-01' },
    },
    former_slugs: {
      key: ['article_id', article.id],
      change: { slug: 'autre' },
      added: { slug: 'encore', article_id: article.id },
    },
    guest_applications: {
      key: ['id', application?.['id']],
      change: { name: 'Changé' },
      added: { ...GUEST_APPLICATION, contact_value: 'autre@exemple.fr' },
    },
    newsletter_subscriptions: {
      key: ['id', subscription?.['id']],
      change: { email: 'autre@exemple.fr' },
      added: { email: 'encore@exemple.fr', confirmation: 'not_asked' },
    },
    publications: { key: ['id', publication?.['id']], change: { build_id: 'x' }, added: { state: 'building' } },
    revisions: {
      key: ['id', revision?.['id']],
      change: { title: 'Changé' },
      added: { article_id: article.id, title: 'T', description: 'D', content: 'C' },
    },
    tags: { key: ['id', tag?.['id']], change: { name: 'autre' }, added: { name: 'deux' } },
    working_copies: {
      key: ['article_id', article.id],
      change: { form: { title: 'Changé' } },
      added: { article_id: other.id, form: {}, base_updated_at: new Date().toISOString() },
    },
  };
}
