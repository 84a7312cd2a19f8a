import type { Sql } from 'postgres';
import type { Database } from '../../src/gateway/database.types.ts';

export type ArticleRow = Database['public']['Tables']['blog_posts']['Row'];
export type NewArticle = Database['public']['Tables']['blog_posts']['Insert'];

let count = 0;

/** Returns a valid article to insert: published, with a slug of its own, changed by `fields`. */
export function newArticle(fields: Partial<NewArticle> = {}): NewArticle {
  count += 1;
  return {
    title: `Article ${count}`,
    description: 'Une description',
    content: '<p>Un paragraphe.</p>',
    slug: `article-${count}`,
    content_type: 'blog',
    status: 'published',
    published_at: '2026-01-15T08:00:00Z',
    ...fields,
  };
}

/** Writes an article past row-level security, and returns its row. */
export async function insertArticle(sql: Sql, fields: Partial<NewArticle> = {}): Promise<ArticleRow> {
  const [inserted] = await sql<{ row: ArticleRow }[]>`
    insert into public.blog_posts ${sql(newArticle(fields) as never)} returning to_jsonb(blog_posts) as row`;
  if (!inserted) throw new Error('The article was not inserted');
  return inserted.row;
}
