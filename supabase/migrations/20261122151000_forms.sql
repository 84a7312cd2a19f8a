-- An article as the editor's form holds it: an object of the columns' names, and `is_slug_custom`.

create function private.require_administrator() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

-- The address by which people know an account; null where it is gone.
create function private.email_of(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select email from auth.users where id = account;
$$;
revoke execute on function private.email_of(uuid) from public;

-- The slug that a title gives, short enough for an address.
create function private.slug_of_title(title text) returns text
language sql immutable set search_path = '' as $$
  select rtrim(left(private.slugify(title), 190), '-');
$$;

create function private.form_of(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', article.title,
    -- An empty one defaults to the title, and follows it.
    'description', case when article.description = article.title then '' else article.description end,
    'content', article.content,
    'image_url', article.image_url,
    'image_alt', article.image_alt,
    'reading_time', article.reading_time,
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

-- An article as the editor opens it: the working copy of a published one, where there is one.
create function private.loaded_article(article public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', article.id,
    'version', article.version,
    'status', article.status,
    'form', private.form_of(article) || coalesce(copy.form, '{}'),
    'published_form', case when copy.form is not null then private.form_of(article) end,
    'saved_at', coalesce(copy.updated_at, article.updated_at)
  )
  from (select 1) one left join public.working_copies copy on copy.article_id = article.id;
$$;

-- An article for the editor, or null when there is none. Row-level security hides the deleted ones.
create function public.load_article(article_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_administrator();
  return (select private.loaded_article(article) from public.blog_posts article where id = load_article.article_id);
end;
$$;
revoke execute on function public.load_article(uuid) from public, anon;
grant execute on function public.load_article(uuid) to authenticated;
