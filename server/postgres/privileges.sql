-- Privileges in the schemas that a hosted project brings and the embedded backend makes. Run at every start, after the library
-- of the interfaces, which grants there what nobody needs. The product's own schemas are the migrations' business.

do $$
declare
  brought name;
begin
  for brought in
    select nspname from pg_namespace
    where nspname not in ('public', 'private', 'information_schema') and nspname not like 'pg\_%'
  loop
    execute format('revoke all on all tables in schema %I from public, anon, authenticated, service_role', brought);
    execute format('revoke all on all sequences in schema %I from public, anon, authenticated, service_role', brought);
    execute format('revoke all on schema %I from public, anon, authenticated, service_role', brought);
    execute format(
      'alter default privileges in schema %I revoke all on tables from anon, authenticated, service_role', brought);
    execute format(
      'alter default privileges in schema %I revoke all on sequences from anon, authenticated, service_role', brought);
  end loop;
end;
$$;

-- Only the product's functions queue calls and schedule work, with their owner's rights.
revoke execute on all functions in schema net from public;
revoke execute on all functions in schema cron from public;

-- Policies ask who signed in; what a request may take is set at its start.
grant usage on schema auth, extensions to anon, authenticated, service_role;

-- Policies of the storage decide of files.
grant usage on schema storage to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated;
grant select on storage.objects to anon;
grant select, insert, update, delete on storage.objects to authenticated;
grant select, insert, update, delete on storage.buckets, storage.objects to service_role;
