-- The one way in which the editor writes an article.

-- Saves that were done, with what was answered: the same one may arrive twice.
create table private.saves (
  id uuid primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  account_id uuid not null,
  answer jsonb not null,
  saved_at timestamptz not null default now()
);
create index saves_article on private.saves (article_id);
create index saves_age on private.saves (saved_at);
alter table private.saves enable row level security;

-- Returns a list of labels of a form: trimmed, each once whatever its case, in order.
create function private.labels_of(list jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(list), 'null') = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(list) <> 'array' then
    raise exception 'A list of labels is no list' using errcode = '22023';
  end if;
  return array(
    select min(label) from (
      select btrim(value #>> '{}', E' \t\r\n\u00a0\u202f') as label, position
      from jsonb_array_elements(list) with ordinality as elements (value, position)
    ) labels
    where label <> '' group by lower(label) order by min(position)
  );
end;
$$;

-- Returns a slug that no other article has: the given one, or the first of -2, -3…
create function private.free_slug(wanted text, article_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  while exists (
    select 1 from public.blog_posts
    where slug = candidate and deleted_at is null and id <> free_slug.article_id
  ) loop
    number := number + 1;
    candidate := wanted || '-' || number;
  end loop;
  return candidate;
end;
$$;

-- Returns an article with what a form says in place of what it had; fields that the form does not name stay.
create function private.article_with_form(article public.blog_posts, form jsonb) returns public.blog_posts
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

-- Returns the answer to a form that a constraint refuses: which field, and why.
create function private.refusal_of(constraint_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('kind', 'refused', 'field', field, 'message', message)
  from (values
    ('blog_posts_title_given', 'title', 'Le titre compte de 1 à 500 caractères.'),
    ('blog_posts_title_visible', 'title', 'Le titre ne peut pas être vide'),
    ('blog_posts_content_size', 'content', 'Le contenu dépasse 10 Mo.'),
    ('blog_posts_content_nesting', 'content', 'Le contenu imbrique plus de 500 éléments les uns dans les autres.'),
    ('blog_posts_slug_is_a_segment', 'slug',
      'L’adresse ne contient que des lettres, des chiffres et des tirets, 200 caractères au plus.'),
    ('blog_posts_meta_title_length', 'meta_title', 'Le titre pour les moteurs compte 60 caractères au plus.'),
    ('blog_posts_meta_description_length', 'meta_description', 'La description pour les moteurs compte 160 caractères au plus.'),
    ('blog_posts_image_alt_length', 'image_alt', 'Le texte alternatif compte 500 caractères au plus.'),
    ('blog_posts_content_type_known', 'content_type', 'Un article est un article de blog ou une anecdote.'),
    ('blog_posts_dates_known', 'published_at', 'Cette date est hors du calendrier.'),
    ('blog_posts_planned_at_known', 'published_at', 'Cette date est hors du calendrier.'),
    ('blog_posts_labels_are_lists', 'tags', 'Un tag ne peut pas être vide.'),
    ('blog_posts_tags_count', 'tags', 'Un article porte 50 tags au plus.'),
    ('tags_name_given', 'tags', 'Un tag compte de 1 à 60 caractères.'),
    ('tags_name_visible', 'tags', 'Un tag compte de 1 à 60 caractères.'),
    ('', null, 'La base de données refuse cet article.')
  ) known (name, field, message)
  where name in (constraint_name, '') order by name desc limit 1;
$$;

-- Fails as a constraint of this name does.
create function private.refuse(constraint_name text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', constraint_name using errcode = '23514', constraint = constraint_name;
end;
$$;

-- Writes a form as the working copy of a published article, seen by no visitor. A form that says what is published is none.
create function private.write_working_copy(article public.blog_posts, next public.blog_posts, form jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if octet_length(next.content) > 10485760 then
    perform private.refuse('blog_posts_content_size');
  elsif private.deepest_nesting(next.content) >= 500 then
    perform private.refuse('blog_posts_content_nesting');
  elsif not private.is_instant(next.planned_at) then
    perform private.refuse('blog_posts_planned_at_known');
  end if;
  next.published_at := coalesce(next.planned_at, article.published_at);
  if private.form_of(next) = private.form_of(article) then
    delete from public.working_copies where article_id = article.id;
    return;
  end if;
  insert into public.working_copies as copy (article_id, form, base_updated_at, author_id)
  values (article.id, form, article.updated_at, auth.uid())
  on conflict (article_id) do update set form = excluded.form, author_id = excluded.author_id
    where copy.form is distinct from excluded.form;
end;
$$;
revoke execute on function private.write_working_copy(public.blog_posts, public.blog_posts, jsonb) from public;

-- Writes a row of an article, and drops its working copy and the update that waits.
create function private.write_article(next public.blog_posts) returns void
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
  delete from private.scheduled_updates where article_id = next.id;
end;
$$;
revoke execute on function private.write_article(public.blog_posts) from public;

-- Refuses, as a publication would, an article that cannot be published as it is; writes nothing.
create function private.check_publication(next public.blog_posts) returns void
language plpgsql set search_path = '' as $$
begin
  next.published_at := next.planned_at;
  next.planned_at := null;
  perform private.write_article(next);
  raise exception 'The article may be published' using errcode = 'P0C01';
exception
  when sqlstate 'P0C01' then
    -- The writes of this block are undone.
    return;
end;
$$;
revoke execute on function private.check_publication(public.blog_posts) from public;

-- Does what `save_article` is for, once it is known that it may: the caller holds the article's locks.
--
-- article: as it is; null in each field when there is none yet
create function private.apply_save(article public.blog_posts, article_id uuid, form jsonb, intent text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_new boolean := article.id is null;
  was_published boolean := not is_new and article.status = 'published';
  is_working_copy boolean;
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
  if intent = 'schedule' and not (
    coalesce(private.is_public(article.status, article.published_at, article.deleted_at), false)
    and coalesce(next.planned_at > now(), false)
  ) then
    intent := 'publish';
  end if;
  is_working_copy := was_published and intent in ('auto-save', 'save', 'schedule');
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
    if intent = 'schedule' then
      perform private.check_publication(next);
    end if;
    perform private.write_working_copy(article, next, form - 'computed_reading_time');
    if intent = 'schedule' then
      insert into private.scheduled_updates as known (article_id, form, publish_at, account_id)
      values (article.id, form, next.planned_at, auth.uid())
      on conflict on constraint scheduled_updates_pkey do update
        set form = excluded.form, publish_at = excluded.publish_at, account_id = excluded.account_id;
    elsif (intent = 'save' and coalesce(next.planned_at <= now(), true))
      or not exists (select 1 from public.working_copies copy where copy.article_id = article.id)
    then
      -- A text that is saved for no later moment waits for none.
      delete from private.scheduled_updates known where known.article_id = article.id;
    end if;
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
      case when intent = 'schedule' or intent = 'unpublish' and not was_published then 'save' else intent end,
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
    'publication_id', private.asked_publication(),
    'has_working_copy', exists (select 1 from public.working_copies copy where copy.article_id = saved.id),
    'scheduled_at', (select publish_at from private.scheduled_updates known where known.article_id = saved.id)
  );
end;
$$;
revoke execute on function private.apply_save(public.blog_posts, uuid, jsonb, text) from public;

-- Writes an article, or its working copy, and answers what became of it as {kind, …}:
--   saved       {version, saved_at, status, slug, published_at, publication_id, has_working_copy, scheduled_at}; published_at is
--               the date of what visitors may read, scheduled_at the moment at which a newer text takes its place
--   conflict    {current, saved_by}: somebody has written since base_version; nothing is written
--   slug_taken, deleted
--   refused     {field, message}: the form holds what an article may not
--
-- base_version: the version that the form began from; 0 for an article that does not exist yet
-- form: columns of the article and is_slug_custom; computed_reading_time stands in for an empty reading_time
-- intent: auto-save, save, schedule, publish or unpublish. The first three write the working copy of a published article.
--   schedule has it published at its date: visitors read the present text until then. Of an article that is not online, or at
--   a date that has come, it publishes at once
-- save_id: names this save; a second one of that name is not done, and gets the first one's answer
create function public.save_article(article_id uuid, base_version bigint, form jsonb, intent text, save_id uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  article public.blog_posts;
  answer jsonb;
  constraint_name text;
  fields constant text[] := '{title,description,content,image_url,image_alt,reading_time,meta_title,meta_description,'
    'meta_keywords,slug,is_slug_custom,categories,tags,published_at,is_featured,content_type,computed_reading_time}';
  known_form jsonb;
begin
  perform private.require_administrator();
  -- A client may send the form as JSON text.
  if jsonb_typeof(form) = 'string' then
    form := (form #>> '{}')::jsonb;
  end if;
  if article_id is null or base_version is null or save_id is null
    or jsonb_typeof(form) is distinct from 'object'
    or intent is null or intent not in ('auto-save', 'save', 'schedule', 'publish', 'unpublish')
  then
    raise exception 'save_article needs an article, a version, a form, an intent and a name' using errcode = '22023';
  end if;
  -- Saves of one article wait for each other; so do two repetitions of one save.
  perform pg_advisory_xact_lock(hashtextextended('article ' || article_id, 0));
  select saves.answer into answer from private.saves
  where id = save_id and saves.article_id = save_article.article_id and account_id = auth.uid();
  if found then
    return answer;
  end if;
  -- Slugs are given one at a time.
  perform pg_advisory_xact_lock(hashtextextended('slugs', 0));
  select * into article from public.blog_posts where id = article_id for update;
  if article.deleted_at is not null or article.id is null and base_version > 0 then
    return jsonb_build_object('kind', 'deleted');
  end if;
  if coalesce(article.version, 0) <> base_version then
    return jsonb_build_object(
      'kind', 'conflict',
      'current', private.loaded_article(article),
      'saved_by', private.email_of(article.saved_by)
    );
  end if;
  select coalesce(jsonb_object_agg(key, value), '{}') into known_form from jsonb_each(form) where key = any (fields);
  perform set_config('private.saving_in', pg_current_xact_id()::text, true);
  begin
    answer := private.apply_save(article, article_id, known_form, intent);
    insert into private.saves (id, article_id, account_id, answer) values (save_id, article_id, auth.uid(), answer);
  exception
    when unique_violation then
      get stacked diagnostics constraint_name = constraint_name;
      if constraint_name is distinct from 'blog_posts_slug_key' then
        raise;
      end if;
      answer := jsonb_build_object('kind', 'slug_taken');
    when check_violation then
      get stacked diagnostics constraint_name = constraint_name;
      answer := private.refusal_of(constraint_name);
    when invalid_datetime_format or datetime_field_overflow then
      answer := private.refusal_of('blog_posts_dates_known');
    when invalid_text_representation or invalid_parameter_value then
      answer := private.refusal_of('');
  end;
  perform set_config('private.saving_in', '', true);
  return answer;
end;
$$;
revoke execute on function public.save_article(uuid, bigint, jsonb, text, uuid) from public;
grant execute on function public.save_article(uuid, bigint, jsonb, text, uuid) to authenticated;

-- Publishes the updates whose moment has come. One that cannot be published stays a working copy.
create function private.publish_due_updates() returns void
language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  scheduled private.scheduled_updates;
  article public.blog_posts;
  next public.blog_posts;
  later_form jsonb;
begin
  for due in
    select known.article_id from private.scheduled_updates known
    join public.blog_posts post on post.id = known.article_id
    where known.publish_at <= now() and post.deleted_at is null
    order by known.publish_at
  loop
    -- The locks of `save_article`, in its order.
    perform pg_advisory_xact_lock(hashtextextended('article ' || due, 0));
    perform pg_advisory_xact_lock(hashtextextended('slugs', 0));
    select * into article from public.blog_posts where id = due and deleted_at is null for update;
    select * into scheduled from private.scheduled_updates known where known.article_id = due and publish_at <= now();
    continue when article.id is null or scheduled.article_id is null;
    select copy.form into later_form from public.working_copies copy where copy.article_id = due;
    perform set_config('private.saving_in', pg_current_xact_id()::text, true);
    begin
      next := private.article_with_form(article, scheduled.form);
      -- Its address may have been taken meanwhile.
      if exists (select 1 from public.blog_posts where slug = next.slug and deleted_at is null and id <> due) then
        next.slug := article.slug;
      end if;
      next.published_at := scheduled.publish_at;
      next.planned_at := null;
      perform private.write_article(next);
      select * into article from public.blog_posts where id = due;
      perform private.add_revision(due, 'publish', private.form_of(article), scheduled.account_id, clock_timestamp());
      insert into public.tags (name) select unnest(next.tags) on conflict do nothing;
      if later_form is distinct from scheduled.form - 'computed_reading_time' then
        insert into public.working_copies (article_id, form, base_updated_at, author_id)
        values (due, later_form, article.updated_at, scheduled.account_id);
      end if;
    exception
      when integrity_constraint_violation then
        raise warning 'The scheduled update of article % was not published: %', due, sqlerrm;
        delete from private.scheduled_updates known where known.article_id = due;
    end;
    perform set_config('private.saving_in', '', true);
  end loop;
end;
$$;
revoke execute on function private.publish_due_updates() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('publish-due-updates', '* * * * *', 'select private.publish_due_updates()');
  end if;
end;
$$;
