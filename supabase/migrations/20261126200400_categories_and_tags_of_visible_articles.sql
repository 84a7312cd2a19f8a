-- Drafts, scheduled and deleted articles and working copies fill the tables of tags and of categories: visitors read of
-- these what an article names that they may read.

drop policy "Everybody reads tags" on public.tags;
drop policy "Everybody reads categories" on public.categories;

-- The subqueries run under the reader's own policies, once for a whole request: they depend on no row of these tables.
create policy "Everybody reads the tags of what they may read" on public.tags
  for select to anon, authenticated
  using (lower(name) in (select lower(tag) from public.blog_posts, unnest(tags) tag));
create policy "Everybody reads the categories of what they may read" on public.categories
  for select to anon, authenticated
  using (lower(name) in (
    select lower(label) from public.blog_posts, unnest(array_append(categories, category)) label where label is not null
  ));

create policy "Administrators read every tag" on public.tags
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators read every category" on public.categories
  for select to authenticated using ((select public.is_admin()));
