-- A privilege that a policy alone holds back still lets an account ask the planner, whose estimates tell how many rows there
-- are and which. Tables of which an ordinary account may see no row are read and written by functions alone, which ask who
-- calls.

do $$
declare
  private_table regclass;
  policy record;
begin
  foreach private_table in array array[
    'public.admins', 'public.article_visits', 'public.contest_draws', 'public.contest_entries', 'public.contest_winners',
    'public.contests', 'public.guest_applications', 'public.newsletter_subscriptions', 'public.publications',
    'public.revisions', 'public.working_copies'
  ]::regclass[] loop
    execute format('revoke all on %s from public, anon, authenticated', private_table);
    for policy in select polname from pg_policy where polrelid = private_table loop
      execute format('drop policy %I on %s', policy.polname, private_table);
    end loop;
  end loop;
  -- Nobody who listens may read them.
  if exists (
    select 1 from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'publications'
  ) then
    alter publication supabase_realtime drop table public.publications;
  end if;
end;
$$;
drop trigger if exists notify_row_change on public.publications;

-- The publication of an id, or the newest one without it; null when there is none.
create function public.read_publication(publication_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object(
      'id', id, 'state', state, 'reason', reason, 'build_id', build_id,
      'requested_at', requested_at, 'started_at', started_at, 'finished_at', finished_at
    )
    from public.publications
    where publication_id is null or id = publication_id
    order by requested_at desc limit 1
  );
end;
$$;

create function public.erase_guest_application(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.guest_applications where id = application_id;
end;
$$;

create function public.erase_newsletter_subscription(subscription_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.newsletter_subscriptions where id = subscription_id;
end;
$$;

create function public.erase_contest_entry(entry_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.contest_entries where id = entry_id;
end;
$$;

-- Decides whether first name and city of an entry may be shown, should it win.
create function public.show_contest_entry(entry_id uuid, may_be_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  update public.contest_entries entry set may_be_shown = show_contest_entry.may_be_shown where id = entry_id;
end;
$$;

revoke execute on function public.read_publication(uuid), public.erase_guest_application(uuid),
  public.erase_newsletter_subscription(uuid), public.erase_contest_entry(uuid),
  public.show_contest_entry(uuid, boolean) from public, anon;
grant execute on function public.read_publication(uuid), public.erase_guest_application(uuid),
  public.erase_newsletter_subscription(uuid), public.erase_contest_entry(uuid),
  public.show_contest_entry(uuid, boolean) to authenticated;

-- Of tables that everybody reads in part, estimates would count what is hidden. PostgREST calls this before each request.
create function private.refuse_estimates() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_user <> 'service_role'
    and nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Rows are counted exactly, or not at all', hint = 'Ask for count=exact.';
  end if;
end;
$$;
revoke execute on function private.refuse_estimates() from public;
grant execute on function private.refuse_estimates() to anon, authenticated, service_role;

do $$
begin
  if to_regrole('authenticator') is not null then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_estimates';
    notify pgrst, 'reload config';
  end if;
end;
$$;
