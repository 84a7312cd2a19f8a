-- Migrations that had landed were edited afterwards: a database made before lacks what they say now. It gets it here; a
-- database that has it, or something later, is left as it is. No migration that has landed is edited any more.

do $$
begin
  if to_regprocedure('private.call_publish_webhook(uuid)') is null then
    create function private.call_publish_webhook(publication uuid) returns void
    language plpgsql security definer set search_path = '' as $function$
    declare
      settings private.settings := (select s from private.settings s);
    begin
      if settings.publish_url is null or not exists (select 1 from pg_namespace where nspname = 'net') then
        return;
      end if;
      perform net.http_post(
        url := settings.publish_url,
        body := jsonb_build_object(
          'event_type', 'publish',
          'client_payload', jsonb_build_object('publication_id', publication)
        ),
        headers := jsonb_build_object(
          'Content-Type', 'application/json',
          'Authorization', 'Bearer ' || coalesce(settings.publish_authorization, '')
        )
      );
    exception when others then
      raise warning 'The publish webhook was not called: %', sqlerrm;
    end;
    $function$;
    revoke execute on function private.call_publish_webhook(uuid) from public;

    create or replace function private.publish() returns void
    language plpgsql security definer set search_path = '' as $function$
    declare
      publication uuid := private.enqueue_publication();
    begin
      -- A transaction of many changes calls once.
      if current_setting('private.called_in', true) is not distinct from pg_current_xact_id()::text then
        return;
      end if;
      perform set_config('private.called_in', pg_current_xact_id()::text, true);
      perform private.call_publish_webhook(publication);
    end;
    $function$;
  end if;

  if to_regprocedure('private.publish_category()') is null then
    create function private.publish_category() returns trigger
    language plpgsql security definer set search_path = '' as $function$
    begin
      perform private.publish();
      return null;
    end;
    $function$;
    drop trigger if exists publish_on_change on public.categories;
    drop function if exists private.publish_categories();
    create trigger publish_on_change after insert or update or delete on public.categories
      for each row execute function private.publish_category();
  end if;

  if exists (
    select 1 from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and policyname = 'Everybody sees article images'
  ) then
    drop policy "Everybody sees article images" on storage.objects;
    create policy "Administrators list article images" on storage.objects
      for select to authenticated using (bucket_id = 'article-images' and (select public.is_admin()));
  end if;

  if exists (
    select 1 from pg_proc where oid = 'public.duplicate_article(uuid)'::regprocedure and prosrc like '%P0002%'
  ) then
    create or replace function public.duplicate_article(article_id uuid) returns uuid
    language plpgsql security definer set search_path = '' as $function$
    declare
      copy_id uuid;
    begin
      if not public.is_admin() then
        raise exception 'Accès non autorisé' using errcode = '42501';
      end if;
      insert into public.blog_posts (
        title, description, content, image_url, reading_time, meta_title, meta_description, meta_keywords,
        status, author_id, category, categories, tags, content_type
      )
      select left(title, 490) || ' (copie)', description, content, image_url, reading_time, meta_title,
        meta_description, meta_keywords, 'draft', auth.uid()::text, category, categories, tags, content_type
      from public.blog_posts where id = duplicate_article.article_id
      returning id into copy_id;
      if copy_id is null then
        raise exception 'Article not found' using errcode = '22023';
      end if;
      return copy_id;
    end;
    $function$;
  end if;

  if exists (
    select 1 from pg_proc
    where oid = 'public.rename_articles(jsonb)'::regprocedure and prosrc not like '%jsonb_typeof(updates) = ''string''%'
  ) then
    create or replace function public.rename_articles(updates jsonb) returns jsonb
    language plpgsql security definer set search_path = '' as $function$
    declare
      item jsonb;
      new_title text;
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
        if item ? 'oldTitle' then
          update public.blog_posts set title = new_title where title = item ->> 'oldTitle';
        else
          update public.blog_posts set title = new_title where id::text = item ->> 'id';
        end if;
        get diagnostics changed = row_count;
        updated_count := updated_count + changed;
        if changed = 0 then
          not_found := not_found || coalesce(item ->> 'oldTitle', new_title);
        end if;
      end loop;
      return jsonb_build_object('updatedCount', updated_count, 'notFoundTitles', to_jsonb(not_found));
    end;
    $function$;
  end if;
end;
$$;
