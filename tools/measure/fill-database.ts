import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { parse } from 'yaml';
import { corpusArticles, type CorpusRow } from './corpus-articles.ts';

const CATEGORIES = path.resolve(import.meta.dirname, '../../supabase/seed/categories.yaml');
const ROWS_PER_INSERT = 500;

/** Adds corpus articles, and missing categories of the seed, to a running database. */
export async function fillDatabase(connectionString: string, count: number): Promise<void> {
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  try {
    // No publication is requested meanwhile: the next start publishes.
    await sql`update private.settings set publish_url = null`;
    const categories = parse(readFileSync(CATEGORIES, 'utf8')) as { name: string; slug: string }[];
    await sql`insert into public.categories ${sql(categories, 'name', 'slug')} on conflict do nothing`;
    let batch: CorpusRow[] = [];
    const write = async () => {
      if (batch.length > 0) await sql`insert into public.blog_posts ${sql(batch)} on conflict do nothing`;
      batch = [];
    };
    for (const article of corpusArticles(count)) {
      batch.push(article);
      if (batch.length === ROWS_PER_INSERT) await write();
    }
    await write();
  } finally {
    await sql.end();
  }
}
