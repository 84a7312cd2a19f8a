-- The jobs that publish due updates and erase deleted articles lock articles by id before they change the first one, as every
-- function that changes several. Beside a save or the renaming of a category, the database ended one of the two as a deadlock.

-- Publishes the updates whose moment has come. One that cannot be published stays a working copy.
create or replace function private.publish_due_updates() returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- In the order of their moments.
  due uuid[] := array(
    select known.article_id from private.scheduled_updates known
    join public.blog_posts post on post.id = known.article_id
    where known.publish_at <= now() and post.deleted_at is null
    order by known.publish_at
  );
  updated uuid;
  scheduled private.scheduled_updates;
  article public.blog_posts;
  next public.blog_posts;
  later_form jsonb;
begin
  if cardinality(due) = 0 then
    return;
  end if;
  -- The locks of `save_article`, in its order.
  perform pg_advisory_xact_lock(hashtextextended('article ' || id, 0)) from (select unnest(due) as id order by 1) articles;
  perform pg_advisory_xact_lock(hashtextextended('slugs', 0));
  perform from public.blog_posts where id = any (due) order by id for update;
  foreach updated in array due loop
    -- Read again: either may have changed before the locks.
    select * into article from public.blog_posts where id = updated and deleted_at is null;
    select * into scheduled from private.scheduled_updates known where known.article_id = updated and publish_at <= now();
    continue when article.id is null or scheduled.article_id is null;
    select copy.form into later_form from public.working_copies copy where copy.article_id = updated;
    perform set_config('private.saving_in', pg_current_xact_id()::text, true);
    begin
      next := private.article_with_form(article, scheduled.form);
      -- Its address may have been taken meanwhile.
      if exists (select 1 from public.blog_posts where slug = next.slug and deleted_at is null and id <> updated) then
        next.slug := article.slug;
      end if;
      next.published_at := scheduled.publish_at;
      next.planned_at := null;
      perform private.write_article(next);
      select * into article from public.blog_posts where id = updated;
      perform private.add_revision(updated, 'publish', private.form_of(article), scheduled.account_id, clock_timestamp());
      insert into public.tags (name) select unnest(next.tags) on conflict do nothing;
      if later_form is distinct from scheduled.form - 'computed_reading_time' then
        insert into public.working_copies (article_id, form, base_updated_at, author_id)
        values (updated, later_form, article.updated_at, scheduled.account_id);
      end if;
    exception
      when integrity_constraint_violation then
        raise warning 'The scheduled update of article % was not published: %', updated, sqlerrm;
        delete from private.scheduled_updates known where known.article_id = updated;
    end;
    perform set_config('private.saving_in', '', true);
  end loop;
end;
$$;

-- Deletes for good what was deleted 30 days ago. What belongs to an article (former slugs, working copy, revisions, visits) goes
-- with it.
create or replace function private.purge_deleted_articles() returns void
language sql security definer set search_path = '' as $$
  delete from public.blog_posts where id in (
    select id from public.blog_posts where deleted_at < now() - interval '30 days' order by id for update
  );
$$;
