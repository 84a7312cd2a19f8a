-- The review of drafts. A contributor proposes a draft, and may withdraw that or go on writing meanwhile: the draft stays
-- proposed. An editor publishes it, which ends the review, or returns it with a comment.

create table private.proposals (
  article_id uuid primary key references public.blog_posts (id) on delete cascade,
  account_id uuid not null,
  proposed_at timestamptz not null,
  -- False once it was returned or withdrawn.
  is_waiting boolean not null default true,
  -- The comment of the last return; kept until the article is published.
  comment text,
  returned_by uuid,
  returned_at timestamptz,
  constraint proposals_comment_length check (char_length(comment) between 1 and 2000)
);
create index proposals_waiting on private.proposals (proposed_at) where is_waiting;
alter table private.proposals enable row level security;

-- Returns the review of an article as its editor and lists tell it; null without one.
create function private.review_of(article_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_waiting', is_waiting, 'proposed_by', private.name_of(account_id), 'proposed_at', proposed_at,
    'comment', comment, 'returned_by', private.name_of(returned_by), 'returned_at', returned_at
  )
  from private.proposals proposal
  where proposal.article_id = review_of.article_id and (is_waiting or comment is not null);
$$;
revoke execute on function private.review_of(uuid) from public;

-- Counts the drafts that wait for a review, by an index of theirs alone. For editors, and for the operator's notification: with
-- the secret key, or in SQL as the owner of the database.
create function public.count_proposals() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.require_editor();
  end if;
  return (
    select count(*) from private.proposals join public.blog_posts article on article.id = article_id
    where is_waiting and deleted_at is null
  );
end;
$$;
revoke execute on function public.count_proposals() from public;
grant execute on function public.count_proposals() to authenticated, service_role;

-- Puts a draft on the list of those to review. Proposed again, it keeps its place while it waits.
create function public.propose_article(article_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  -- Waits for a save under way: it may publish.
  perform from public.blog_posts article where article.id = propose_article.article_id for update;
  perform private.require_writer(article_id);
  if not exists (
    select from public.blog_posts article
    where article.id = propose_article.article_id and status = 'draft' and deleted_at is null
  ) then
    raise exception 'Cet article n’est pas un brouillon' using errcode = '22023';
  end if;
  insert into private.proposals as known (article_id, account_id, proposed_at)
  values (propose_article.article_id, auth.uid(), clock_timestamp())
  on conflict on constraint proposals_pkey do update
    set is_waiting = true, account_id = excluded.account_id, proposed_at = excluded.proposed_at
    where not known.is_waiting;
  return private.review_of(article_id);
end;
$$;
revoke execute on function public.propose_article(uuid) from public;
grant execute on function public.propose_article(uuid) to authenticated;

-- Takes a draft off the list again.
create function public.withdraw_proposal(article_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_writer(article_id);
  update private.proposals known set is_waiting = false where known.article_id = withdraw_proposal.article_id;
  return private.review_of(article_id);
end;
$$;
revoke execute on function public.withdraw_proposal(uuid) from public;
grant execute on function public.withdraw_proposal(uuid) to authenticated;

-- Returns a proposed draft to its author with a comment.
create function public.return_article(article_id uuid, comment text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given text := btrim(return_article.comment, E' \t\r\n\u00a0\u202f');
begin
  perform private.require_editor();
  if coalesce(char_length(given), 0) not between 1 and 2000 then
    raise exception 'Un commentaire compte de 1 à 2 000 caractères' using errcode = '22023';
  end if;
  update private.proposals known
  set is_waiting = false, comment = given, returned_by = auth.uid(), returned_at = clock_timestamp()
  where known.article_id = return_article.article_id and is_waiting;
  if not found then
    raise exception 'Ce brouillon n’attend plus de relecture' using errcode = '22023', hint = 'not_waiting';
  end if;
  return private.review_of(article_id);
end;
$$;
revoke execute on function public.return_article(uuid, text) from public;
grant execute on function public.return_article(uuid, text) to authenticated;

-- Ends the review of an article that is published.
create function private.end_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.proposals where article_id = new.id;
  return null;
end;
$$;
create trigger end_review after update of status on public.blog_posts
  for each row when (new.status = 'published' and old.status = 'draft') execute function private.end_review();

-- Returns an article as the editor opens it: the working copy of a published one, where there is one.
create or replace function private.loaded_article(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id,
    'version', article.version,
    'status', article.status,
    'form', private.form_of(article) || coalesce(copy.form, '{}'),
    'published_form', case when copy.form is not null then private.form_of(article) end,
    'saved_at', coalesce(copy.updated_at, article.updated_at),
    'scheduled_at', (select publish_at from private.scheduled_updates known where known.article_id = article.id),
    'is_writable', private.may_write(article),
    'review', private.review_of(article.id)
  )
  from (select 1) one left join public.working_copies copy on copy.article_id = article.id;
$$;

-- Returns an article as lists show it.
create or replace function private.listed_article(article public.blog_posts, working_copy_saved_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id, 'title', article.title, 'slug', article.slug, 'image_url', article.image_url,
    'content_type', article.content_type, 'status', article.status, 'published_at', article.published_at,
    'created_at', article.created_at, 'updated_at', article.updated_at, 'reading_time', article.reading_time,
    'working_copy_saved_at', working_copy_saved_at,
    'scheduled_at', (select publish_at from private.scheduled_updates known where known.article_id = article.id),
    'view_count', article.view_count, 'read_count', article.read_count,
    'is_writable', private.may_write(article),
    'review', (
      select case when review.is_waiting then 'waiting' when review.comment is not null then 'returned' end
      from private.proposals review where review.article_id = article.id
    )
  );
$$;

-- The list of the back office has the drafts to review as a status of their own: proposed.
select private.replace_in_function(
  'public.list_articles(text,text,text,boolean,integer,integer,text,text,uuid,text)',
  'case when list_articles.status = ''all'' then ''''',
  'case when list_articles.status = ''all'' then '''' when list_articles.status = ''proposed'' then'
  ' '' and id in (select article_id from private.proposals where is_waiting)''');
