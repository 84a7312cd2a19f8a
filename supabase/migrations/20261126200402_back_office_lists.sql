-- Lists of the back office, each in one answer, and what it does to articles from there.

-- Returns an article as lists show it.
create function private.listed_article(article public.blog_posts, working_copy_saved_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id, 'title', article.title, 'slug', article.slug, 'image_url', article.image_url,
    'content_type', article.content_type, 'status', article.status, 'published_at', article.published_at,
    'created_at', article.created_at, 'updated_at', article.updated_at, 'reading_time', article.reading_time,
    'working_copy_saved_at', working_copy_saved_at,
    'scheduled_at', (select publish_at from private.scheduled_updates known where known.article_id = article.id),
    'view_count', article.view_count, 'read_count', article.read_count
  );
$$;

-- Returns one page of the articles whose titles hold each word of a search, whatever their accents and case, as {total, articles}.
--
-- status: draft, published, or all
-- sort: date (of publication, of creation for drafts), title, type, reading-time or views
-- page: from 1
-- author: whose last edit it is
-- month: of the date, in Paris, as 2026-11
create function public.list_articles(
  status text, search text, sort text, is_ascending boolean, page integer, page_size integer,
  category text default null, content_type text default null, author uuid default null, month text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  date_key text := case list_articles.status
    when 'draft' then 'created_at'
    when 'published' then 'published_at'
    else 'coalesce(published_at, created_at)'
  end;
  sort_key text := case sort
    when 'title' then 'folded_title'
    when 'type' then 'content_type'
    when 'reading-time' then 'coalesce(substring(reading_time from ''[0-9]{1,6}'')::integer, 0)'
    when 'views' then 'view_count'
    else date_key
  end;
  wanted text := 'deleted_at is null and folded_title like all ($1)'
    || case when list_articles.status = 'all' then '' else ' and status = $2' end
    || case when list_articles.category is null then '' else ' and ($3 = any (categories) or category = $3)' end
    || case when list_articles.content_type is null then '' else ' and content_type = $4' end
    || case when author is null then '' else ' and saved_by = $5' end;
  patterns text[] := private.title_patterns(search);
  first_day timestamp := case when month ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$' then (month || '-01')::timestamp end;
  size integer := least(greatest(page_size, 1), 100);
  total bigint;
  articles jsonb;
begin
  perform private.require_administrator();
  if first_day is not null then
    wanted := wanted || format(' and %s >= $6 and %1$s < $7', date_key);
  end if;
  execute format('select count(*) from public.blog_posts where %s', wanted) into total
  using patterns, list_articles.status, list_articles.category, list_articles.content_type, author,
    first_day at time zone 'Europe/Paris', (first_day + interval '1 month') at time zone 'Europe/Paris';
  execute format(
    'select coalesce(jsonb_agg(private.listed_article(article, copy.updated_at) order by position), ''[]'')
     from (
       select id, row_number() over (order by %1$s %2$s, %3$s desc, id) as position
       from public.blog_posts where %4$s
       order by %1$s %2$s, %3$s desc, id limit $8 offset $9
     ) page
     join public.blog_posts article using (id)
     left join public.working_copies copy on copy.article_id = id',
    sort_key, case when is_ascending then 'asc' else 'desc' end, date_key, wanted)
  into articles
  using patterns, list_articles.status, list_articles.category, list_articles.content_type, author,
    first_day at time zone 'Europe/Paris', (first_day + interval '1 month') at time zone 'Europe/Paris',
    size, (greatest(page, 1) - 1)::bigint * size;
  return jsonb_build_object('total', total, 'articles', articles);
end;
$$;
revoke execute on function public.list_articles(text, text, text, boolean, integer, integer, text, text, uuid, text)
  from public;
grant execute on function public.list_articles(text, text, text, boolean, integer, integer, text, text, uuid, text)
  to authenticated;

-- Returns what the list may be filtered by: {categories, authors, months}, each that some article has.
create function public.article_filters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(name order by private.fold(name)), '[]') from (
        select distinct unnest(array_append(categories, category)) as name
        from public.blog_posts where deleted_at is null
      ) names where name is not null
    ),
    'authors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', private.email_of(id)) order by private.email_of(id)), '[]')
      from (select distinct saved_by as id from public.blog_posts where deleted_at is null and saved_by is not null) writers
      where private.email_of(id) is not null
    ),
    'months', (
      select coalesce(jsonb_agg(month order by month desc), '[]') from (
        select distinct to_char(coalesce(published_at, created_at) at time zone 'Europe/Paris', 'YYYY-MM') as month
        from public.blog_posts where deleted_at is null
      ) months
    )
  );
