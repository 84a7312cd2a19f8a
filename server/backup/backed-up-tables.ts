import type { Sql, TransactionSql } from 'postgres';

/** Schemas of the product, of accounts, and of the list of uploaded pictures. */
const SCHEMAS = ['public', 'private', 'auth', 'storage'];

/** Tables that a restored database cannot use: sessions, one-time links, and transaction numbers of the original. */
const EXCLUDED_TABLES = [
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.flow_state',
  'auth.audit_log_entries',
  'private.invitations',
  'private.password_resets',
  'private.presences',
  'private.article_changes',
  'private.table_changes',
];

/** Table that records that the sample articles were loaded, so that they do not come back. */
const SEEDED = 'supabase_migrations.seed_files';

/** Columns that a start fills in, and one that refers to sessions. */
const EXCLUDED_COLUMNS: Record<string, string[]> = {
  'private.settings': ['publish_url', 'publish_authorization'],
  'private.recovery_codes': ['session_id'],
};

export interface BackedUpTable {
  /** With its schema. */
  name: string;
  columns: string[];
}

/** Lists the tables of a backup. Leaves out generated and excluded columns. */
export async function backedUpTables(sql: Sql | TransactionSql): Promise<BackedUpTable[]> {
  const tables = await sql<BackedUpTable[]>`
    select format('%s.%s', nspname, relname) as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and (nspname = any (${SCHEMAS}) or format('%s.%s', nspname, relname) = ${SEEDED})
      and format('%s.%s', nspname, relname) <> all (${EXCLUDED_TABLES})
    group by 1 order by 1`;
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => !EXCLUDED_COLUMNS[name]?.includes(column)),
  }));
}

export async function sequenceValues(sql: Sql | TransactionSql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; value: string }[]>`
    select format('%s.%s', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = any (${SCHEMAS}) and last_value is not null order by 1`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Quotes a name for SQL: `"public"."tags"`. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
