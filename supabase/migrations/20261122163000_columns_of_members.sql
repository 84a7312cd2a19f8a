-- An account is no administrator: of an article it reads what visitors read, and not who wrote it, when it was deleted or
-- which version it is. Administrators read the rest through functions, which ask who calls.

revoke select on public.blog_posts from authenticated;
do $$
begin
  execute format('grant select (%s) on public.blog_posts to authenticated', (
    select string_agg(quote_ident(attname), ', ')
    from pg_attribute
    where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('anon', attrelid, attnum, 'SELECT')
  ));
end;
$$;

-- An article for the editor, or null when there is none.
create or replace function public.load_article(article_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select private.loaded_article(article) from public.blog_posts article
    where id = load_article.article_id and deleted_at is null
  );
end;
$$;

-- The form of a revision, or null when there is none. One of before has what it lacks as the article has it now.
create or replace function public.read_revision(revision_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select coalesce(known.form, private.form_of(article))
      || jsonb_build_object('title', known.title, 'description', known.description, 'content', known.content)
    from public.revisions known join public.blog_posts article on article.id = known.article_id
    where known.id = revision_id and article.deleted_at is null
  );
end;
$$;

-- One page of the articles of a status whose titles hold each word of a search, whatever their accents and case.
-- Returns {total, articles}.
--
-- sort: date (of publication, of creation for drafts), title, type, reading-time or views
-- page: from 1
create or replace function public.list_articles(
  status text, search text, sort text, is_ascending boolean, page integer, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
  where article.status = list_articles.status and deleted_at is null and folded_title like all (patterns);
  execute format(
    'select coalesce(jsonb_agg(private.listed_article(article, copy.updated_at) order by position), ''[]'')
     from (
       select id, row_number() over (order by %1$s %2$s, %3$s desc, id) as position
       from public.blog_posts
       where status = $1 and deleted_at is null and folded_title like all ($2)
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

-- The articles that were written or published last, in a list.
create or replace function public.recent_articles(wanted integer) returns jsonb
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

-- Eight articles at most whose titles hold each word of a text, those that begin with it first.
create or replace function public.find_link_targets(words text)
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

-- The articles that have one of these titles, to the letter.
create or replace function public.articles_by_titles(titles text[]) returns table (id uuid, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query
    select article.id, article.title from public.blog_posts article
    where article.title = any (titles) and deleted_at is null order by article.title, article.created_at;
end;
$$;

-- {total_views, total_reads, most_viewed, most_read}, the last two of five articles at most.
create or replace function public.article_statistics() returns jsonb
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
