-- Lets administrators rename a category and remove one. Articles name their categories, so these follow; the addresses that
-- the lists of a category had lead on.

alter table public.categories add column former_slugs text[] not null default '{}';

-- Labels with one of them replaced, whatever its case, or taken out where nothing replaces it; none twice.
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

create function private.replace_category(former text, next text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.blog_posts set
    categories = private.with_label_replaced(categories, former, next),
    category = case when lower(category) = lower(former) then next else category end
  where lower(category) = lower(former)
    or exists (select 1 from unnest(categories) label where lower(label) = lower(former));
  update public.working_copies copy set form = form || jsonb_build_object('categories', to_jsonb(
    private.with_label_replaced(array(select jsonb_array_elements_text(form -> 'categories')), former, next)))
  where jsonb_typeof(form -> 'categories') = 'array' and exists (
    select 1 from jsonb_array_elements_text(form -> 'categories') label where lower(label) = lower(former)
  );
end;
$$;
revoke execute on function private.with_label_replaced(text[], text, text), private.replace_category(text, text) from public;

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
revoke execute on function public.rename_category(uuid, text) from public, anon;
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
revoke execute on function public.remove_category(uuid, uuid) from public, anon;
grant execute on function public.remove_category(uuid, uuid) to authenticated;
