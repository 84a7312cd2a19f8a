-- Makes of a fresh database what the first versions made: run as its owner.

delete from supabase_migrations.schema_migrations
where version in ('20261122080000', '20261122081000', '20261122082000', '20261122083000', '20261122084000');
update supabase_migrations.schema_migrations set statements = array['-- another text']
where version in ('20261101092000', '20261101094000');

alter role anon reset all;
alter role authenticated reset all;
alter role service_role reset all;

drop trigger refuse_deep_nesting on public.blog_posts;
drop function private.refuse_deep_nesting();
drop function private.deepest_nesting(text);
alter table public.blog_posts drop constraint blog_posts_title_visible, drop constraint blog_posts_dates_known,
  drop constraint blog_posts_labels_are_lists;
alter table public.categories drop constraint categories_name_visible;
alter table public.tags drop constraint tags_name_visible;
drop function private.is_visible(text), private.is_instant(timestamptz), private.is_list(text[]);

drop function public.record_article_metric(uuid, text, text, text), private.visitors_by_network();
alter table public.article_visits drop column network;
create function public.record_article_metric(article_id uuid, metric text, visitor text) returns jsonb
language sql as $$ select '{}'::jsonb; $$;

drop trigger publish_on_change on public.categories;
drop function private.publish_category();
create function private.publish_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish();
  return null;
end;
$$;
create trigger publish_on_change after insert or update or delete on public.categories
  for each statement execute function private.publish_categories();
drop function private.call_publish_webhook(uuid);
create or replace function private.publish() returns void
language plpgsql security definer set search_path = '' as $$
declare
  publication uuid := private.enqueue_publication();
  settings private.settings := (select s from private.settings s);
begin
  if settings.publish_url is null then
    return;
  end if;
  perform net.http_post(url := settings.publish_url, body := jsonb_build_object('publication', publication));
end;
$$;

create or replace function public.duplicate_article(article_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'Article not found' using errcode = 'P0002';
end;
$$;
create or replace function public.rename_articles(updates jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'updates must be a list' using errcode = '22023';
end;
$$;

drop policy "Administrators list article images" on storage.objects;
create policy "Everybody sees article images" on storage.objects
  for select to anon, authenticated using (bucket_id = 'article-images');

do $$
declare
  shown name;
begin
  foreach shown in array '{public,private,net,cron,storage}'::name[] loop
    execute format('grant usage on schema %I to anon, authenticated, service_role', shown);
    execute format('grant all on all tables in schema %I to anon, authenticated, service_role', shown);
    execute format('grant all on all sequences in schema %I to anon, authenticated, service_role', shown);
    execute format('alter default privileges in schema %I grant all on tables to anon, authenticated, service_role', shown);
  end loop;
end;
$$;

insert into public.blog_posts (title, content, created_at)
values (E'\u00a0', repeat('<div>', 600), '-infinity');
insert into public.blog_posts (title, published_at, updated_at, categories, tags)
values
  ('Ancien 1', 'infinity', '-infinity', '{{Une},{Deux}}', '{null}'),
  ('Ancien 2', '0044-03-15 BC', 'infinity', '{null,Une}', '{une}');
