-- Articles, their former addresses, working copies and revisions.

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
  constraint blog_posts_title_given check (btrim(title) <> '' and char_length(title) <= 500),
  constraint blog_posts_status_known check (status in ('draft', 'published')),
  constraint blog_posts_content_type_known check (content_type in ('blog', 'anecdote')),
  constraint blog_posts_published_is_dated check (status = 'draft' or published_at is not null),
  -- A slug is one segment of an address and one file name: letters, digits and hyphens.
  constraint blog_posts_slug_is_a_segment check (
    slug is null
    or (slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$' and octet_length(slug) <= 200 and slug is nfc normalized)
  ),
  constraint blog_posts_meta_title_length check (char_length(meta_title) <= 60),
  constraint blog_posts_meta_description_length check (char_length(meta_description) <= 160),
  constraint blog_posts_content_size check (octet_length(content) <= 10485760),
  constraint blog_posts_counters_positive check (view_count >= 0 and read_count >= 0)
);

-- One slug is one article, whatever its type: /blog/x and /anecdote/x are never two articles.
create unique index blog_posts_slug_key on public.blog_posts (slug);
create index blog_posts_public_list on public.blog_posts (content_type, created_at desc, id) where status = 'published';
create index blog_posts_newest on public.blog_posts (created_at desc, id);
create index blog_posts_due on public.blog_posts (published_at) where status = 'published';
create index blog_posts_most_viewed on public.blog_posts (view_count desc);
create index blog_posts_most_read on public.blog_posts (read_count desc);
create index blog_posts_title on public.blog_posts (title);

create table public.former_slugs (
  slug text primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index former_slugs_article on public.former_slugs (article_id);

-- What an administrator is writing on a published article, unseen by visitors until 'Mettre à jour'.
create table public.working_copies (
  article_id uuid primary key references public.blog_posts (id) on delete cascade,
  form jsonb not null,
  base_updated_at timestamptz not null,
  author_id uuid default auth.uid(),
  updated_at timestamptz not null default now(),
  constraint working_copies_form_is_object check (jsonb_typeof(form) = 'object')
);

-- Every former text of an article, newest 50 kept.
create table public.revisions (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  title text not null,
  description text not null,
  content text not null,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now()
);
create index revisions_newest on public.revisions (article_id, id desc);

alter table public.blog_posts enable row level security;
alter table public.former_slugs enable row level security;
alter table public.working_copies enable row level security;
alter table public.revisions enable row level security;

revoke all on public.blog_posts, public.former_slugs, public.working_copies, public.revisions from anon, authenticated;
grant select on public.blog_posts, public.former_slugs to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant select, insert, update, delete on public.working_copies to authenticated;
grant select on public.revisions to authenticated;
grant all on public.blog_posts, public.former_slugs, public.working_copies, public.revisions to service_role;

create function private.is_public(status text, published_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select status = 'published' and published_at <= now();
$$;

create policy "Everybody reads what is published and due" on public.blog_posts
  for select to anon, authenticated using (private.is_public(status, published_at));
create policy "Administrators read every article" on public.blog_posts
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators create articles" on public.blog_posts
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change articles" on public.blog_posts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete articles" on public.blog_posts
  for delete to authenticated using ((select public.is_admin()));

-- The subquery runs under the reader's own policies: a hidden article hides its former slugs.
create policy "Everybody follows the former slugs of what they may read" on public.former_slugs
  for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where id = article_id));

create policy "Administrators keep working copies" on public.working_copies
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators read revisions" on public.revisions
  for select to authenticated using ((select public.is_admin()));

-- Completes a row before it is written: dates by status, the two category forms, counters nobody may set.
create function private.complete_article() returns trigger
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
  -- Counting a reader is not editing.
  if to_jsonb(new) - 'view_count' - 'read_count' is distinct from to_jsonb(old) - 'view_count' - 'read_count' then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end;
$$;
create trigger complete_article before insert or update on public.blog_posts
  for each row execute function private.complete_article();

create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.former_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug is not null and old.status = 'published' then
    insert into public.former_slugs (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end;
$$;
create trigger keep_former_slug_on_insert after insert on public.blog_posts
  for each row when (new.slug is not null) execute function private.keep_former_slug();
create trigger keep_former_slug_on_update after update on public.blog_posts
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_slug();

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.revisions (article_id, title, description, content)
  values (old.id, old.title, old.description, old.content);
  delete from public.revisions
  where article_id = old.id
    and id <= (select id from public.revisions where article_id = old.id order by id desc offset 50 limit 1);
  return null;
end;
$$;
create trigger keep_revision after update on public.blog_posts
  for each row
  when ((old.title, old.description, old.content) is distinct from (new.title, new.description, new.content))
  execute function private.keep_revision();

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
create trigger touch_updated_at before update on public.working_copies
  for each row execute function private.touch_updated_at();

-- Copies an article as a draft without address, and returns the copy's id.
create function public.duplicate_article(article_id uuid) returns uuid
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
  from public.blog_posts where id = duplicate_article.article_id
  returning id into copy_id;
  if copy_id is null then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  return copy_id;
end;
$$;
revoke execute on function public.duplicate_article(uuid) from public, anon;
grant execute on function public.duplicate_article(uuid) to authenticated;

-- Renames articles. Takes a list of {id, title} or of {oldTitle, newTitle};
-- returns {updatedCount, notFoundTitles}.
create function public.rename_articles(updates jsonb) returns jsonb
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
      update public.blog_posts set title = new_title where title = item ->> 'oldTitle';
    else
      update public.blog_posts set title = new_title where id::text = item ->> 'id';
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
revoke execute on function public.rename_articles(jsonb) from public, anon;
grant execute on function public.rename_articles(jsonb) to authenticated;
