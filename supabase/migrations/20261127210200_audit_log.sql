-- The audit log records articles that are published, withdrawn, deleted and restored, and personal data that is exported and
-- erased. The functions of the team record their own actions.

-- Records what becomes of an article, whatever its way.
create function private.record_article_action() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_action(
    case
      when old.deleted_at is null and new.deleted_at is not null then 'deleted'
      when old.deleted_at is not null and new.deleted_at is null then 'restored'
      when new.status = 'published' then 'published'
      else 'withdrawn'
    end,
    new.id::text, new.title);
  return null;
end;
$$;
create trigger record_action_on_update after update of status, deleted_at on public.blog_posts
  for each row when (old.status <> new.status or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function private.record_article_action();

-- Records articles that a member publishes at once. The operator's imports are no actions of the team.
create function private.record_published_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.record_action('published', id::text, title) from new_rows where status = 'published';
  end if;
  return null;
end;
$$;
create trigger record_action_on_insert after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.record_published_articles();

-- Records erased personal data: how many of which, and never whose.
create function private.record_erasure(kind text, rows bigint) returns void
language sql security definer set search_path = '' as $$
  select private.record_action('data_erased', null, kind, rows::text) where rows > 0;
$$;
revoke execute on function private.record_erasure(text, bigint) from public;

create or replace function public.erase_guest_application(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.guest_applications where id = application_id;
  perform private.record_erasure('applications', found::integer);
end;
$$;

create or replace function public.erase_newsletter_subscription(subscription_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.newsletter_subscriptions where id = subscription_id;
  perform private.record_erasure('subscriptions', found::integer);
end;
$$;

create or replace function public.erase_contest_entry(entry_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.contest_entries where id = entry_id;
  perform private.record_erasure('entries', found::integer);
end;
$$;

-- The operator's command erases entries by this function too.
select private.replace_in_function(
  'public.erase_contest_entries(text)', 'get diagnostics erased = row_count;',
  E'get diagnostics erased = row_count;\n  perform private.record_erasure(''entries'', erased);');

select private.replace_in_function(
  'public.erase_person(text)', 'get diagnostics applications = row_count;',
  E'get diagnostics applications = row_count;\n  perform private.record_erasure(''applications'', applications);');
select private.replace_in_function(
  'public.erase_person(text)', 'get diagnostics subscriptions = row_count;',
  E'get diagnostics subscriptions = row_count;\n  perform private.record_erasure(''subscriptions'', subscriptions);');

-- Records that an administrator exports personal data, before the browser makes the file of the lists it has read.
create function public.record_export(kind text, rows integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  if kind is null or rows is null or kind not in ('applications', 'subscriptions', 'entries') or rows < 0 then
    raise exception 'record_export needs a kind of data and a number of rows' using errcode = '22023';
  end if;
  perform private.record_action('data_exported', null, kind, rows::text);
end;
$$;
revoke execute on function public.record_export(text, integer) from public;
grant execute on function public.record_export(text, integer) to authenticated;

-- Returns one page of the audit log, the newest first, as {total, actions, people}: people are those with an action in it.
--
-- action, person: what the page is narrowed to; null for everything
-- page: from 1
create function public.list_actions(action text, person uuid, page integer, page_size integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size integer := least(greatest(page_size, 1), 100);
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'total', (
      select count(*) from private.audit_log known
      where (list_actions.action is null or known.action = list_actions.action)
        and (person is null or known.account_id = person)
    ),
    'actions', (
      select coalesce(jsonb_agg(to_jsonb(row) order by at desc, id desc), '[]')
      from (
        select id, at, actor, known.action, subject_id, subject, detail from private.audit_log known
        where (list_actions.action is null or known.action = list_actions.action)
          and (person is null or known.account_id = person)
        order by at desc, id desc limit size offset (greatest(list_actions.page, 1) - 1)::bigint * size
      ) row
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', account_id, 'name', name) order by name), '[]')
      from (
        select distinct on (account_id) account_id, actor as name from private.audit_log
        where account_id is not null order by account_id, id desc
      ) people
    )
  );
end;
$$;
revoke execute on function public.list_actions(text, uuid, integer, integer) from public;
grant execute on function public.list_actions(text, uuid, integer, integer) to authenticated;

-- Forgets actions as long after them as the privacy page says.
create function private.forget_actions() returns void
language sql security definer set search_path = '' as $$
  delete from private.audit_log where at < now() - interval '12 months';
$$;
revoke execute on function private.forget_actions() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-actions', '47 * * * *', 'select private.forget_actions()');
  end if;
end;
$$;

drop function private.replace_in_function(regprocedure, text, text);
