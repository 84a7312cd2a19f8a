-- Who may do what with which table, said once for all, and once more for databases where something has granted it since:
-- an embedded one let visitors truncate every table. Row-level security then decides of rows.

revoke all on public.admins, public.article_visits, public.blog_posts, public.categories, public.former_slugs,
  public.publications, public.revisions, public.tags, public.working_copies from public, anon, authenticated;
revoke all on private.settings, private.publish_clock from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on schema private from public;

grant select on public.categories, public.former_slugs, public.tags to anon;
grant select on public.admins, public.blog_posts, public.categories, public.former_slugs, public.publications,
  public.revisions, public.tags, public.working_copies to authenticated;
grant insert, update, delete on public.blog_posts, public.categories, public.tags, public.working_copies to authenticated;
grant all on public.admins, public.article_visits, public.blog_posts, public.categories, public.former_slugs,
  public.publications, public.revisions, public.tags, public.working_copies to service_role;
grant all on all sequences in schema public to service_role;

-- Visitors read of an article all but who wrote it.
do $$
begin
  execute format('grant select (%s) on public.blog_posts to anon', (
    select string_agg(quote_ident(attname), ', ')
    from pg_attribute
    where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped and attname <> 'author_id'
  ));
end;
$$;

-- A table that is added shows nothing before its migration grants it.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;
