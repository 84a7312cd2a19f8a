-- Categories and tags.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  created_at timestamptz not null default now(),
  constraint categories_name_given check (btrim(name) <> '' and char_length(name) <= 80),
  constraint categories_slug_is_a_segment check (slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$' and octet_length(slug) <= 200)
);
create unique index categories_name_key on public.categories (lower(name));

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  constraint tags_name_given check (btrim(name) <> '' and char_length(name) <= 60)
);
create unique index tags_name_key on public.tags (lower(name));

alter table public.categories enable row level security;
alter table public.tags enable row level security;

revoke all on public.categories, public.tags from anon, authenticated;
grant select on public.categories, public.tags to anon, authenticated;
grant insert, update, delete on public.categories, public.tags to authenticated;
grant all on public.categories, public.tags to service_role;

create policy "Everybody reads categories" on public.categories for select to anon, authenticated using (true);
create policy "Administrators create categories" on public.categories
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change categories" on public.categories
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete categories" on public.categories
  for delete to authenticated using ((select public.is_admin()));

create policy "Everybody reads tags" on public.tags for select to anon, authenticated using (true);
create policy "Administrators create tags" on public.tags
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change tags" on public.tags
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete tags" on public.tags
  for delete to authenticated using ((select public.is_admin()));

-- Lower case, accents removed, what is neither letter nor digit dropped, spaces and hyphens collapsed.
create function private.slugify(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          normalize(replace(replace(lower(value), 'œ', 'oe'), 'æ', 'ae'), NFD),
          '[\u0300-\u036f]', '', 'g'),
        '[^a-z0-9 \t\n\u00a0\u202f-]', '', 'g'),
      '[ \t\n\u00a0\u202f-]+', '-', 'g'),
    '-');
$$;

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
revoke execute on function public.create_category(text) from public, anon;
grant execute on function public.create_category(text) to authenticated;
