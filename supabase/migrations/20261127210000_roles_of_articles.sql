-- Rights on articles by role. Editors do everything that concerns articles. Contributors read the whole back office of articles,
-- create articles, and write, delete and restore their own drafts.

-- Replaces a text within a function, and leaves the rest of the function as it is.
create function private.replace_in_function(changed regprocedure, former text, next text) returns void
language plpgsql set search_path = '' as $$
declare
  definition text := pg_get_functiondef(changed);
begin
  if position(former in definition) = 0 then
    raise exception '% does not contain: %', changed, former;
  end if;
  execute replace(definition, former, next);
end;
$$;

-- Accounts write articles, categories and tags through functions alone, which know the roles and keep revisions.
revoke insert, update on public.blog_posts from authenticated;
revoke insert, update, delete on public.categories, public.tags from authenticated;
drop policy "Administrators create articles" on public.blog_posts;
drop policy "Administrators change articles" on public.blog_posts;
drop policy "Administrators create categories" on public.categories;
drop policy "Administrators change categories" on public.categories;
drop policy "Administrators delete categories" on public.categories;
drop policy "Administrators create tags" on public.tags;
drop policy "Administrators change tags" on public.tags;
drop policy "Administrators delete tags" on public.tags;

drop policy "Administrators read every article" on public.blog_posts;
create policy "Members read every article" on public.blog_posts
  for select to authenticated using ((select public.is_member()));
drop policy "Administrators read every category" on public.categories;
create policy "Members read every category" on public.categories
  for select to authenticated using ((select public.is_member()));
drop policy "Administrators read every tag" on public.tags;
create policy "Members read every tag" on public.tags
  for select to authenticated using ((select public.is_member()));

-- A contributor adds pictures, and replaces or deletes its own.
drop policy "Administrators list article images" on storage.objects;
drop policy "Administrators add article images" on storage.objects;
drop policy "Administrators replace article images" on storage.objects;
drop policy "Administrators delete article images" on storage.objects;
create policy "Members list article images" on storage.objects
  for select to authenticated using (bucket_id = 'article-images' and (select public.is_member()));
create policy "Members add article images" on storage.objects
  for insert to authenticated with check (bucket_id = 'article-images' and (select public.is_member()));
create policy "Editors replace article images, other members their own" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'article-images' and (
      (select public.is_editor()) or (select public.is_member()) and owner_id = (select auth.uid())::text
    )
  )
  with check (
    bucket_id = 'article-images' and (
      (select public.is_editor()) or (select public.is_member()) and owner_id = (select auth.uid())::text
    )
  );
create policy "Editors delete article images, other members their own" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'article-images' and (
      (select public.is_editor()) or (select public.is_member()) and owner_id = (select auth.uid())::text
    )
  );

-- True where the caller may write an article: an editor every one, a contributor a draft of its own. An article that was
-- published and withdrawn is a draft again.
create function private.may_write(article public.blog_posts) returns boolean
language sql stable set search_path = '' as $$
  select public.is_editor()
    or public.is_member() and article.status = 'draft' and article.author_id = (select auth.uid())::text;
$$;

-- The same by the article's id. An article that does not exist is every member's to begin.
create function private.is_writer(article_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select public.is_member() and not exists (
    select from public.blog_posts article
    where article.id = is_writer.article_id and not private.may_write(article)
  );
$$;

-- Refuses a caller who may not write the article.
create function private.require_writer(article_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_writer(article_id) then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

do $$
declare
  required constant text := 'perform private.require_administrator();';
  asked constant text := 'if not public.is_admin() then';
  changed regprocedure;
begin
  -- Every member reads.
  foreach changed in array array[
    'public.article_filters()', 'public.deleted_articles()', 'public.find_link_targets(text)',
    'public.list_articles(text,text,text,boolean,integer,integer,text,text,uuid,text)', 'public.list_revisions(uuid)',
    'public.load_article(uuid)', 'public.read_publication(uuid)', 'public.read_revision(bigint)',
    'public.recent_articles(integer)', 'public.save_article(uuid,bigint,jsonb,text,uuid)', 'public.stop_editing(uuid)'
  ]::regprocedure[] loop
    perform private.replace_in_function(changed, required, 'perform private.require_member();');
  end loop;
  -- A copy is a draft of the member who makes it.
  perform private.replace_in_function('public.duplicate_article(uuid)', asked, 'if not public.is_member() then');

  foreach changed in array array['public.create_preview(uuid)', 'public.revoke_previews(uuid)']::regprocedure[] loop
    perform private.replace_in_function(changed, required, 'perform private.require_writer(article_id);');
  end loop;
  foreach changed in array array['public.delete_article(uuid)', 'public.restore_article(uuid)']::regprocedure[] loop
    perform private.replace_in_function(changed, asked, 'if not private.is_writer(article_id) then');
  end loop;

  foreach changed in array array[
    'public.article_statistics()', 'public.articles_by_titles(text[])', 'public.remove_category(uuid,uuid)',
    'public.rename_category(uuid,text)', 'public.retry_publication()'
  ]::regprocedure[] loop
    perform private.replace_in_function(changed, required, 'perform private.require_editor();');
  end loop;
  foreach changed in array array['public.create_category(text)', 'public.rename_articles(jsonb)']::regprocedure[] loop
    perform private.replace_in_function(changed, asked, 'if not public.is_editor() then');
  end loop;
end;
$$;

-- The trash of a contributor holds its own drafts.
select private.replace_in_function(
  'public.deleted_articles()', 'where article.deleted_at is not null',
  'where article.deleted_at is not null and private.may_write(article)');

-- A contributor saves drafts. The article is asked again once it is locked: it may have been published meanwhile.
select private.replace_in_function(
  'public.save_article(uuid,bigint,jsonb,text,uuid)',
  '  if article.deleted_at is not null or',
  E'  perform private.require_writer(article_id);\n'
  '  if intent in (''publish'', ''schedule'') then\n'
  '    perform private.require_editor();\n'
  '  end if;\n'
  '  if article.deleted_at is not null or');

-- Members know each other by name.
select private.replace_in_function(
  'public.save_article(uuid,bigint,jsonb,text,uuid)', 'private.email_of(article.saved_by)', 'private.name_of(article.saved_by)');
select private.replace_in_function(
  'public.list_revisions(uuid)', 'private.email_of(known.author_id)', 'private.name_of(known.author_id)');
select private.replace_in_function('public.article_filters()', 'private.email_of(id)', 'private.name_of(id)');
