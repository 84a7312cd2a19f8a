-- Adds what the embedded PostgreSQL lacks of a hosted Supabase project: names and signatures of pg_net, pg_cron and the
-- realtime publication. Runs before the migrations, and can be run again.

do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end;
$$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- Applies the time limits of the present role, as PostgREST does for each request. Returns the connection's process id.
create or replace function extensions.apply_role_settings() returns integer
language sql security invoker set search_path = '' as $$
  select pg_catalog.set_config(pg_catalog.split_part(setting, '=', 1), pg_catalog.split_part(setting, '=', 2), true)
  from pg_catalog.pg_db_role_setting scope, pg_catalog.unnest(scope.setconfig) setting
  where scope.setrole = (select oid from pg_catalog.pg_roles where rolname = current_user)
    and pg_catalog.split_part(setting, '=', 1) like '%\_timeout';
  select pg_catalog.pg_backend_pid();
$$;

create schema if not exists net;
create table if not exists net.http_request_queue (
  id bigint generated always as identity primary key,
  url text not null,
  body jsonb,
  headers jsonb not null default '{}'
);
alter table net.http_request_queue enable row level security;

create or replace function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  request bigint;
begin
  insert into net.http_request_queue (url, body, headers)
  values (http_post.url, http_post.body, http_post.headers)
  returning id into request;
  notify http_request_queued;
  return request;
end;
$$;

create schema if not exists cron;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  jobname text unique
);
alter table cron.job enable row level security;

create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql security definer set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule.schedule, schedule.command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid;
$$;

do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

-- Tells the realtime server which row of a followed table has changed. Sends the id alone, because a notification holds
-- at most 8 kB.
create or replace function net.notify_row_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('row_changed', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'id', case when tg_op = 'DELETE' then to_jsonb(old) -> 'id' else to_jsonb(new) -> 'id' end
  )::text);
  return null;
end;
$$;

create or replace function net.follow_published_tables() returns void
language plpgsql security definer set search_path = '' as $$
declare
  followed record;
begin
  for followed in select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format(
      'create or replace trigger notify_row_change after insert or update or delete on %I.%I
       for each row execute function net.notify_row_change()',
      followed.schemaname, followed.tablename
    );
  end loop;
end;
$$;
