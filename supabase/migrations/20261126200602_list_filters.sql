-- The list of articles is searched over all states, and filtered by category, type, last author and month.

drop function public.list_articles(text, text, text, boolean, integer, integer);

-- One page of the articles whose titles hold each word of a search, whatever their accents and case. Returns {total, articles}.
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
revoke execute on function public.list_articles(
  text, text, text, boolean, integer, integer, text, text, uuid, text) from public, anon;
grant execute on function public.list_articles(
  text, text, text, boolean, integer, integer, text, text, uuid, text) to authenticated;

-- What the list may be filtered by: {categories, authors, months}, each that some article has.
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
revoke execute on function public.article_filters() from public, anon;
grant execute on function public.article_filters() to authenticated;
