import type { Sql, TransactionSql } from 'postgres';

/** Schemas whose tables hold what is to be kept: the product's, accounts, and the list of uploaded pictures. */
const SCHEMAS = ['public', 'private', 'auth', 'storage'];

/** Tables of no use elsewhere: sessions and links, which end, and numbers of transactions of this database. */
const LEFT_OUT = [
  ...['auth.sessions', 'auth.refresh_tokens', 'auth.flow_state', 'auth.audit_log_entries'],
  ...['private.invitations', 'private.password_resets'],
  ...['private.presences', 'private.article_changes', 'private.table_changes'],
];

/** Records that the samples were loaded once: they do not come back. */
const SEEDED = 'supabase_migrations.seed_files';

/** Columns that a start fills in, one of them with a key, and one of sessions. */
const NOT_KEPT: Record<string, string[]> = {
  'private.settings': ['publish_url', 'publish_authorization'],
  'private.recovery_codes': ['session_id'],
};

/** A table that backups hold, and its columns that are written. */
export interface KeptTable {
  /** With its schema. */
  name: string;
  columns: string[];
}

/** Lists the tables that backups hold, and the columns of each but those that are generated or not kept. */
export async function keptTables(sql: Sql | TransactionSql): Promise<KeptTable[]> {
  const tables = await sql<KeptTable[]>`
    select format('%s.%s', nspname, relname) as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and (nspname = any (${SCHEMAS}) or format('%s.%s', nspname, relname) = ${SEEDED})
      and format('%s.%s', nspname, relname) <> all (${LEFT_OUT})
    group by 1 order by 1`;
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => !NOT_KEPT[name]?.includes(column)),
  }));
}

/** Returns the last number that each sequence of these tables has given. */
export async function sequenceValues(sql: Sql | TransactionSql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; value: string }[]>`
    select format('%s.%s', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = any (${SCHEMAS}) and last_value is not null order by 1`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Writes a name as SQL has it: `"public"."tags"`. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
