-- Gives each role what it may do before any table is there. Row-level security then decides of rows, and functions of the rest.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Shows nothing of a new table, and lets nobody call a new function, before its migration grants it. The holder of the secret
-- key has every table of the public schema.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;

-- Keeps a statement of a visitor, or a transaction that does nothing, from holding a connection for long. PostgREST applies the
-- settings of the role that a request runs as.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '10s';
alter role service_role set statement_timeout = '60s';
alter role anon set idle_in_transaction_session_timeout = '5s';
alter role authenticated set idle_in_transaction_session_timeout = '15s';
alter role service_role set idle_in_transaction_session_timeout = '60s';

-- Refuses estimates of how many rows there are: of tables that everybody reads in part, they would count what is hidden.
-- PostgREST calls this before each request.
create function private.refuse_estimates() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_user <> 'service_role'
    and nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Rows are counted exactly, or not at all', hint = 'Ask for count=exact.';
  end if;
end;
$$;
revoke execute on function private.refuse_estimates() from public;
grant execute on function private.refuse_estimates() to anon, authenticated, service_role;

-- A hosted project has this role; others lack it.
do $$
begin
  if to_regrole('authenticator') is not null then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_estimates';
  end if;
end;
$$;
notify pgrst, 'reload config';

-- Hosted projects have pg_net and pg_cron; the embedded backend brings functions of the same names.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
end;
$$;
