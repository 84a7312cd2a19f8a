-- Whether a reading time was typed is known of itself: so far, whoever opened an article computed it anew to compare.

alter table public.blog_posts
  -- Whether the reading time was typed; unknown in articles of before.
  add column is_reading_time_custom boolean;

-- Whether a reading time of before is written as one that is computed, or that stands where none is.
create function private.is_computed_reading_time(reading_time text) returns boolean
language sql immutable set search_path = '' as $$
  select reading_time ~ '^[0-9]+ min( de lecture)?$';
$$;

-- A revision holds what was typed, as a working copy does.
update public.revisions set form = form || '{"reading_time": ""}'
where private.is_computed_reading_time(form ->> 'reading_time');

create or replace function private.form_of(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', article.title,
    -- An empty one defaults to the title, and follows it.
    'description', case when article.description = article.title then '' else article.description end,
    'content', article.content,
    'image_url', article.image_url,
    'image_alt', article.image_alt,
    -- An empty one is computed of the text, and follows it.
    'reading_time', case
      when coalesce(article.is_reading_time_custom, not private.is_computed_reading_time(article.reading_time))
      then article.reading_time else ''
    end,
    'meta_title', coalesce(article.meta_title, ''),
    'meta_description', coalesce(article.meta_description, ''),
    'meta_keywords', coalesce(article.meta_keywords, ''),
    'slug', coalesce(article.slug, ''),
    'is_slug_custom', coalesce(
      article.is_slug_custom,
      article.slug is not null and article.slug !~ ('^' || private.slug_of_title(article.title) || '(-[0-9]+)?$')
    ),
    'categories', case
      when article.categories = '{}' and article.category is not null then to_jsonb(array[article.category])
      else to_jsonb(article.categories)
    end,
    'tags', coalesce(to_jsonb(article.tags), '[]'),
    'published_at', case when article.status = 'draft' then article.planned_at else article.published_at end,
    'is_featured', article.is_featured,
    'content_type', article.content_type
  );
$$;

-- An article with what a form says in place of what it had; fields that the form does not name stay.
create or replace function private.article_with_form(article public.blog_posts, form jsonb) returns public.blog_posts
language plpgsql stable set search_path = '' as $$
declare
  blank constant text := E' \t\r\n\u00a0\u202f';
  whole jsonb := private.form_of(article) || form;
  typed_reading_time text;
begin
  article.title := btrim(coalesce(whole ->> 'title', ''), blank);
  article.description := btrim(coalesce(whole ->> 'description', ''), blank);
  if article.description = '' then
    article.description := article.title;
  end if;
  article.content := coalesce(whole ->> 'content', '');
  article.image_url := nullif(btrim(whole ->> 'image_url', blank), '');
  article.image_alt := btrim(coalesce(whole ->> 'image_alt', ''), blank);
  typed_reading_time := nullif(btrim(whole ->> 'reading_time', blank), '');
  -- A browser that could not compute it says none: the former one stands until the next save.
  article.reading_time := coalesce(
    typed_reading_time, nullif(form ->> 'computed_reading_time', ''),
    case when article.is_reading_time_custom is not true then article.reading_time end, '2 min');
  article.is_reading_time_custom := typed_reading_time is not null;
  article.meta_title := nullif(btrim(whole ->> 'meta_title', blank), '');
  article.meta_description := nullif(btrim(whole ->> 'meta_description', blank), '');
  article.meta_keywords := nullif(btrim(whole ->> 'meta_keywords', blank), '');
  article.categories := private.labels_of(whole -> 'categories');
  article.category := article.categories[1];
  article.tags := nullif(private.labels_of(whole -> 'tags'), '{}');
  article.is_featured := coalesce((whole ->> 'is_featured')::boolean, false);
  article.content_type := coalesce(whole ->> 'content_type', 'anecdote');
  article.slug := nullif(btrim(normalize(whole ->> 'slug', NFC), blank), '');
  article.is_slug_custom := coalesce((whole ->> 'is_slug_custom')::boolean, false) and article.slug is not null;
  article.planned_at := (whole ->> 'published_at')::timestamptz;
  if not article.is_slug_custom then
    article.slug := private.free_slug(
      coalesce(article.slug, nullif(private.slug_of_title(article.title), '')), article.id);
  end if;
  return article;
end;
$$;

-- Writes a row of an article, and drops its working copy.
create or replace function private.write_article(next public.blog_posts) returns void
language plpgsql set search_path = '' as $$
begin
  update public.blog_posts set
    title = next.title, description = next.description, content = next.content, slug = next.slug,
    is_slug_custom = next.is_slug_custom, image_url = next.image_url, image_alt = next.image_alt,
    reading_time = next.reading_time, is_reading_time_custom = next.is_reading_time_custom,
    meta_title = next.meta_title, meta_description = next.meta_description, meta_keywords = next.meta_keywords,
    status = next.status, category = next.category, categories = next.categories, tags = next.tags,
    content_type = next.content_type, is_featured = next.is_featured, published_at = next.published_at,
    planned_at = next.planned_at
  where id = next.id;
  if not found then
    insert into public.blog_posts (
      id, title, description, content, slug, is_slug_custom, image_url, image_alt, reading_time,
      is_reading_time_custom, meta_title, meta_description, meta_keywords, status, author_id, category, categories,
      tags, content_type, is_featured, published_at, planned_at
    )
    values (
      next.id, next.title, next.description, next.content, next.slug, next.is_slug_custom, next.image_url,
      next.image_alt, next.reading_time, next.is_reading_time_custom, next.meta_title, next.meta_description,
      next.meta_keywords, next.status, auth.uid()::text, next.category, next.categories, next.tags,
      next.content_type, next.is_featured, next.published_at, next.planned_at
    );
  end if;
  delete from public.working_copies where article_id = next.id;
end;
$$;

-- Visitors see nothing of it.
create or replace function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
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

create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  copy_id uuid;
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  insert into public.blog_posts (
    title, description, content, image_url, image_alt, reading_time, is_reading_time_custom, meta_title,
    meta_description, meta_keywords, status, author_id, category, categories, tags, content_type
  )
  select left(title, 490) || ' (copie)', description, content, image_url, image_alt, reading_time,
    is_reading_time_custom, meta_title, meta_description, meta_keywords, 'draft', auth.uid()::text, category,
    categories, tags, content_type
  from public.blog_posts where id = duplicate_article.article_id and deleted_at is null
  returning id into copy_id;
  if copy_id is null then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  return copy_id;
end;
$$;
