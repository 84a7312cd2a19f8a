-- Deleting an article hides it from everybody at once, and it may be restored for 30 days. Then it is gone for good.

alter table public.blog_posts add column deleted_at timestamptz;
create index blog_posts_deleted on public.blog_posts (deleted_at) where deleted_at is not null;

-- From administrators too, who delete and restore through the functions below. What deals with deleted articles gets a
-- function of its own, so that no list, editor or search shows one by mistake.
create policy "Nobody reads or changes a deleted article" on public.blog_posts
  as restrictive for all to anon, authenticated using (deleted_at is null);

drop policy "Administrators delete articles" on public.blog_posts;
revoke delete on public.blog_posts from authenticated;

-- The address of a deleted article is free for another one.
drop index public.blog_posts_slug_key;
create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;

-- An article of before this rule, whose title shows nothing, may at least be deleted.
alter table public.blog_posts drop constraint blog_posts_title_visible;
alter table public.blog_posts add constraint blog_posts_title_visible
  check (deleted_at is not null or private.is_visible(title)) not valid;

create function private.is_public(status text, published_at timestamptz, deleted_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select deleted_at is null and status = 'published' and published_at <= now();
$$;
alter policy "Everybody reads what is published and due" on public.blog_posts
  using (private.is_public(status, published_at, deleted_at));

create type public.article_deletion as enum ('deleted', 'already_deleted', 'not_found');
create type public.article_restoration as enum ('restored', 'restored_without_slug', 'not_deleted', 'not_found');

-- Deletes an article, which stays restorable for 30 days.
create function public.delete_article(article_id uuid) returns public.article_deletion
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  update public.blog_posts set deleted_at = now() where id = delete_article.article_id and deleted_at is null;
  if found then
    return 'deleted';
  end if;
  if exists (select 1 from public.blog_posts where id = delete_article.article_id) then
    return 'already_deleted';
  end if;
  return 'not_found';
end;
$$;
revoke execute on function public.delete_article(uuid) from public, anon;
grant execute on function public.delete_article(uuid) to authenticated;

-- Restores a deleted article as it was. When another one has taken its slug meanwhile, it comes back without: its
-- address is then the one of its id.
create function public.restore_article(article_id uuid) returns public.article_restoration
language plpgsql security definer set search_path = '' as $$
declare
  outcome public.article_restoration := 'restored';
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  begin
    update public.blog_posts set deleted_at = null where id = restore_article.article_id and deleted_at is not null;
  exception when unique_violation then
    update public.blog_posts set deleted_at = null, slug = null
    where id = restore_article.article_id and deleted_at is not null;
    outcome := 'restored_without_slug';
  end;
  if found then
    return outcome;
  end if;
  if exists (select 1 from public.blog_posts where id = restore_article.article_id) then
    return 'not_deleted';
  end if;
  return 'not_found';
end;
$$;
revoke execute on function public.restore_article(uuid) from public, anon;
grant execute on function public.restore_article(uuid) to authenticated;

-- What belongs to an article (former slugs, working copy, revisions, visits) goes with it.
create function private.purge_deleted_articles() returns void
language sql security definer set search_path = '' as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
$$;
revoke execute on function private.purge_deleted_articles() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('purge-deleted-articles', '7 * * * *', 'select private.purge_deleted_articles()');
  end if;
end;
$$;

create or replace function private.complete_article() returns trigger
language plpgsql set search_path = '' as $$
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
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') then
      new.view_count := 0;
      new.read_count := 0;
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    new.view_count := old.view_count;
    new.read_count := old.read_count;
    new.created_at := old.created_at;
  end if;
  -- Counting a reader is not editing; neither is deleting, nor restoring.
  if to_jsonb(new) - '{view_count,read_count,deleted_at}'::text[]
    is distinct from to_jsonb(old) - '{view_count,read_count,deleted_at}'::text[]
  then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end;
$$;

-- A restored article takes its slug back from the redirects of others, as a new one does. What it leaves behind on
-- coming back without is another article's address.
create or replace function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.former_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.deleted_at is null and old.slug is not null and old.status = 'published' then
    insert into public.former_slugs (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end;
$$;
drop trigger keep_former_slug_on_update on public.blog_posts;
create trigger keep_former_slug_on_update after update on public.blog_posts
  for each row
  when (new.deleted_at is null and (new.slug is distinct from old.slug or old.deleted_at is not null))
  execute function private.keep_former_slug();

create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  copy_id uuid;
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  insert into public.blog_posts (
    title, description, content, image_url, reading_time, meta_title, meta_description, meta_keywords,
    status, author_id, category, categories, tags, content_type
  )
  select left(title, 490) || ' (copie)', description, content, image_url, reading_time, meta_title, meta_description,
    meta_keywords, 'draft', auth.uid()::text, category, categories, tags, content_type
  from public.blog_posts where id = duplicate_article.article_id and deleted_at is null
  returning id into copy_id;
  if copy_id is null then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  return copy_id;
end;
$$;

create or replace function public.rename_articles(updates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  new_title text;
  changed integer;
  updated_count integer := 0;
  not_found text[] := '{}';
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  -- A client may send the list as JSON text.
  if jsonb_typeof(updates) = 'string' then
    updates := (updates #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(updates) is distinct from 'array' then
    raise exception 'updates must be a list of {id, title} or {oldTitle, newTitle}' using errcode = '22023';
  end if;
  for item in select value from jsonb_array_elements(updates) loop
    new_title := btrim(coalesce(item ->> 'newTitle', item ->> 'title', ''));
    if new_title = '' then
      raise exception 'Le titre ne peut pas être vide' using errcode = '22023';
    end if;
    if item ? 'oldTitle' then
      update public.blog_posts set title = new_title where title = item ->> 'oldTitle' and deleted_at is null;
    else
      update public.blog_posts set title = new_title where id::text = item ->> 'id' and deleted_at is null;
    end if;
    get diagnostics changed = row_count;
    updated_count := updated_count + changed;
    if changed = 0 then
      not_found := not_found || coalesce(item ->> 'oldTitle', new_title);
    end if;
  end loop;
  return jsonb_build_object('updatedCount', updated_count, 'notFoundTitles', to_jsonb(not_found));
end;
$$;

create or replace function public.record_article_metric(article_id uuid, metric text, visitor text, network text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counted boolean := true;
  views integer;
  reads integer;
  counted_since timestamptz := clock_timestamp() - interval '30 minutes';
begin
  select view_count, read_count into views, reads
  from public.blog_posts
  where id = record_article_metric.article_id and private.is_public(status, published_at, deleted_at);
  if not found then
    return null;
  end if;
  if network is not null then
    -- Visitors of one network are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', article_id, metric, network), 0));
    counted := private.visitors_by_network() > (
      select count(*) from public.article_visits visits
      where visits.article_id = record_article_metric.article_id and visits.metric = record_article_metric.metric
        and visits.network = record_article_metric.network and visits.visitor <> record_article_metric.visitor
        and visits.counted_at > counted_since
    );
  end if;
  if counted then
    insert into public.article_visits as visits (article_id, metric, visitor, network)
    values (
      record_article_metric.article_id, record_article_metric.metric, record_article_metric.visitor,
      record_article_metric.network
    )
    on conflict on constraint article_visits_pkey
    do update set counted_at = clock_timestamp(), network = excluded.network
      where visits.counted_at <= counted_since;
    counted := found;
  end if;
  if counted then
    update public.blog_posts
    set view_count = view_count + (record_article_metric.metric = 'view')::integer,
      read_count = read_count + (record_article_metric.metric = 'read')::integer
    where id = record_article_metric.article_id
    returning view_count, read_count into views, reads;
  end if;
  return jsonb_build_object('counted', counted, 'views', views, 'reads', reads);
end;
$$;

create or replace function private.publish_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows where private.is_public(status, published_at, deleted_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create or replace function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from old_rows before join new_rows after using (id)
    where (
        private.is_public(before.status, before.published_at, before.deleted_at)
        or private.is_public(after.status, after.published_at, after.deleted_at)
      )
      and to_jsonb(before) - 'view_count' - 'read_count' - 'updated_at'
        is distinct from to_jsonb(after) - 'view_count' - 'read_count' - 'updated_at'
  ) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create or replace function private.publish_deleted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from old_rows where private.is_public(status, published_at, deleted_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;

create or replace function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  if exists (
    select 1 from public.blog_posts
    where status = 'published' and deleted_at is null and published_at > last_look and published_at <= now()
  ) then
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

drop function private.is_public(text, timestamptz);
