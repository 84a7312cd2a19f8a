-- Deleting an article hides it from everybody at once, and it may be restored for 30 days. Then it is gone for good.

create type public.article_deletion as enum ('deleted', 'already_deleted', 'not_found');
create type public.article_restoration as enum ('restored', 'restored_without_slug', 'not_deleted', 'not_found');

-- Deletes an article, which stays restorable for 30 days.
create function public.delete_article(article_id uuid) returns public.article_deletion
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  update public.blog_posts set deleted_at = now() where id = delete_article.article_id and deleted_at is null;
  if found then
    return 'deleted';
  end if;
  if exists (select 1 from public.blog_posts where id = delete_article.article_id) then
    return 'already_deleted';
  end if;
  return 'not_found';
end;
$$;
revoke execute on function public.delete_article(uuid) from public;
grant execute on function public.delete_article(uuid) to authenticated;

-- Restores a deleted article as it was. When another one has taken its slug meanwhile, it comes back without: its
-- address is then the one of its id.
create function public.restore_article(article_id uuid) returns public.article_restoration
language plpgsql security definer set search_path = '' as $$
declare
  outcome public.article_restoration := 'restored';
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  begin
    update public.blog_posts set deleted_at = null where id = restore_article.article_id and deleted_at is not null;
  exception when unique_violation then
    update public.blog_posts set deleted_at = null, slug = null
    where id = restore_article.article_id and deleted_at is not null;
    outcome := 'restored_without_slug';
  end;
  if found then
    return outcome;
  end if;
  if exists (select 1 from public.blog_posts where id = restore_article.article_id) then
    return 'not_deleted';
  end if;
  return 'not_found';
end;
$$;
revoke execute on function public.restore_article(uuid) from public;
grant execute on function public.restore_article(uuid) to authenticated;

-- Lists the deleted articles that may still be restored, the last one first.
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
revoke execute on function public.deleted_articles() from public;
grant execute on function public.deleted_articles() to authenticated;

-- Deletes for good what was deleted 30 days ago. What belongs to an article (former slugs, working copy, revisions, visits) goes
-- with it.
create function private.purge_deleted_articles() returns void
language sql security definer set search_path = '' as $$
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
$$;
revoke execute on function private.purge_deleted_articles() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('purge-deleted-articles', '7 * * * *', 'select private.purge_deleted_articles()');
  end if;
end;
$$;
