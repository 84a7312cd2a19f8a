-- From a change that visitors can see to a rebuilt site.

create table public.publications (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'queued',
  reason text,
  build_id text,
  requested_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint publications_state_known check (state in ('queued', 'building', 'online', 'failed')),
  constraint publications_failure_explained check (state <> 'failed' or reason is not null)
);
-- However many changes come, at most one publication runs and one waits.
create unique index publications_one_queued on public.publications (state) where state = 'queued';
create unique index publications_one_building on public.publications (state) where state = 'building';
create index publications_newest on public.publications (requested_at desc);

alter table public.publications enable row level security;
revoke all on public.publications from anon, authenticated;
grant select on public.publications to authenticated;
grant all on public.publications to service_role;
create policy "Administrators follow publications" on public.publications
  for select to authenticated using ((select public.is_admin()));

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

-- Queues a publication, or joins the one that waits, and returns its id.
create function private.enqueue_publication() returns uuid
language sql security definer set search_path = '' as $$
  insert into public.publications (state) values ('queued')
  on conflict (state) where state = 'queued' do update set requested_at = clock_timestamp()
  returning id;
$$;
revoke execute on function private.enqueue_publication() from public;

create function public.request_publication() returns uuid
language sql security definer set search_path = '' as $$
  select private.enqueue_publication();
$$;
revoke execute on function public.request_publication() from public, anon, authenticated;
grant execute on function public.request_publication() to service_role;

-- Takes the waiting publication for a build, and returns its id, or nothing when none waits.
-- A publication left 'building' by a builder that died is marked as failed first.
create function public.start_publication(build_id text) returns uuid
language sql security definer set search_path = '' as $$
  update public.publications
  set state = 'failed', reason = 'La construction a été interrompue.', finished_at = clock_timestamp()
  where state = 'building';
  update public.publications
  set state = 'building', started_at = clock_timestamp(), build_id = start_publication.build_id
  where state = 'queued'
  returning id;
$$;
revoke execute on function public.start_publication(text) from public, anon, authenticated;
grant execute on function public.start_publication(text) to service_role;

-- Ends a publication: online, with the id of the build that visitors now see, or failed with the reason.
-- Keeps the newest 200.
create function public.finish_publication(publication_id uuid, online_build_id text default null, failure text default null)
returns void
language sql security definer set search_path = '' as $$
  update public.publications
  set state = case when failure is null then 'online' else 'failed' end,
    reason = failure, build_id = coalesce(online_build_id, build_id), finished_at = clock_timestamp()
  where id = publication_id and state = 'building';
  delete from public.publications where id in (
    select id from public.publications where state in ('online', 'failed') order by requested_at desc offset 200
  );
$$;
revoke execute on function public.finish_publication(uuid, text, text) from public, anon, authenticated;
grant execute on function public.finish_publication(uuid, text, text) to service_role;

-- Queues a publication and calls the publish webhook. The call leaves with the commit.
-- The body suits both our own hook and GitHub's repository_dispatch.
create function private.publish() returns void
language plpgsql security definer set search_path = '' as $$
declare
  publication uuid := private.enqueue_publication();
begin
  -- A transaction of many changes calls once.
  if current_setting('private.called_in', true) is not distinct from pg_current_xact_id()::text then
    return;
  end if;
  perform set_config('private.called_in', pg_current_xact_id()::text, true);
  perform private.call_publish_webhook(publication);
end;
$$;
revoke execute on function private.publish() from public;

-- Calls the webhook for a publication. A webhook that cannot be called never keeps an editor from saving.
create function private.call_publish_webhook(publication uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings := (select s from private.settings s);
begin
  if settings.publish_url is null or not exists (select 1 from pg_namespace where nspname = 'net') then
    return;
  end if;
  perform net.http_post(
    url := settings.publish_url,
    body := jsonb_build_object(
      'event_type', 'publish',
      'client_payload', jsonb_build_object('publication_id', publication)
    ),
    headers := jsonb_build_object(
      'Content-Type', 'application/json',
      'Authorization', 'Bearer ' || coalesce(settings.publish_authorization, '')
    )
  );
exception when others then
  raise warning 'The publish webhook was not called: %', sqlerrm;
end;
$$;
revoke execute on function private.call_publish_webhook(uuid) from public;

-- Article writes publish only when visitors could see the row before or can see it after.
create function private.publish_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows where private.is_public(status, published_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from old_rows before join new_rows after using (id)
    where (private.is_public(before.status, before.published_at) or private.is_public(after.status, after.published_at))
      and to_jsonb(before) - 'view_count' - 'read_count' - 'updated_at'
        is distinct from to_jsonb(after) - 'view_count' - 'read_count' - 'updated_at'
  ) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create function private.publish_deleted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from old_rows where private.is_public(status, published_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create function private.publish_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish();
  return null;
end;
$$;

create trigger publish_on_insert after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.publish_inserted_articles();
create trigger publish_on_update after update on public.blog_posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.publish_updated_articles();
create trigger publish_on_delete after delete on public.blog_posts
  referencing old table as old_rows for each statement execute function private.publish_deleted_articles();
create trigger publish_on_change after insert or update or delete on public.categories
  for each row execute function private.publish_category();

-- Scheduled articles: every minute, whatever has become due since the last look is published.
create table private.publish_clock (
  id boolean primary key default true check (id),
  looked_at timestamptz not null default now()
);
alter table private.publish_clock enable row level security;
revoke all on private.publish_clock from anon, authenticated;
insert into private.publish_clock default values;

create function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  unheard uuid;
begin
  select looked_at into last_look from private.publish_clock for update;
  if exists (
    select 1 from public.blog_posts
    where status = 'published' and published_at > last_look and published_at <= now()
  ) then
    perform private.publish();
  end if;
  update private.publish_clock set looked_at = now();
  -- A call that was lost leaves its publication waiting: it is called again.
  select id into unheard from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  if unheard is not null then
    perform private.call_publish_webhook(unheard);
  end if;
end;
$$;
revoke execute on function private.publish_due_articles() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('publish-due-articles', '* * * * *', 'select private.publish_due_articles()');
  end if;
end;
$$;
