-- An update that waits for its moment has a title too: it follows a new one.
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
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  -- A client may send the list as JSON text.
  if jsonb_typeof(updates) = 'string' then
    updates := (updates #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(updates) is distinct from 'array' then
    raise exception 'updates must be a list of {id, title} or {oldTitle, newTitle}' using errcode = '22023';
  end if;
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
