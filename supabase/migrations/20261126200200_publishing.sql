-- The way from a change that visitors can see to a rebuilt site.

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

-- Queues a publication, or joins the one that waits, and returns its id.
create function private.enqueue_publication() returns uuid
language sql security definer set search_path = '' as $$
  insert into public.publications (state) values ('queued')
  on conflict (state) where state = 'queued' do update set requested_at = clock_timestamp()
  returning id;
$$;
revoke execute on function private.enqueue_publication() from public;

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

-- Returns the publication that this transaction has asked for: the one that waits. Null when it has asked for none.
create function private.asked_publication() returns uuid
language sql stable set search_path = '' as $$
  select id from public.publications
  where state = 'queued' and current_setting('private.called_in', true) = pg_current_xact_id()::text;
$$;

-- Queues a publication for the holder of the secret key, and returns its id.
create function public.request_publication() returns uuid
language sql security definer set search_path = '' as $$
  select private.enqueue_publication();
$$;
revoke execute on function public.request_publication() from public;
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
revoke execute on function public.start_publication(text) from public;
grant execute on function public.start_publication(text) to service_role;

-- Ends a publication. It may be online but for some pages, which keep their last good version: `failure` then says which, and
-- why.
create function public.finish_publication(
  publication_id uuid, online_build_id text default null, failure text default null
) returns void
language sql security definer set search_path = '' as $$
  update public.publications
  set state = case when online_build_id is null then 'failed' else 'online' end,
    reason = failure, build_id = coalesce(online_build_id, build_id), finished_at = clock_timestamp()
  where id = publication_id and state = 'building';
  delete from public.publications where id in (
    select id from public.publications where state in ('online', 'failed') order by requested_at desc offset 200
  );
$$;
revoke execute on function public.finish_publication(uuid, text, text) from public;
grant execute on function public.finish_publication(uuid, text, text) to service_role;

-- Asks for another publication, after one that has failed, and returns its id.
create function public.retry_publication() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform private.publish();
  return (select id from public.publications where state = 'queued');
end;
$$;
revoke execute on function public.retry_publication() from public;
grant execute on function public.retry_publication() to authenticated;

-- Returns the publication of an id, or the newest one without it; null when there is none.
create function public.read_publication(publication_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object(
      'id', id, 'state', state, 'reason', reason, 'build_id', build_id,
      'requested_at', requested_at, 'started_at', started_at, 'finished_at', finished_at
    )
    from public.publications
    where publication_id is null or id = publication_id
    order by requested_at desc limit 1
  );
end;
$$;
revoke execute on function public.read_publication(uuid) from public;
grant execute on function public.read_publication(uuid) to authenticated;

-- Publishes new articles that visitors see.
create function private.publish_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows where private.is_public(status, published_at, deleted_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create trigger publish_on_insert after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.publish_inserted_articles();

-- Publishes an update that visitors see. Without nested loops, as private.record_updated_articles.
create function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  unseen constant text[] :=
    '{view_count,read_count,updated_at,version,saved_by,planned_at,is_slug_custom,is_reading_time_custom,folded_title}';
begin
  if exists (
    select 1 from old_rows before join new_rows after using (id)
    where (
        private.is_public(before.status, before.published_at, before.deleted_at)
        or private.is_public(after.status, after.published_at, after.deleted_at)
      )
      and to_jsonb(before) - unseen is distinct from to_jsonb(after) - unseen
  ) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create trigger publish_on_update after update on public.blog_posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.publish_updated_articles();

-- Publishes that articles are gone which visitors saw.
create function private.publish_deleted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from old_rows where private.is_public(status, published_at, deleted_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create trigger publish_on_delete after delete on public.blog_posts
  referencing old table as old_rows for each statement execute function private.publish_deleted_articles();

-- Holds when it was last asked which scheduled articles are due.
create table private.publish_clock (
  id boolean primary key default true check (id),
  looked_at timestamptz not null default now()
);
alter table private.publish_clock enable row level security;
insert into private.publish_clock default values;

-- Publishes whatever has become due since the last look, and calls again for a publication that waits too long. The clock of a
-- machine may be set, forth or back: what is due by one clock and not by the other has changed for visitors, and what waits
-- must not wait until the former clock's time comes again.
create function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  turned uuid[];
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  turned := (
    select array_agg(id) from public.blog_posts
    where status = 'published' and deleted_at is null
      and published_at > least(last_look, now()) and published_at <= greatest(last_look, now())
  );
  if turned is not null then
    perform private.record_article_changes(turned);
    perform private.publish();
  end if;
  update private.publish_clock set looked_at = now();
  -- Asked for by a clock that was ahead: they keep their order, and come before what is asked for from now on.
  update public.publications
  set requested_at = now() - (latest.requested_at - publications.requested_at)
  from (select max(requested_at) as requested_at from public.publications) latest
  where publications.requested_at > now();
  -- A call that was lost leaves its publication waiting.
  select id, floor(extract(epoch from now() - requested_at) / 60)::int into unheard, minutes
  from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  -- Powers of two have one bit. Where time has passed at once, the next of them may be hours away.
  if unheard is not null and (minutes & (minutes - 1) = 0 or last_look < now() - interval '3 minutes') then
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
