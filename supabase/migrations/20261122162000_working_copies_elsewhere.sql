-- What is done to an article whose newer text waits to be published takes that text into account.

-- The copy is of the text that its writer sees: the working copy, where there is one. It may be longer than an article's
-- fields are, until it is published.
create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  article public.blog_posts;
  working_copy jsonb;
  copy_id uuid;
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  select * into article from public.blog_posts where id = duplicate_article.article_id and deleted_at is null;
  if not found then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  select copy.form into working_copy from public.working_copies copy
  where copy.article_id = duplicate_article.article_id;
  if working_copy is not null then
    article := private.article_with_form(article, working_copy);
  end if;
  insert into public.blog_posts (
    title, description, content, image_url, image_alt, reading_time, is_reading_time_custom, meta_title,
    meta_description, meta_keywords, status, author_id, category, categories, tags, content_type
  )
  values (
    left(article.title, 490) || ' (copie)', article.description, article.content, article.image_url,
    left(article.image_alt, 500), article.reading_time, article.is_reading_time_custom, left(article.meta_title, 60),
    left(article.meta_description, 160), article.meta_keywords, 'draft', auth.uid()::text, article.category,
    article.categories, article.tags, article.content_type
  )
  returning id into copy_id;
  return copy_id;
end;
$$;

-- The publication that this transaction has asked for: the one that waits. Null when it has asked for none.
create function private.asked_publication() returns uuid
language sql stable set search_path = '' as $$
  select id from public.publications
  where state = 'queued' and current_setting('private.called_in', true) = pg_current_xact_id()::text;
$$;

-- Renames articles, all or none, and their working copies with them, where those have the former title still. Returns
-- {updatedCount, notFoundTitles, publicationId}, the last one null when visitors see nothing of it.
create or replace function public.rename_articles(updates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  new_title text;
  article public.blog_posts;
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
    changed := 0;
    for article in
      select * from public.blog_posts
      where case when item ? 'oldTitle' then title = item ->> 'oldTitle' else id::text = item ->> 'id' end
        and deleted_at is null
      order by id for update
    loop
      update public.blog_posts set title = new_title where id = article.id;
      update public.working_copies copy set form = form || jsonb_build_object('title', new_title)
      where copy.article_id = article.id and form ->> 'title' = article.title;
      changed := changed + 1;
    end loop;
    updated_count := updated_count + changed;
    if changed = 0 then
      not_found := not_found || coalesce(item ->> 'oldTitle', new_title);
    end if;
  end loop;
  return jsonb_build_object(
    'updatedCount', updated_count, 'notFoundTitles', to_jsonb(not_found), 'publicationId', private.asked_publication());
end;
$$;

-- Does what `save_article` is for, once it is known that it may: the caller holds the article's locks.
--
-- article: as it is; null in each field when there is none yet
create or replace function private.apply_save(article public.blog_posts, article_id uuid, form jsonb, intent text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_new boolean := article.id is null;
  was_published boolean := not is_new and article.status = 'published';
  is_working_copy boolean := was_published and intent in ('auto-save', 'save');
  former_form jsonb := case when not is_new then private.form_of(article) end;
  next public.blog_posts := article;
  saved public.blog_posts;
begin
  if is_new then
    next.id := article_id;
    next.categories := '{}';
  end if;
  next := private.article_with_form(next, form);
  -- A browser tells milliseconds: a date that it has not changed stays as it is.
  if was_published and date_trunc('milliseconds', next.planned_at) = date_trunc('milliseconds', article.published_at) then
    next.planned_at := article.published_at;
  end if;
  if not private.is_visible(next.title) then
    perform private.refuse('blog_posts_title_visible');
  elsif cardinality(next.tags) > greatest(50, cardinality(article.tags)) then
    perform private.refuse('blog_posts_tags_count');
  elsif exists (select 1 from unnest(next.tags) tag where char_length(tag) > 60) then
    perform private.refuse('tags_name_given');
  end if;
  if not is_new and not exists (select 1 from public.revisions known where known.article_id = article.id) then
    perform private.add_revision(article.id, 'before', former_form, article.saved_by, article.updated_at);
  end if;
  if is_working_copy then
    perform private.write_working_copy(article, next, form - 'computed_reading_time');
  else
    next.status := case when intent = 'publish' then 'published' else 'draft' end;
    if intent = 'publish' then
      next.published_at := coalesce(next.planned_at, case when was_published then article.published_at end);
      next.planned_at := null;
    elsif was_published and next.planned_at = article.published_at and article.published_at <= now() then
      -- The date that it was published at is over with; one that was chosen, or that is to come, stays.
      next.planned_at := null;
    end if;
    perform private.write_article(next);
  end if;
  select * into saved from public.blog_posts where id = next.id;
  if intent <> 'auto-save' then
    perform private.add_revision(
      saved.id,
      case when intent = 'unpublish' and not was_published then 'save' else intent end,
      case when is_working_copy then former_form || (form - 'computed_reading_time') else private.form_of(saved) end,
      auth.uid(), clock_timestamp()
    );
    insert into public.tags (name) select unnest(next.tags) on conflict do nothing;
  end if;
  return jsonb_build_object(
    'kind', 'saved',
    'version', saved.version,
    'saved_at', clock_timestamp(),
    'status', saved.status,
    'slug', saved.slug,
    'published_at', saved.published_at,
    'publication_id', private.asked_publication()
  );
end;
$$;
