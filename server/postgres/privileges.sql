-- Sets the privileges in the schemas that a hosted project has and the embedded backend makes. Runs at every start, after the
-- library of the API, which grants more there than necessary. Migrations set the privileges in the product's own schemas.

do $$
declare
  other_schema name;
begin
  for other_schema in
    select nspname from pg_namespace
    where nspname not in ('public', 'private', 'information_schema') and nspname not like 'pg\_%'
  loop
    execute format('revoke all on all tables in schema %I from public, anon, authenticated, service_role', other_schema);
    execute format('revoke all on all sequences in schema %I from public, anon, authenticated, service_role', other_schema);
    execute format('revoke all on schema %I from public, anon, authenticated, service_role', other_schema);
    execute format(
      'alter default privileges in schema %I revoke all on tables from anon, authenticated, service_role', other_schema);
    execute format(
      'alter default privileges in schema %I revoke all on sequences from anon, authenticated, service_role', other_schema);
  end loop;
end;
$$;

-- Only the product's functions queue calls and schedule work, with their owner's rights.
revoke execute on all functions in schema net from public;
revoke execute on all functions in schema cron from public;

-- Policies call functions of auth, and requests call functions of extensions.
grant usage on schema auth, extensions to anon, authenticated, service_role;

-- Policies decide which rows of the storage a caller may use.
grant usage on schema storage to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated;
grant select on storage.objects to anon;
grant select, insert, update, delete on storage.objects to authenticated;
grant select, insert, update, delete on storage.buckets, storage.objects to service_role;
