-- Makes of a fresh database what the first versions made: run as its owner.

delete from supabase_migrations.schema_migrations
where version in (
  '20261122080000', '20261122081000', '20261122082000', '20261122083000', '20261122084000', '20261122140000',
  '20261122150000', '20261122151000', '20261122152000', '20261122153000', '20261122154000', '20261122155000',
  '20261122161000', '20261122180000', '20261122181000', '20261122182000', '20261122183000', '20261122190000',
  '20261123090000', '20261123100000', '20261123110000', '20261123130000', '20261123150000',
  '20261126200100', '20261126200101', '20261126200300', '20261126200301', '20261126200401', '20261126200600',
  '20261126200601', '20261126200602', '20261126200800', '20261126200900'
);
update supabase_migrations.schema_migrations set statements = array['-- another text']
where version in ('20261101092000', '20261101094000');

alter role anon reset all;
alter role authenticated reset all;
alter role service_role reset all;

-- What a publisher reads of changes.
drop trigger record_on_insert on public.blog_posts;
drop trigger record_on_update on public.blog_posts;
drop trigger record_on_delete on public.blog_posts;
drop trigger record_on_change on public.categories;
drop trigger record_on_change on public.former_slugs;
drop function public.content_changes(text), private.record_article_changes(uuid[]), private.record_inserted_articles(),
  private.record_updated_articles(), private.record_deleted_articles(), private.record_table_change();
drop table private.article_changes, private.table_changes;
alter table public.blog_posts drop column number, drop column content_hash;

-- The forms, the newsletter, the lists of people and the contest.
drop table public.contest_winners, public.contest_draws, public.contest_entries, public.contests,
  private.contest_keys, private.contest_repeats, public.newsletter_subscriptions, private.confirmation_mails, public.guest_applications,
  private.form_attempts cascade;
do $$
declare
  added regprocedure;
begin
  for added in
    select oid::regprocedure from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proname in (
        'admit_form', 'apply_as_guest', 'confirm_subscription', 'contact_key', 'contact_scope', 'contest_email_key', 'contest_facts',
        'contest_list', 'contest_named', 'contest_statuses', 'contest_ticket', 'count_contest_entries', 'erase_contest_entry',
        'erase_guest_application', 'erase_newsletter_subscription', 'is_mail_address', 'name_contest', 'read_publication',
        'refuse_estimates', 'replace_winner', 'show_contest_entry',
        'contest_status', 'current_contest', 'email_key', 'enter_contest', 'enter_contest_by_hand', 'entry_kept', 'erase_contest_entries',
        'erase_person', 'find_person', 'forget_applications', 'forget_confirmation_mail', 'forget_contest_entries',
        'forget_form_attempts', 'forget_unconfirmed_subscriptions', 'freeze_contest_draws', 'freeze_due_draws',
        'is_plain_line', 'line_of_ticket', 'list_contest_entries', 'list_guest_applications', 'list_newsletter_subscriptions',
        'new_token', 'open_contest', 'people_offset', 'people_page_size', 'plan_draws', 'publish_changed_consent',
        'publish_erased_entries', 'put_contest_entry', 'record_contest_draw', 'replace_contest_winner',
        'seed_round_at', 'shown_name', 'subscribe_to_newsletter', 'unsubscribe_from_newsletter', 'winner_kept'
      )
  loop
    execute format('drop function %s', added);
  end loop;
end;
$$;
drop type public.form_outcome, public.subscription_confirmation;
delete from cron.job where jobname in (
  'forget-form-attempts', 'forget-applications', 'forget-unconfirmed-subscriptions', 'freeze-contest-draws',
  'forget-contest-entries', 'count-contest-entries'
);

-- The names and addresses of categories that change.
delete from supabase_migrations.schema_migrations
where version in ('20261126200500', '20261126200501', '20261126200502', '20261126200503');
drop function public.rename_category(uuid, text), public.remove_category(uuid, uuid),
  private.replace_category(text, text), private.with_label_replaced(text[], text, text),
  private.names_category(jsonb, text), private.form_with_category_replaced(jsonb, text, text);
alter table public.categories drop column former_slugs;

