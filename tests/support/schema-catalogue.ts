import type { Sql } from 'postgres';

/** Queries of the system catalogues; each row is one line of the catalogue. */
const QUERIES = [
  `select format('schema %s: %s', nspname, ${access('nspacl')}) from pg_namespace where nspname in ('public', 'private')`,
  `select format('enum %s: %s', typ.oid::regtype, (
     select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = typ.oid))
   from pg_type typ where typtype = 'e' and ${isOwn('typnamespace')}`,
  `select format('%s %s: row security %s, forced %s; %s', case relkind when 'S' then 'sequence' else 'table' end,
     oid::regclass, relrowsecurity, relforcerowsecurity, ${access('relacl')})
   from pg_class where relkind in ('r', 'S', 'v') and ${isOwn('relnamespace')}`,
  `select format('column %s %s. %s %s%s%s%s%s%s', attrelid::regclass,
     row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod),
     case when attnotnull then ' not null' end,
     ' generated ' || nullif(attgenerated::text, ''), ' identity ' || nullif(attidentity::text, ''),
     ' default ' || (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum),
     '; ' || case when attacl is not null then ${access('attacl')} end)
   from pg_attribute join pg_class on pg_class.oid = attrelid
   where relkind = 'r' and attnum > 0 and not attisdropped and ${isOwn('relnamespace')}`,
  // Ignores NOT VALID, which depends on the rows that were there before the constraint.
  `select format('constraint %s %s: %s', conrelid::regclass, conname,
     regexp_replace(pg_get_constraintdef(oid), ' NOT VALID$', ''))
   from pg_constraint where conrelid <> 0 and contype <> 'n' and ${isOwn('connamespace')}`,
  `select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'private')`,
  `select format('trigger %s', pg_get_triggerdef(pg_trigger.oid))
   from pg_trigger join pg_class on pg_class.oid = tgrelid
   where not tgisinternal and tgname <> 'notify_row_change' and ${isOwn('relnamespace')}`,
  `select format('policy %s.%s %s: %s for %s to %s using %s check %s', schemaname, tablename, policyname, permissive, cmd,
     array_to_string(roles, ', '), qual, with_check)
   from pg_policies where schemaname in ('public', 'private') or policyname like '%article images%'`,
  `select format('function %s(%s) returns %s: %s %s%s%s%s; %s; body %s', oid::regproc, pg_get_function_arguments(oid),
     pg_get_function_result(oid), (select lanname from pg_language where oid = prolang), provolatile,
     case when prosecdef then ' definer' end, case when proisstrict then ' strict' end,
     ' ' || array_to_string(proconfig, ', '), ${access("coalesce(proacl, acldefault('f', proowner))")},
     md5(btrim(regexp_replace(regexp_replace(prosrc, '^\\s*--.*$', '', 'gn'), '\\s+', ' ', 'g'))))
   from pg_proc where ${isOwn('pronamespace')}`,
  `select format('default privileges in %s for %s: %s', defaclnamespace::regnamespace, defaclobjtype, ${access('defaclacl')})
   from pg_default_acl where defaclnamespace::regnamespace::text in ('public', 'private')`,
  `select format('role %s: %s', setrole::regrole, array_to_string(setconfig, ', ')) from pg_db_role_setting
   where setrole::regrole::text in ('anon', 'authenticated', 'service_role', 'authenticator')`,
  `select format('published %s: %s.%s', pubname, schemaname, tablename) from pg_publication_tables`,
  `select format('schedule %s: %s %s', jobname, schedule, command) from cron.job`,
  `select format('bucket %s', to_jsonb(buckets) - '{created_at,updated_at}'::text[]) from storage.buckets`,
];

/** Describes the schema, its privileges and the rows that migrations insert, one line each, in order. */
export async function schemaCatalogue(sql: Sql): Promise<string[]> {
  const lines: string[] = [];
  for (const query of QUERIES) {
    const rows = await sql.unsafe<{ format: string }[]>(query);
    lines.push(...rows.map(({ format }) => format.replace(/\s+/g, ' ')).toSorted());
  }
  return [...lines, ...(await insertedRows(sql))];
}

async function insertedRows(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private') order by 1`;
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(kept) - 'looked_at')::text as row from ${name} kept`,
    );
    lines.push(...rows.map(({ row }) => `row ${name}: ${row}`).toSorted());
  }
  return lines;
}

/** Returns SQL for a text of an access list: who may do what, without the owner, sorted. */
function access(column: string): string {
  return `(select coalesce(string_agg(format('%s=%s', case grantee when 0 then 'public' else grantee::regrole::text end,
    privileges), ' ' order by grantee::regrole::text), 'nobody else') from (
      select grantee, string_agg(privilege_type, ',' order by privilege_type) as privileges
      from aclexplode(${column}) where grantee <> 'postgres'::regrole group by grantee) entries)`;
}

function isOwn(namespace: string): string {
  return `${namespace}::regnamespace::text in ('public', 'private')`;
}
