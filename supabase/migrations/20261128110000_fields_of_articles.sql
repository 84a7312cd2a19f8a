-- The fields that editors write are declared once, as attributes of a type. The functions that load, save and copy articles go
-- through that list, so a new field is a column, an attribute and a grant.

-- The form of an article. Each attribute is a column of `blog_posts`; a save ignores every other key. A varchar has the length
-- that a constraint of its column allows.
create type private.article_form as (
  title varchar(500), description text, content text, image_url text, image_alt varchar(500), reading_time text,
  meta_title varchar(60), meta_description varchar(160), meta_keywords text, slug text, is_slug_custom boolean,
  categories text[], tags text[], published_at timestamptz, is_featured boolean, content_type text
);

-- Returns the fields of the form, and how many characters each takes at most; null for any number.
create function private.form_fields() returns table (name text, longest integer)
language sql stable set search_path = '' as $$
  select attname::text, case when atttypmod > 0 then atttypmod - 4 end from pg_attribute
  where attrelid = 'private.article_form'::regclass and attnum > 0 and not attisdropped;
$$;
revoke execute on function private.form_fields() from public;

-- Returns an article as the editor's form holds it.
create or replace function private.form_of(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(name, case when value = 'null' and name <> 'image_url' then '""' else value end)
    || jsonb_build_object(
      -- An empty one defaults to the title, and follows it.
      'description', case when article.description = article.title then '' else article.description end,
      -- An empty one is computed of the text, and follows it.
      'reading_time', case
        when coalesce(article.is_reading_time_custom, not private.is_computed_reading_time(article.reading_time))
        then article.reading_time else ''
      end,
      'is_slug_custom', coalesce(
        article.is_slug_custom,
        article.slug is not null and article.slug !~ ('^' || private.slug_of_title(article.title) || '(-[0-9]+)?$')
      ),
      'categories', case
        when article.categories = '{}' and article.category is not null then to_jsonb(array[article.category])
        else to_jsonb(article.categories)
      end,
      'tags', coalesce(to_jsonb(article.tags), '[]'),
      'published_at', case when article.status = 'draft' then article.planned_at else article.published_at end
    )
  from private.form_fields() join jsonb_each(to_jsonb(article)) row_of_article (name, value) using (name);
$$;

-- Returns an article with what a form says in place of what it had; fields that the form does not name stay.
create or replace function private.article_with_form(article public.blog_posts, form jsonb) returns public.blog_posts
language plpgsql stable set search_path = '' as $$
declare
  blank constant text := E' \t\r\n\u00a0\u202f';
  whole jsonb := private.form_of(article) || form;
  typed_reading_time text := nullif(btrim(whole ->> 'reading_time', blank), '');
begin
  -- Trims texts; an empty one is null.
  article := jsonb_populate_record(article, (
    select jsonb_object_agg(name, nullif(btrim(value, blank), ''))
    from private.form_fields()
    join jsonb_each_text(whole - '{content,reading_time,categories,tags,published_at}'::text[]) given (name, value)
      using (name)
  ));
  article.title := coalesce(article.title, '');
  article.description := coalesce(article.description, article.title);
  article.content := coalesce(whole ->> 'content', '');
  article.image_alt := coalesce(article.image_alt, '');
  -- A browser that could not compute it says none: the former one stands until the next save.
  article.reading_time := coalesce(
    typed_reading_time, nullif(form ->> 'computed_reading_time', ''),
    case when article.is_reading_time_custom is not true then article.reading_time end, '2 min');
  article.is_reading_time_custom := typed_reading_time is not null;
  article.categories := private.labels_of(whole -> 'categories');
  article.category := article.categories[1];
  article.tags := nullif(private.labels_of(whole -> 'tags'), '{}');
  article.is_featured := coalesce(article.is_featured, false);
  article.content_type := coalesce(article.content_type, 'anecdote');
  article.slug := normalize(article.slug, NFC);
  article.is_slug_custom := coalesce(article.is_slug_custom, false) and article.slug is not null;
  article.planned_at := (whole ->> 'published_at')::timestamptz;
  if not article.is_slug_custom then
    article.slug := private.free_slug(
      coalesce(article.slug, nullif(private.slug_of_title(article.title), '')), article.id);
  end if;
  return article;
end;
$$;

-- Writes a row of an article, and drops its working copy and the update that waits.
create or replace function private.write_article(next public.blog_posts) returns void
language plpgsql set search_path = '' as $$
declare
  columns constant text := (
    select string_agg(quote_ident(name), ', ') || ', category, is_reading_time_custom, planned_at, status'
    from private.form_fields()
  );
  is_there boolean;
begin
  execute format(
    'update public.blog_posts set (%1$s) = (select %1$s from (select ($1).*) next) where id = ($1).id returning true', columns)
  into is_there using next;
  if is_there is null then
    execute format(
      'insert into public.blog_posts (id, author_id, %1$s) select id, auth.uid()::text, %1$s from (select ($1).*) next', columns)
    using next;
  end if;
  delete from public.working_copies where article_id = next.id;
  delete from private.scheduled_updates where article_id = next.id;
end;
$$;

-- Copies an article as a draft without address, and returns the copy's id. The copy is of the text that its writer sees: the
-- working copy, where there is one. It may be longer than an article's fields are, until it is published.
create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  article public.blog_posts;
  working_copy jsonb;
begin
  if not public.is_member() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  select * into article from public.blog_posts where id = duplicate_article.article_id and deleted_at is null;
  if not found then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  select copy.form into working_copy from public.working_copies copy
  where copy.article_id = duplicate_article.article_id;
  if working_copy is not null then
    article := private.article_with_form(article, working_copy);
  end if;
  article := jsonb_populate_record(article, (
    select jsonb_object_agg(name, left(value, longest))
    from private.form_fields() join jsonb_each_text(to_jsonb(article)) row_of_article (name, value) using (name)
    where longest is not null
  ));
  article.id := gen_random_uuid();
  article.title := left(article.title, 490) || ' (copie)';
  article.slug := null;
  article.is_slug_custom := null;
  article.status := 'draft';
  article.published_at := null;
  article.planned_at := null;
  article.is_featured := false;
  perform private.write_article(article);
  return article.id;
end;
$$;

-- Returns the answer to a form that a constraint refuses: which field, and why.
create or replace function private.refusal_of(constraint_name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', 'refused', 'field', field, 'message', message)
  from (
    values
      ('blog_posts_title_given', 'title', 'Le titre compte de 1 à 500 caractères.'),
      ('blog_posts_title_visible', 'title', 'Le titre ne peut pas être vide'),
      ('blog_posts_content_size', 'content', 'Le contenu dépasse 10 Mo.'),
      ('blog_posts_content_nesting', 'content', 'Le contenu imbrique plus de 500 éléments les uns dans les autres.'),
      ('blog_posts_slug_is_a_segment', 'slug',
        'L’adresse ne contient que des lettres, des chiffres et des tirets, 200 caractères au plus.'),
      ('blog_posts_content_type_known', 'content_type', 'Un article est un article de blog ou une anecdote.'),
      ('blog_posts_dates_known', 'published_at', 'Cette date est hors du calendrier.'),
      ('blog_posts_planned_at_known', 'published_at', 'Cette date est hors du calendrier.'),
      ('blog_posts_labels_are_lists', 'tags', 'Un tag ne peut pas être vide.'),
      ('blog_posts_tags_count', 'tags', 'Un article porte 50 tags au plus.'),
      ('tags_name_given', 'tags', 'Un tag compte de 1 à 60 caractères.'),
      ('tags_name_visible', 'tags', 'Un tag compte de 1 à 60 caractères.'),
      ('', null, 'La base de données refuse cet article.')
    union all
    select 'blog_posts_' || name || '_length', name, 'Ce texte compte ' || longest || ' caractères au plus.'
    from private.form_fields() where longest is not null
  ) known (name, field, message)
  where name in (constraint_name, '') order by name desc limit 1;
$$;

-- Returns the form of a revision, or null when there is none. A field that the revision lacks is as the article has it now.
create or replace function public.read_revision(revision_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (
    select private.form_of(article) || coalesce(known.form, '{}')
      || jsonb_build_object('title', known.title, 'description', known.description, 'content', known.content)
    from public.revisions known join public.blog_posts article on article.id = known.article_id
    where known.id = revision_id and article.deleted_at is null
  );
end;
$$;

-- A save takes the fields of the form.
do $$
declare
  definition constant text := pg_get_functiondef('public.save_article(uuid,bigint,jsonb,text,uuid)'::regprocedure);
  named constant text := 'fields constant text\[] := .*?;';
begin
  if definition !~ named then
    raise exception 'save_article names its fields in another way';
  end if;
  execute regexp_replace(
    definition, named,
    'fields constant text[] := (select array_agg(name) || ''{computed_reading_time}'' from private.form_fields());');
end;
$$;