-- The editor's part of the database.
drop function public.list_articles(text, text, text, boolean, integer, integer, text, text, uuid, text),
  public.article_filters(), public.recent_articles(integer),
  public.find_link_targets(text), public.articles_by_titles(text[]), public.article_statistics(),
  public.deleted_articles(), public.retry_publication(), public.announce_editing(uuid), public.stop_editing(uuid),
  public.create_preview(uuid), public.read_preview(text), public.revoke_previews(uuid), public.load_article(uuid),
  public.save_article(uuid, bigint, jsonb, text, uuid), public.list_revisions(uuid), public.read_revision(bigint);
drop table private.saves, private.presences, private.previews, private.scheduled_updates;
drop trigger count_version on public.working_copies;
do $$
declare
  added regprocedure;
begin
  for added in
    select oid::regprocedure from pg_proc where pronamespace = 'private'::regnamespace and proname in (
      'add_revision', 'apply_save', 'check_publication', 'publish_due_updates', 'session_of_caller', 'article_with_form', 'count_working_copy', 'email_of', 'fold', 'forget_editing',
      'form_of', 'free_slug', 'is_computed_reading_time', 'labels_of', 'listed_article', 'loaded_article',
      'refusal_of', 'refuse', 'require_administrator', 'slug_of_title', 'text_length', 'title_patterns',
      'write_article', 'write_working_copy'
    )
  loop
    execute format('drop function %s', added);
  end loop;
end;
$$;
delete from cron.job where jobname in ('forget-editing', 'publish-due-updates');
alter table public.revisions drop column kind, drop column form, drop column size_change;
alter table public.blog_posts drop column image_alt, drop column version, drop column saved_by, drop column planned_at,
  drop column is_slug_custom, drop column folded_title, drop column is_reading_time_custom;
create or replace function private.complete_article() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'draft' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if btrim(new.description) = '' then
    new.description := new.title;
  end if;
  if new.categories is null then
    new.categories := '{}';
  end if;
  if cardinality(new.tags) = 0 then
    new.tags := null;
  end if;
  new.slug := nullif(btrim(normalize(new.slug, NFC)), '');
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') then
      new.view_count := 0;
      new.read_count := 0;
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    new.view_count := old.view_count;
    new.read_count := old.read_count;
    new.created_at := old.created_at;
  end if;
  -- Counting a reader is not editing.
  if to_jsonb(new) - 'view_count' - 'read_count' is distinct from to_jsonb(old) - 'view_count' - 'read_count' then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end;
$$;
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.revisions (article_id, title, description, content)
  values (old.id, old.title, old.description, old.content);
  delete from public.revisions
  where article_id = old.id
    and id <= (select id from public.revisions where article_id = old.id order by id desc offset 50 limit 1);
  return null;
end;
$$;

alter table public.blog_posts drop column deleted_at cascade;
drop function public.delete_article(uuid), public.restore_article(uuid), private.purge_deleted_articles();
drop type public.article_deletion, public.article_restoration;
delete from cron.job where jobname = 'purge-deleted-articles';
drop function private.is_public(text, timestamptz, timestamptz);
create function private.is_public(status text, published_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select status = 'published' and published_at <= now();
$$;
create or replace function private.publish_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows where private.is_public(status, published_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create or replace function private.publish_updated_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows where private.is_public(status, published_at)) then
    perform private.publish();
  end if;
  return null;
end;
$$;
create policy "Everybody reads what is published and due" on public.blog_posts
  for select to anon, authenticated using (private.is_public(status, published_at));
create policy "Administrators delete articles" on public.blog_posts
  for delete to authenticated using ((select public.is_admin()));
create unique index blog_posts_slug_key on public.blog_posts (slug);
create trigger keep_former_slug_on_update after update on public.blog_posts
  for each row when (new.slug is distinct from old.slug) execute function private.keep_former_slug();

drop trigger refuse_deep_nesting on public.blog_posts;
drop function private.refuse_deep_nesting();
drop function private.deepest_nesting(text);
alter table public.blog_posts drop constraint blog_posts_dates_known,
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

insert into storage.objects (bucket_id, name, metadata) values ('article-images', 'ancienne.png', '{"mimetype": "image/png"}');
