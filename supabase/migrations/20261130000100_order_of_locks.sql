-- Transactions that change articles lock in one order: the articles, by id; then the publication that waits; then the records of
-- changes. Two that lock in different orders wait for each other, and the database ends one of them: renaming a category failed
-- where somebody saved an article of it, or where the clock of publications struck.

-- Gives a category another name in articles, in working copies and in updates that wait for their moment.
create or replace function private.replace_category(former text, next text) returns void
language plpgsql set search_path = '' as $$
declare
  renamed uuid[] := array(
    select id from public.blog_posts
    where lower(category) = lower(former)
      or exists (select 1 from unnest(categories) label where lower(label) = lower(former))
    order by id for update
  );
begin
  update public.blog_posts set
    categories = private.with_label_replaced(categories, former, next),
    category = case when lower(category) = lower(former) then next else category end
  where id = any (renamed);
  update public.working_copies set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
  update private.scheduled_updates set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
end;
$$;

-- Renames a category, in its articles too. Its address follows the name; the former one leads there.
create or replace function public.rename_category(category_id uuid, name text) returns public.categories
language plpgsql security definer set search_path = '' as $$
declare
  clean_name text := btrim(rename_category.name);
  former public.categories;
  renamed public.categories;
  next_slug text;
begin
  perform private.require_editor();
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
  perform private.replace_category(former.name, clean_name);
  begin
    update public.categories set name = clean_name, slug = next_slug,
      former_slugs = case when next_slug = slug then former_slugs else array_append(former_slugs, slug) end
    where id = category_id returning * into renamed;
  exception when unique_violation then
    raise exception 'La catégorie "%" existe déjà', clean_name using errcode = '23505';
  end;
  return renamed;
end;
$$;

-- Removes a category from its articles and from the site. Another one may take its articles and its addresses.
create or replace function public.remove_category(category_id uuid, replacement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  removed public.categories;
  replacement public.categories;
begin
  perform private.require_editor();
  select * into removed from public.categories where id = category_id for update;
  if not found then
    raise exception 'Cette catégorie n’existe plus' using errcode = '22023';
  end if;
  if replacement_id is not null then
    select * into replacement from public.categories where id = replacement_id and id <> category_id for update;
    if not found then
      raise exception 'Cette catégorie n’existe plus' using errcode = '22023';
    end if;
  end if;
  perform private.replace_category(removed.name, replacement.name);
  delete from public.categories where id = category_id;
  update public.categories set former_slugs = former_slugs || removed.former_slugs || removed.slug
  where id = replacement_id;
end;
$$;

-- Renames articles. Takes a list of {id, title} or of {oldTitle, newTitle}; returns {updatedCount, notFoundTitles,
-- publicationId}. A working copy and an update that waits for its moment have a title too: they follow a new one.
create or replace function public.rename_articles(updates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  new_title text;
  article public.blog_posts;
  changed integer;
  updated_count integer := 0;
  not_found text[] := '{}';
begin
  if not public.is_editor() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  -- A client may send the list as JSON text.
  if jsonb_typeof(updates) = 'string' then
    updates := (updates #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(updates) is distinct from 'array' then
    raise exception 'updates must be a list of {id, title} or {oldTitle, newTitle}' using errcode = '22023';
  end if;
  -- All of them before the first change, which locks the publication that waits.
  perform from public.blog_posts
  where deleted_at is null and (
    title in (select given ->> 'oldTitle' from jsonb_array_elements(updates) given)
    or id::text in (select given ->> 'id' from jsonb_array_elements(updates) given where not given ? 'oldTitle')
  )
  order by id for update;
  for item in select value from jsonb_array_elements(updates) loop
    new_title := btrim(coalesce(item ->> 'newTitle', item ->> 'title', ''));
    if new_title = '' then
      raise exception 'Le titre ne peut pas être vide' using errcode = '22023';
    end if;
    changed := 0;
    for article in
      select * from public.blog_posts
      where case when item ? 'oldTitle' then title = item ->> 'oldTitle' else id::text = item ->> 'id' end
        and deleted_at is null
      order by id for update
    loop
      update public.blog_posts set title = new_title where id = article.id;
      update public.working_copies copy set form = form || jsonb_build_object('title', new_title)
      where copy.article_id = article.id and form ->> 'title' = article.title;
      update private.scheduled_updates waiting set form = form || jsonb_build_object('title', new_title)
      where waiting.article_id = article.id and form ->> 'title' = article.title;
      changed := changed + 1;
    end loop;
    updated_count := updated_count + changed;
    if changed = 0 then
      not_found := not_found || coalesce(item ->> 'oldTitle', new_title);
    end if;
  end loop;
  return jsonb_build_object(
    'updatedCount', updated_count, 'notFoundTitles', to_jsonb(not_found), 'publicationId', private.asked_publication());
end;
$$;

-- Publishes whatever has become due since the last look, and calls again for a publication that waits too long. The clock of a
-- machine may be set, forth or back: what is due by one clock and not by the other has changed for visitors, and what waits
-- must not wait until the former clock's time comes again.
create or replace function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  turned uuid[];
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  turned := (
    select array_agg(id) from public.blog_posts
    where status = 'published' and deleted_at is null
      and published_at > least(last_look, now()) and published_at <= greatest(last_look, now())
  );
  if turned is not null then
    perform private.publish();
    perform private.record_article_changes(turned);
  end if;
  update private.publish_clock set looked_at = now();
  -- Asked for by a clock that was ahead: they keep their order, and come before what is asked for from now on.
  update public.publications
  set requested_at = now() - (latest.requested_at - publications.requested_at)
  from (select max(requested_at) as requested_at from public.publications) latest
  where publications.requested_at > now();
  -- A call that was lost leaves its publication waiting.
  select id, floor(extract(epoch from now() - requested_at) / 60)::int into unheard, minutes
  from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  -- Powers of two have one bit. Where time has passed at once, the next of them may be hours away.
  if unheard is not null and (minutes & (minutes - 1) = 0 or last_look < now() - interval '3 minutes') then
    perform private.call_publish_webhook(unheard);
  end if;
end;
$$;