end;
$$;
revoke execute on function public.article_filters() from public;
grant execute on function public.article_filters() to authenticated;

-- Returns the articles that were written or published last, in a list.
create function public.recent_articles(wanted integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select coalesce(jsonb_agg(private.listed_article(article, copy.updated_at) order by article.created_at desc), '[]')
    from (
      select * from public.blog_posts where deleted_at is null order by created_at desc, id limit least(wanted, 100)
    ) article
    left join public.working_copies copy on copy.article_id = article.id
  );
end;
$$;
revoke execute on function public.recent_articles(integer) from public;
grant execute on function public.recent_articles(integer) to authenticated;

-- Returns eight articles at most whose titles hold each word of a text, those that begin with it first.
create function public.find_link_targets(words text)
returns table (id uuid, title text, slug text, content_type text, status text)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := private.title_patterns(words);
  beginning text := btrim(private.fold(left(words, 200)));
begin
  perform private.require_administrator();
  return query
    select article.id, article.title, article.slug, article.content_type, article.status
    from public.blog_posts article
    where deleted_at is null and folded_title like all (patterns)
    order by starts_with(folded_title, beginning) desc,
      coalesce(article.published_at, article.created_at) desc, article.id
    limit 8;
end;
$$;
revoke execute on function public.find_link_targets(text) from public;
grant execute on function public.find_link_targets(text) to authenticated;

-- Finds the articles that have one of these titles, compared as the search compares them: without accents, case and the
-- kind of apostrophe. An article that has a wanted title to the letter stands alone for it.
create function public.articles_by_titles(titles text[]) returns table (wanted text, id uuid, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query
    select found.wanted, found.id, found.title
    from (
      select asked.wanted, article.id, article.title, article.created_at,
        bool_or(article.title = asked.wanted) over (partition by asked.wanted) as is_exact
      from (select distinct unnest(titles) as wanted) asked
      join public.blog_posts article
        on article.folded_title = private.fold(asked.wanted) and article.deleted_at is null
    ) found
    where found.title = found.wanted or not found.is_exact
    order by found.wanted, found.title, found.created_at;
end;
$$;
revoke execute on function public.articles_by_titles(text[]) from public;
grant execute on function public.articles_by_titles(text[]) to authenticated;

-- Returns {total_views, total_reads, most_viewed, most_read}, the last two of five articles at most.
create function public.article_statistics() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object(
      'total_views', coalesce(sum(view_count), 0),
      'total_reads', coalesce(sum(read_count), 0),
      'most_viewed', (
        select coalesce(jsonb_agg(private.listed_article(most, null) order by view_count desc, created_at desc, id), '[]')
        from (
          select * from public.blog_posts where deleted_at is null order by view_count desc, created_at desc, id limit 5
        ) most
      ),
      'most_read', (
        select coalesce(jsonb_agg(private.listed_article(most, null) order by read_count desc, created_at desc, id), '[]')
        from (
          select * from public.blog_posts where deleted_at is null order by read_count desc, created_at desc, id limit 5
        ) most
      )
    )
    from public.blog_posts where deleted_at is null
  );
end;
$$;
revoke execute on function public.article_statistics() from public;
grant execute on function public.article_statistics() to authenticated;

-- Copies an article as a draft without address, and returns the copy's id. The copy is of the text that its writer sees: the
-- working copy, where there is one. It may be longer than an article's fields are, until it is published.
create function public.duplicate_article(article_id uuid) returns uuid
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
revoke execute on function public.duplicate_article(uuid) from public;
grant execute on function public.duplicate_article(uuid) to authenticated;

-- Renames articles. Takes a list of {id, title} or of {oldTitle, newTitle}; returns {updatedCount, notFoundTitles,
-- publicationId}. A working copy and an update that waits for its moment have a title too: they follow a new one.
create function public.rename_articles(updates jsonb) returns jsonb
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
      update private.scheduled_updates waiting set form = form || jsonb_build_object('title', new_title)
      where waiting.article_id = article.id and form ->> 'title' = article.title;
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
revoke execute on function public.rename_articles(jsonb) from public;
grant execute on function public.rename_articles(jsonb) to authenticated;
