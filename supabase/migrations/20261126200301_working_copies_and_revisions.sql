-- Texts of an article that visitors do not read: the one being written, the one that waits for its moment, and those that there
-- were. An article in the editor is a form: an object of the columns' names, and `is_slug_custom`.

-- Texts that administrators are writing on published articles, unseen by visitors until 'Mettre à jour'.
create table public.working_copies (
  article_id uuid primary key references public.blog_posts (id) on delete cascade,
  form jsonb not null,
  base_updated_at timestamptz not null,
  author_id uuid default auth.uid(),
  updated_at timestamptz not null default now(),
  constraint working_copies_form_is_object check (jsonb_typeof(form) = 'object')
);
alter table public.working_copies enable row level security;

-- Dates the last change of a row.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
create trigger touch_updated_at before update on public.working_copies
  for each row execute function private.touch_updated_at();

-- The texts that take the place of what is published, each at its moment. The working copy may change meanwhile.
create table private.scheduled_updates (
  article_id uuid primary key references public.blog_posts (id) on delete cascade,
  form jsonb not null,
  publish_at timestamptz not null,
  -- The account that has asked for it.
  account_id uuid
);
create index scheduled_updates_publish_at on private.scheduled_updates (publish_at);
alter table private.scheduled_updates enable row level security;

-- Counts a change of a working copy, or of an update that waits, as a version of its article: a save names the version that it
-- began from.
create function private.count_working_copy() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts set version = version + 1, saved_by = auth.uid()
  where id = coalesce(new.article_id, old.article_id);
  return null;
end;
$$;
create trigger count_version after insert or update or delete on public.working_copies
  for each row execute function private.count_working_copy();
create trigger count_version after insert or update or delete on private.scheduled_updates
  for each row execute function private.count_working_copy();

-- Tells whether a reading time is written as one that is computed, or that stands where none is.
create function private.is_computed_reading_time(reading_time text) returns boolean
language sql immutable set search_path = '' as $$
  select reading_time ~ '^[0-9]+ min( de lecture)?$';
$$;

-- Returns an article as the editor's form holds it.
create function private.form_of(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', article.title,
    -- An empty one defaults to the title, and follows it.
    'description', case when article.description = article.title then '' else article.description end,
    'content', article.content,
    'image_url', article.image_url,
    'image_alt', article.image_alt,
    -- An empty one is computed of the text, and follows it.
    'reading_time', case
      when coalesce(article.is_reading_time_custom, not private.is_computed_reading_time(article.reading_time))
      then article.reading_time else ''
    end,
    'meta_title', coalesce(article.meta_title, ''),
    'meta_description', coalesce(article.meta_description, ''),
    'meta_keywords', coalesce(article.meta_keywords, ''),
    'slug', coalesce(article.slug, ''),
    'is_slug_custom', coalesce(
      article.is_slug_custom,
      article.slug is not null and article.slug !~ ('^' || private.slug_of_title(article.title) || '(-[0-9]+)?$')
    ),
    'categories', case
      when article.categories = '{}' and article.category is not null then to_jsonb(array[article.category])
      else to_jsonb(article.categories)
    end,
    'tags', coalesce(to_jsonb(article.tags), '[]'),
    'published_at', case when article.status = 'draft' then article.planned_at else article.published_at end,
    'is_featured', article.is_featured,
    'content_type', article.content_type
  );
$$;

-- Returns an article as the editor opens it: the working copy of a published one, where there is one.
create function private.loaded_article(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id,
    'version', article.version,
    'status', article.status,
    'form', private.form_of(article) || coalesce(copy.form, '{}'),
    'published_form', case when copy.form is not null then private.form_of(article) end,
    'saved_at', coalesce(copy.updated_at, article.updated_at),
    'scheduled_at', (select publish_at from private.scheduled_updates known where known.article_id = article.id)
  )
  from (select 1) one left join public.working_copies copy on copy.article_id = article.id;
$$;

-- Returns an article for the editor, or null when there is none.
create function public.load_article(article_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select private.loaded_article(article) from public.blog_posts article
    where id = load_article.article_id and deleted_at is null
  );
end;
$$;
revoke execute on function public.load_article(uuid) from public;
grant execute on function public.load_article(uuid) to authenticated;

-- Texts that somebody meant to keep: a publication, a manual save; besides, the text that an article had before its first
-- revision, and what is overwritten past the editor. The newest 50 of an article are kept.
create table public.revisions (
  id bigint generated always as identity primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  title text not null,
  description text not null,
  content text not null,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  kind text not null default 'other',
  -- The rest of the form; null where it is not known.
  form jsonb,
  -- Characters of text more than in the revision before.
  size_change integer not null default 0,
  constraint revisions_kind_known check (kind in ('before', 'save', 'publish', 'unpublish', 'other'))
);
create index revisions_newest on public.revisions (article_id, id desc);
alter table public.revisions enable row level security;

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
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('private.saving_in', true) is distinct from pg_current_xact_id()::text then
    perform private.add_revision(old.id, 'other', private.form_of(old), old.saved_by, old.updated_at);
  end if;
  return null;
end;
$$;
create trigger keep_revision after update on public.blog_posts
  for each row
  when ((old.title, old.description, old.content) is distinct from (new.title, new.description, new.content))
  execute function private.keep_revision();

-- Returns the revisions of an article, newest first, without their texts.
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
revoke execute on function public.list_revisions(uuid) from public;
grant execute on function public.list_revisions(uuid) to authenticated;

-- Returns the form of a revision, or null when there is none. One without the rest of its form has that as the article has it
-- now.
create function public.read_revision(revision_id bigint) returns jsonb
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
revoke execute on function public.read_revision(bigint) from public;
grant execute on function public.read_revision(bigint) to authenticated;
