-- What changed since a publisher last read: it then reads that alone, be the site of a hundred articles or a hundred
-- thousand.

-- A permanent number for each article, by which the search index names it; and the hash of its text, which tells that a
-- page is out of date without the text being read.
alter table public.blog_posts
  add column number integer generated always as identity,
  add column content_hash text generated always as (md5(content)) stored;
create unique index blog_posts_number on public.blog_posts (number);
grant select (number, content_hash) on public.blog_posts to anon, authenticated;

-- A generated column is not filled in yet where this looks: that is no edit.
create or replace function private.complete_article() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Counting a reader is not editing; neither is deleting, nor restoring.
  not_edited constant text[] := '{view_count,read_count,deleted_at,version,saved_by,folded_title,content_hash}';
begin
  if new.status = 'draft' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if btrim(new.description) = '' then
    new.description := new.title;
  end if;
  if new.categories is null then
    new.categories := '{}';
  end if;
  if cardinality(new.tags) = 0 then
    new.tags := null;
  end if;
  new.slug := nullif(btrim(normalize(new.slug, NFC)), '');
  new.folded_title := private.fold(new.title);
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') then
      new.view_count := 0;
      new.read_count := 0;
      new.version := 1;
    end if;
    new.saved_by := auth.uid();
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    new.view_count := old.view_count;
    new.read_count := old.read_count;
    new.created_at := old.created_at;
    new.version := old.version;
    new.saved_by := old.saved_by;
  end if;
  if to_jsonb(new) - not_edited is distinct from to_jsonb(old) - not_edited then
    new.updated_at := clock_timestamp();
    new.version := old.version + 1;
    new.saved_by := auth.uid();
  end if;
  return new;
end;
$$;

-- The transaction that last changed an article, or a table that pages are made from. Numbers of transactions, not of rows:
-- of two that run at once, either may end first, and whoever reads between them must not miss the other.
create table private.article_changes (
  article_id uuid primary key,
  changed_in xid8 not null
);
create index article_changes_order on private.article_changes (changed_in);
create table private.table_changes (
  name text primary key,
  changed_in xid8 not null
);
alter table private.article_changes enable row level security;
alter table private.table_changes enable row level security;
revoke all on private.article_changes, private.table_changes from public, anon, authenticated, service_role;

create function private.record_article_changes(articles uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.article_changes (article_id, changed_in)
  select distinct article, pg_current_xact_id() from unnest(articles) article
  -- In one order, so that two transactions never wait for each other.
  order by 1
  on conflict (article_id) do update set changed_in = excluded.changed_in;
$$;
revoke execute on function private.record_article_changes(uuid[]) from public;

create function private.record_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_article_changes((select array_agg(id) from new_rows));
  return null;
end;
$$;
-- Unlike what asks for a publication, this also records how often an article was read: the next publication shows it.
create function private.record_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid[] := (
    select array_agg(id) from old_rows before join new_rows after using (id)
    where to_jsonb(before) - 'view_count' is distinct from to_jsonb(after) - 'view_count'
  );
begin
  if changed is not null then
    perform private.record_article_changes(changed);
  end if;
  return null;
end;
$$;
create function private.record_deleted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_article_changes((select array_agg(id) from old_rows));
  return null;
end;
$$;
create function private.record_table_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.table_changes (name, changed_in) values (tg_table_name, pg_current_xact_id())
  on conflict (name) do update set changed_in = excluded.changed_in;
  return null;
end;
$$;

create trigger record_on_insert after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.record_inserted_articles();
create trigger record_on_update after update on public.blog_posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_updated_articles();
create trigger record_on_delete after delete on public.blog_posts
  referencing old table as old_rows for each statement execute function private.record_deleted_articles();
create trigger record_on_change after insert or update or delete on public.categories
  for each statement execute function private.record_table_change();
create trigger record_on_change after insert or update or delete on public.former_slugs
  for each statement execute function private.record_table_change();

-- What has changed since a cursor that this function gave, and the cursor for the next time. Everything that had not ended
-- by then is told again: a change is never missed, and may be told twice. `isKnown` is false for the cursor of another
-- database, or of a later state of this one: everything may have changed.
create function public.content_changes(since text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'cursor', pg_snapshot_xmin(snapshot)::text,
    'isKnown', coalesce(since::xid8 <= pg_snapshot_xmax(snapshot), false),
    'articles', coalesce(
      (select jsonb_agg(article_id) from private.article_changes where changed_in >= since::xid8), '[]'
    ),
    'tables', coalesce((select jsonb_agg(name) from private.table_changes where changed_in >= since::xid8), '[]')
  )
  from pg_current_snapshot() snapshot;
$$;
revoke execute on function public.content_changes(text) from public, anon, authenticated;
grant execute on function public.content_changes(text) to service_role;

-- What becomes due has changed for visitors, though no row has.
create or replace function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  due uuid[];
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  due := (
    select array_agg(id) from public.blog_posts
    where status = 'published' and deleted_at is null and published_at > last_look and published_at <= now()
  );
  if due is not null then
    perform private.record_article_changes(due);
    perform private.publish();
  end if;
  update private.publish_clock set looked_at = now();
  -- A call that was lost leaves its publication waiting.
  select id, floor(extract(epoch from now() - requested_at) / 60)::int into unheard, minutes
  from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  -- Powers of two have one bit.
  if unheard is not null and minutes & (minutes - 1) = 0 then
    perform private.call_publish_webhook(unheard);
  end if;
end;
$$;

-- A publication may be online but for some pages, which keep their last good version: `failure` then says which, and why.
create or replace function public.finish_publication(
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
