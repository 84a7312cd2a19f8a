import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

/** Loads the seed once, into an empty database: samples neither come back nor join real articles. */
export async function seedDatabase(sql: Sql, file: string): Promise<void> {
  const [seeded] = await sql`select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'`;
  if (seeded) return;
  const [used] = await sql`select 1 from public.blog_posts union all select 1 from public.categories limit 1`;
  if (used) return;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(readFileSync(file, 'utf8'));
    await transaction`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '')`;
  });
}
