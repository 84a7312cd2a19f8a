-- Finds the articles that have one of these titles, compared as the search compares them: without accents, case and the
-- kind of apostrophe. An article that has a wanted title to the letter stands alone for it.
drop function public.articles_by_titles(text[]);
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
revoke execute on function public.articles_by_titles(text[]) from public, anon;
grant execute on function public.articles_by_titles(text[]) to authenticated;
