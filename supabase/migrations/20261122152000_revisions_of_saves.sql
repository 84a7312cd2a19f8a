-- A revision is a text that somebody meant to keep: a publication, a manual save; besides, the text that an article had
-- before its first revision, and what is overwritten past the editor. Until now each write made one of what it overwrote.

alter table public.revisions
  add column kind text not null default 'other',
  -- The rest of the form; null in revisions of before.
  add column form jsonb,
  -- Characters of text more than in the revision before.
  add column size_change integer not null default 0,
  add constraint revisions_kind_known check (kind in ('before', 'save', 'publish', 'unpublish', 'other'));

-- How many characters a reader sees, near enough to tell a change's size.
create function private.text_length(html text) returns integer
language sql immutable set search_path = '' as $$
  select char_length(
    regexp_replace(regexp_replace(html, '<[^>]*>', '', 'g'), '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);', ' ', 'gi'));
$$;

update public.revisions set size_change = sizes.change
from (
  select id, length - lag(length, 1, length) over (partition by article_id order by id) as change
  from (select id, article_id, private.text_length(content) as length from public.revisions) lengths
) sizes
where sizes.id = revisions.id and sizes.change <> 0;

-- Keeps a form as the newest revision of an article, and the newest 50 of them. What the newest one holds already is not
-- kept twice, unless it is published.
create function private.add_revision(article_id uuid, kind text, form jsonb, author_id uuid, written_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  newest public.revisions;
  rest jsonb := form - '{title,description,content}'::text[];
begin
  select * into newest from public.revisions known
  where known.article_id = add_revision.article_id order by id desc limit 1;
  if kind in ('save', 'other')
    and (newest.title, newest.description, newest.content)
      = (form ->> 'title', form ->> 'description', form ->> 'content')
    and (newest.form = rest or kind = 'other')
  then
    return;
  end if;
  insert into public.revisions (article_id, kind, title, description, content, form, author_id, created_at, size_change)
  values (
    add_revision.article_id, add_revision.kind, form ->> 'title', form ->> 'description', form ->> 'content', rest,
    add_revision.author_id, written_at,
    case when newest.id is null and kind in ('before', 'other') then 0
      else private.text_length(form ->> 'content') - coalesce(private.text_length(newest.content), 0)
    end
  );
  delete from public.revisions old
  where old.article_id = add_revision.article_id and id <= (
    select id from public.revisions known
    where known.article_id = add_revision.article_id order by id desc offset 50 limit 1
  );
end;
$$;
revoke execute on function private.add_revision(uuid, text, jsonb, uuid, timestamptz) from public;

-- Keeps what a write past the editor overwrites. `save_article`, which keeps its own, says so for its transaction.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('private.saving_in', true) is distinct from pg_current_xact_id()::text then
    perform private.add_revision(old.id, 'other', private.form_of(old), old.saved_by, old.updated_at);
  end if;
  return null;
end;
$$;

-- The revisions of an article, newest first, without their texts.
create function public.list_revisions(article_id uuid)
returns table (id bigint, kind text, title text, author text, created_at timestamptz, size_change integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query
    select known.id, known.kind, known.title, private.email_of(known.author_id), known.created_at, known.size_change
    from public.revisions known where known.article_id = list_revisions.article_id order by known.id desc;
end;
$$;
revoke execute on function public.list_revisions(uuid) from public, anon;
grant execute on function public.list_revisions(uuid) to authenticated;

-- The form of a revision, or null when there is none. One of before has what it lacks as the article has it now.
create function public.read_revision(revision_id bigint) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select coalesce(known.form, private.form_of(article))
      || jsonb_build_object('title', known.title, 'description', known.description, 'content', known.content)
    from public.revisions known join public.blog_posts article on article.id = known.article_id
    where known.id = revision_id
  );
end;
$$;
revoke execute on function public.read_revision(bigint) from public, anon;
grant execute on function public.read_revision(bigint) to authenticated;
