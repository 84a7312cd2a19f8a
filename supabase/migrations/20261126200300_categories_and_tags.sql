-- Categories and tags. Articles name them; drafts, scheduled and deleted articles and working copies do so too.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  created_at timestamptz not null default now(),
  -- The addresses that its lists had lead on.
  former_slugs text[] not null default '{}',
  constraint categories_name_given check (btrim(name) <> '' and char_length(name) <= 80),
  constraint categories_name_visible check (private.is_visible(name)),
  constraint categories_slug_is_a_segment check (slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$' and octet_length(slug) <= 200)
);
create unique index categories_name_key on public.categories (lower(name));

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  constraint tags_name_given check (btrim(name) <> '' and char_length(name) <= 60),
  constraint tags_name_visible check (private.is_visible(name))
);
create unique index tags_name_key on public.tags (lower(name));

alter table public.categories enable row level security;
alter table public.tags enable row level security;
grant select on public.categories, public.tags to anon, authenticated;
grant insert, update, delete on public.categories, public.tags to authenticated;

-- Visitors read of these tables what an article names that they may read. The subqueries run under the reader's own policies,
-- once for a whole request: they depend on no row of these tables.
create policy "Everybody reads the categories of what they may read" on public.categories
  for select to anon, authenticated
  using (lower(name) in (
    select lower(label) from public.blog_posts, unnest(array_append(categories, category)) label where label is not null
  ));
create policy "Administrators read every category" on public.categories
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators create categories" on public.categories
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change categories" on public.categories
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete categories" on public.categories
  for delete to authenticated using ((select public.is_admin()));

create policy "Everybody reads the tags of what they may read" on public.tags
  for select to anon, authenticated
  using (lower(name) in (select lower(tag) from public.blog_posts, unnest(tags) tag));
create policy "Administrators read every tag" on public.tags
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators create tags" on public.tags
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change tags" on public.tags
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete tags" on public.tags
  for delete to authenticated using ((select public.is_admin()));

-- Publishes a category that somebody has made, changed or removed.
create function private.publish_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish();
  return null;
end;
$$;
create trigger publish_on_change after insert or update or delete on public.categories
  for each row execute function private.publish_category();
create trigger record_on_change after insert or update or delete on public.categories
  for each statement execute function private.record_table_change();

-- The back office follows the changes of this table alone.
alter publication supabase_realtime add table public.categories;

-- Creates a category; its slug is the slugified name and a timestamp.
create function public.create_category(name text) returns public.categories
language plpgsql security definer set search_path = '' as $$
declare
  clean_name text := btrim(create_category.name);
  created public.categories;
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  if clean_name = '' or char_length(clean_name) > 80 then
    raise exception 'Le nom d’une catégorie compte de 1 à 80 caractères' using errcode = '22023';
  end if;
  begin
    insert into public.categories (name, slug)
    values (
      clean_name,
      btrim(private.slugify(clean_name) || '-' || floor(extract(epoch from clock_timestamp()) * 1000)::text, '-')
    )
    returning * into created;
  exception when unique_violation then
    raise exception 'La catégorie "%" existe déjà', clean_name using errcode = '23505';
  end;
  return created;
end;
$$;
revoke execute on function public.create_category(text) from public;
grant execute on function public.create_category(text) to authenticated;

-- Returns labels with one of them replaced, whatever its case, or taken out where nothing replaces it; none twice.
create function private.with_label_replaced(labels text[], former text, next text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(label order by place), '{}')
  from (
    select label, min(place) as place
    from (
      select case when lower(given) = lower(former) then next else given end as label, place
      from unnest(labels) with ordinality as one (given, place)
    ) replaced
    where label is not null group by label
  ) kept;
$$;
revoke execute on function private.with_label_replaced(text[], text, text) from public;

-- Tells whether a form names a category, whatever its case.
create function private.names_category(form jsonb, name text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select 1 from jsonb_path_query(form, '$.categories[*]') label where lower(label #>> '{}') = lower(name)
  );
$$;
revoke execute on function private.names_category(jsonb, text) from public;

-- Returns a form with one of its categories replaced, or taken out where nothing replaces it.
create function private.form_with_category_replaced(form jsonb, former text, next text) returns jsonb
language sql immutable set search_path = '' as $$
  select form || jsonb_build_object('categories', to_jsonb(
    private.with_label_replaced(array(select jsonb_array_elements_text(form -> 'categories')), former, next)));
$$;
revoke execute on function private.form_with_category_replaced(jsonb, text, text) from public;

-- Gives a category another name in articles, in working copies and in updates that wait for their moment.
create function private.replace_category(former text, next text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.blog_posts set
    categories = private.with_label_replaced(categories, former, next),
    category = case when lower(category) = lower(former) then next else category end
  where lower(category) = lower(former)
    or exists (select 1 from unnest(categories) label where lower(label) = lower(former));
  update public.working_copies set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
  update private.scheduled_updates set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
end;
$$;
revoke execute on function private.replace_category(text, text) from public;

-- Renames a category, in its articles too. Its address follows the name; the former one leads there.
create function public.rename_category(category_id uuid, name text) returns public.categories
language plpgsql security definer set search_path = '' as $$
declare
  clean_name text := btrim(rename_category.name);
  former public.categories;
  renamed public.categories;
  next_slug text;
begin
  perform private.require_administrator();
  if clean_name = '' or char_length(clean_name) > 80 then
    raise exception 'Le nom d’une catégorie compte de 1 à 80 caractères' using errcode = '22023';
  end if;
  select * into former from public.categories where id = category_id for update;
  if not found then
    raise exception 'Cette catégorie n’existe plus' using errcode = '22023';
  end if;
  next_slug := former.slug;
  if private.slugify(clean_name) <> private.slugify(former.name) then
    next_slug := btrim(
      private.slugify(clean_name) || '-' || floor(extract(epoch from clock_timestamp()) * 1000)::text, '-');
  end if;
  begin
    update public.categories set name = clean_name, slug = next_slug,
      former_slugs = case when next_slug = slug then former_slugs else array_append(former_slugs, slug) end
    where id = category_id returning * into renamed;
  exception when unique_violation then
    raise exception 'La catégorie "%" existe déjà', clean_name using errcode = '23505';
  end;
  perform private.replace_category(former.name, clean_name);
  return renamed;
end;
$$;
revoke execute on function public.rename_category(uuid, text) from public;
grant execute on function public.rename_category(uuid, text) to authenticated;

-- Removes a category from its articles and from the site. Another one may take its articles and its addresses.
create function public.remove_category(category_id uuid, replacement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  removed public.categories;
  replacement public.categories;
begin
  perform private.require_administrator();
  delete from public.categories where id = category_id returning * into removed;
  if not found then
    raise exception 'Cette catégorie n’existe plus' using errcode = '22023';
  end if;
  if replacement_id is not null then
    update public.categories set former_slugs = former_slugs || removed.former_slugs || removed.slug
    where id = replacement_id returning * into replacement;
    if not found then
      raise exception 'Cette catégorie n’existe plus' using errcode = '22023';
    end if;
  end if;
  perform private.replace_category(removed.name, replacement.name);
end;
$$;
revoke execute on function public.remove_category(uuid, uuid) from public;
grant execute on function public.remove_category(uuid, uuid) to authenticated;
