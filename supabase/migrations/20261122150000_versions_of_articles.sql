-- What an editor needs to know of an article besides its text: which version of it is at hand, and who wrote that.

alter table public.blog_posts
  -- What the main picture shows, for those who do not see it; empty for an ornament.
  add column image_alt text not null default '',
  -- Grows with each edit of the article or of its working copy, whatever its way: a save names the one that it began from.
  add column version bigint not null default 1,
  -- Who made that edit, where an account did.
  add column saved_by uuid,
  -- The date that a draft is to appear at: it has none of its own before it is published.
  add column planned_at timestamptz,
  -- Whether the slug was typed; unknown in articles of before.
  add column is_slug_custom boolean,
  add constraint blog_posts_image_alt_length check (char_length(image_alt) <= 500),
  add constraint blog_posts_planned_at_known check (private.is_instant(planned_at));
grant select (image_alt) on public.blog_posts to anon;

-- The form in which titles are searched and sorted: lower case, without accents, « œ » as oe, one kind of apostrophe, of
-- hyphen and of space.
create function private.fold(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    replace(replace(
      regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
      'œ', 'oe'), 'æ', 'ae'),
    '’ʼ‐‑', '''''--');
$$;
-- Generated once, so that no row is written, then kept by the trigger: a row that is read may be written back whole.
alter table public.blog_posts add column folded_title text generated always as (private.fold(title)) stored;
alter table public.blog_posts alter column folded_title drop expression;

create or replace function private.complete_article() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Counting a reader is not editing; neither is deleting, nor restoring.
  not_edited constant text[] := '{view_count,read_count,deleted_at,version,saved_by,folded_title}';
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

create or replace function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] :=
    '{view_count,read_count,updated_at,version,saved_by,planned_at,is_slug_custom,folded_title}';
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

create function private.count_working_copy() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts set version = version + 1, saved_by = auth.uid()
  where id = coalesce(new.article_id, old.article_id);
  return null;
end;
$$;
create trigger count_version after insert or update or delete on public.working_copies
  for each row execute function private.count_working_copy();

create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  copy_id uuid;
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  insert into public.blog_posts (
    title, description, content, image_url, image_alt, reading_time, meta_title, meta_description, meta_keywords,
    status, author_id, category, categories, tags, content_type
  )
  select left(title, 490) || ' (copie)', description, content, image_url, image_alt, reading_time, meta_title,
    meta_description, meta_keywords, 'draft', auth.uid()::text, category, categories, tags, content_type
  from public.blog_posts where id = duplicate_article.article_id and deleted_at is null
  returning id into copy_id;
  if copy_id is null then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  return copy_id;
end;
$$;
