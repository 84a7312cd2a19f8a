-- Articles and their former addresses.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  content text not null default '',
  slug text,
  image_url text,
  reading_time text not null default '2 min',
  meta_title text,
  meta_description text,
  meta_keywords text,
  status text not null default 'published',
  author_id text not null default 'system',
  category text,
  categories text[] not null default '{}',
  tags text[],
  content_type text not null default 'anecdote',
  is_featured boolean not null default false,
  view_count integer not null default 0,
  read_count integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Hides it from everybody at once; it may be restored for 30 days.
  deleted_at timestamptz,
  -- Says what the main picture shows, for those who do not see it; empty for an ornament.
  image_alt text not null default '',
  -- Grows with each edit of the article or of its working copy, whatever its way: a save names the one that it began from.
  version bigint not null default 1,
  -- The account that made that edit, where one did.
  saved_by uuid,
  -- The date that a draft is to appear at: it has none of its own before it is published.
  planned_at timestamptz,
  -- Whether the slug was typed; null where that is not known.
  is_slug_custom boolean,
  -- Kept by a trigger, not generated: a row that is read may be written back whole.
  folded_title text,
  -- Whether the reading time was typed; null where that is not known.
  is_reading_time_custom boolean,
  -- A permanent number, by which the search index names the article.
  number integer generated always as identity,
  -- Tells that a page is out of date without the text being read.
  content_hash text generated always as (md5(content)) stored,
  constraint blog_posts_title_given check (btrim(title) <> '' and char_length(title) <= 500),
  constraint blog_posts_title_visible check (deleted_at is not null or private.is_visible(title)),
  constraint blog_posts_status_known check (status in ('draft', 'published')),
  constraint blog_posts_content_type_known check (content_type in ('blog', 'anecdote')),
  constraint blog_posts_published_is_dated check (status = 'draft' or published_at is not null),
  constraint blog_posts_dates_known check (
    private.is_instant(created_at) and private.is_instant(updated_at) and private.is_instant(published_at)
  ),
  constraint blog_posts_planned_at_known check (private.is_instant(planned_at)),
  constraint blog_posts_labels_are_lists check (private.is_list(categories) and private.is_list(tags)),
  -- A slug is one segment of an address and one file name: letters, digits and hyphens.
  constraint blog_posts_slug_is_a_segment check (
    slug is null
    or (slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$' and octet_length(slug) <= 200 and slug is nfc normalized)
  ),
  constraint blog_posts_meta_title_length check (char_length(meta_title) <= 60),
  constraint blog_posts_meta_description_length check (char_length(meta_description) <= 160),
  constraint blog_posts_image_alt_length check (char_length(image_alt) <= 500),
  constraint blog_posts_content_size check (octet_length(content) <= 10485760),
  constraint blog_posts_counters_positive check (view_count >= 0 and read_count >= 0)
);

-- A slug is one article, whatever its type: /blog/x and /anecdote/x are never two articles. The address of a deleted
-- article is free for another one.
create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
create unique index blog_posts_number on public.blog_posts (number);
create index blog_posts_public_list on public.blog_posts (content_type, created_at desc, id) where status = 'published';
create index blog_posts_newest on public.blog_posts (created_at desc, id);
create index blog_posts_due on public.blog_posts (published_at) where status = 'published';
create index blog_posts_most_viewed on public.blog_posts (view_count desc);
create index blog_posts_most_read on public.blog_posts (read_count desc);
create index blog_posts_title on public.blog_posts (title);
create index blog_posts_deleted on public.blog_posts (deleted_at) where deleted_at is not null;

alter table public.blog_posts enable row level security;

-- An account is no administrator: of an article it reads what visitors read, and not who wrote it, when it was deleted or
-- which version it is. Administrators read the rest through functions.
grant select (
  id, title, description, content, slug, image_url, image_alt, reading_time, meta_title, meta_description, meta_keywords,
  status, category, categories, tags, content_type, is_featured, view_count, read_count, published_at, created_at,
  updated_at, number, content_hash
) on public.blog_posts to anon, authenticated;
grant insert, update on public.blog_posts to authenticated;

-- The condition of private.is_public, without a call for each row: of 10,000 articles, calls alone took 60 ms.
create policy "Everybody reads what is published and due" on public.blog_posts
  for select to anon, authenticated
  using (status = 'published' and published_at <= now() and deleted_at is null);
create policy "Administrators read every article" on public.blog_posts
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators create articles" on public.blog_posts
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change articles" on public.blog_posts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
-- Hides a deleted article from administrators too, who delete and restore through functions: so no list, editor or search shows
-- one by mistake.
create policy "Nobody reads or changes a deleted article" on public.blog_posts
  as restrictive for all to anon, authenticated using (deleted_at is null);

-- Tells whether visitors may read an article.
create function private.is_public(status text, published_at timestamptz, deleted_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select deleted_at is null and status = 'published' and published_at <= now();
$$;

-- Completes a row before it is written: dates by status, the form in which its title is searched, its version, counters that
-- nobody may set. A generated column is not filled in yet where this looks: that is no edit.
create function private.complete_article() returns trigger
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
create trigger complete_article before insert or update on public.blog_posts
  for each row execute function private.complete_article();

-- Refuses a text that the build cannot read, which reads 500 levels; the last one is for elements without content and those
-- that hold text.
create function private.refuse_deep_nesting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.deepest_nesting(new.content) >= 500 then
    raise exception 'Le contenu imbrique plus de 500 éléments les uns dans les autres'
      using errcode = '23514', schema = 'public', table = 'blog_posts', constraint = 'blog_posts_content_nesting';
  end if;
  return new;
end;
$$;
create trigger refuse_deep_nesting before insert or update of content on public.blog_posts
  for each row execute function private.refuse_deep_nesting();

-- The addresses that published articles had lead on.
create table public.former_slugs (
  slug text primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index former_slugs_article on public.former_slugs (article_id);
alter table public.former_slugs enable row level security;
grant select on public.former_slugs to anon, authenticated;

-- The subquery runs under the reader's own policies: a hidden article hides its former slugs.
create policy "Everybody follows the former slugs of what they may read" on public.former_slugs
  for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where id = article_id));

-- Keeps the address that an article leaves. A restored article takes its slug back from the redirects of others, as a new one
-- does. What it leaves behind on coming back without is another article's address.
create function private.keep_former_slug() returns trigger
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
create trigger keep_former_slug_on_insert after insert on public.blog_posts
  for each row when (new.slug is not null) execute function private.keep_former_slug();
create trigger keep_former_slug_on_update after update on public.blog_posts
  for each row
  when (new.deleted_at is null and (new.slug is distinct from old.slug or old.deleted_at is not null))
  execute function private.keep_former_slug();
