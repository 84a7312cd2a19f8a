-- What the back office shows in lists, each in one answer.

-- A function that sets its own search path is called for each row: of 10,000 articles, that alone took 60 ms.
alter policy "Everybody reads what is published and due" on public.blog_posts
  using (status = 'published' and published_at <= now() and deleted_at is null);

-- Patterns that a folded title must match to hold each word of a search.
create function private.title_patterns(search text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(left(search, 200)), '\s+') word
    where word <> '' limit 10
  );
$$;

create function private.listed_article(article public.blog_posts, working_copy_saved_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id, 'title', article.title, 'slug', article.slug, 'image_url', article.image_url,
    'content_type', article.content_type, 'status', article.status, 'published_at', article.published_at,
    'created_at', article.created_at, 'updated_at', article.updated_at, 'reading_time', article.reading_time,
    'working_copy_saved_at', working_copy_saved_at,
    'view_count', article.view_count, 'read_count', article.read_count
  );
$$;

-- One page of the articles of a status whose titles hold each word of a search, whatever their accents and case.
-- Returns {total, articles}.
--
-- sort: date (of publication, of creation for drafts), title, type, reading-time or views
-- page: from 1
create function public.list_articles(
  status text, search text, sort text, is_ascending boolean, page integer, page_size integer
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  date_column text := case when status = 'draft' then 'created_at' else 'published_at' end;
  sort_key text := case sort
    when 'title' then 'folded_title'
    when 'type' then 'content_type'
    when 'reading-time' then 'coalesce(substring(reading_time from ''[0-9]{1,6}'')::integer, 0)'
    when 'views' then 'view_count'
    else date_column
  end;
  patterns text[] := private.title_patterns(search);
  direction text := case when is_ascending then 'asc' else 'desc' end;
  total bigint;
  articles jsonb;
begin
  perform private.require_administrator();
  select count(*) into total from public.blog_posts article
  where article.status = list_articles.status and folded_title like all (patterns);
  execute format(
    'select coalesce(jsonb_agg(private.listed_article(article, copy.updated_at) order by position), ''[]'')
     from (
       select id, row_number() over (order by %1$s %2$s, %3$s desc, id) as position
       from public.blog_posts
       where status = $1 and folded_title like all ($2)
       order by %1$s %2$s, %3$s desc, id limit $3 offset $4
     ) page
     join public.blog_posts article using (id)
     left join public.working_copies copy on copy.article_id = id',
    sort_key, direction, date_column)
  into articles
  using status, patterns, least(greatest(page_size, 1), 100),
    (greatest(page, 1) - 1)::bigint * least(greatest(page_size, 1), 100);
  return jsonb_build_object('total', total, 'articles', articles);
end;
$$;
revoke execute on function public.list_articles(text, text, text, boolean, integer, integer) from public, anon;
grant execute on function public.list_articles(text, text, text, boolean, integer, integer) to authenticated;

-- The articles that were written or published last, in a list.
create function public.recent_articles(wanted integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select coalesce(jsonb_agg(private.listed_article(article, copy.updated_at) order by article.created_at desc), '[]')
    from (select * from public.blog_posts order by created_at desc, id limit least(wanted, 100)) article
    left join public.working_copies copy on copy.article_id = article.id
  );
end;
$$;
revoke execute on function public.recent_articles(integer) from public, anon;
grant execute on function public.recent_articles(integer) to authenticated;

-- Eight articles at most whose titles hold each word of a text, those that begin with it first.
create function public.find_link_targets(words text)
returns table (id uuid, title text, slug text, content_type text, status text)
language plpgsql stable set search_path = '' as $$
declare
  patterns text[] := private.title_patterns(words);
  beginning text := btrim(private.fold(left(words, 200)));
begin
  perform private.require_administrator();
  return query
    select article.id, article.title, article.slug, article.content_type, article.status
    from public.blog_posts article
    where folded_title like all (patterns)
    order by starts_with(folded_title, beginning) desc,
      coalesce(article.published_at, article.created_at) desc, article.id
    limit 8;
end;
$$;
revoke execute on function public.find_link_targets(text) from public, anon;
grant execute on function public.find_link_targets(text) to authenticated;

-- The articles that have one of these titles, to the letter.
create function public.articles_by_titles(titles text[]) returns table (id uuid, title text)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_administrator();
  return query
    select article.id, article.title from public.blog_posts article
    where article.title = any (titles) order by article.title, article.created_at;
end;
$$;
revoke execute on function public.articles_by_titles(text[]) from public, anon;
grant execute on function public.articles_by_titles(text[]) to authenticated;

-- {total_views, total_reads, most_viewed, most_read}, the last two of five articles at most.
create function public.article_statistics() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object(
      'total_views', coalesce(sum(view_count), 0),
      'total_reads', coalesce(sum(read_count), 0),
      'most_viewed', (
        select coalesce(jsonb_agg(private.listed_article(most, null) order by view_count desc, created_at desc, id), '[]')
        from (select * from public.blog_posts order by view_count desc, created_at desc, id limit 5) most
      ),
      'most_read', (
        select coalesce(jsonb_agg(private.listed_article(most, null) order by read_count desc, created_at desc, id), '[]')
        from (select * from public.blog_posts order by read_count desc, created_at desc, id limit 5) most
      )
    )
    from public.blog_posts
  );
end;
$$;
revoke execute on function public.article_statistics() from public, anon;
grant execute on function public.article_statistics() to authenticated;

-- The deleted articles that may still be restored, the last one first.
create function public.deleted_articles()
returns table (id uuid, title text, content_type text, status text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query
    select article.id, article.title, article.content_type, article.status, article.deleted_at
    from public.blog_posts article where article.deleted_at is not null order by article.deleted_at desc, article.id;
end;
$$;
revoke execute on function public.deleted_articles() from public, anon;
grant execute on function public.deleted_articles() to authenticated;

-- Asks for another publication, after one that has failed, and returns its id.
create function public.retry_publication() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform private.publish();
  return (select id from public.publications where state = 'queued');
end;
$$;
revoke execute on function public.retry_publication() from public, anon;
grant execute on function public.retry_publication() to authenticated;
