-- One account may have an article open on two computers: each signed-in session counts for itself.

alter table private.presences
  add column session_id text not null default '',
  drop constraint presences_pkey,
  add constraint presences_pkey primary key (article_id, account_id, session_id);

-- Names the sign-in of whoever calls; empty where the token does not name it.
create function private.session_of_caller() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '');
$$;

drop function public.announce_editing(uuid);
-- Says that the signed-in administrator has an article open, to be said again before 60 seconds are over. Returns the
-- other sessions that have, of others or of the same account, and since when.
create function public.announce_editing(article_id uuid) returns table (name text, since timestamptz, is_own boolean)
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  session text := private.session_of_caller();
begin
  perform private.require_administrator();
  insert into private.presences as mine (article_id, account_id, session_id, since, seen_at)
  values (announce_editing.article_id, auth.uid(), session, moment, moment)
  on conflict on constraint presences_pkey do update set
    since = case when mine.seen_at < moment - interval '60 seconds' then moment else mine.since end,
    seen_at = moment;
  return query
    select private.email_of(others.account_id), min(others.since), others.account_id = auth.uid()
    from private.presences others
    where others.article_id = announce_editing.article_id
      and (others.account_id, others.session_id) <> (auth.uid(), session)
      and others.seen_at > moment - interval '60 seconds'
      and exists (select 1 from public.admins where id = others.account_id)
    group by others.account_id
    order by min(others.since);
end;
$$;
revoke execute on function public.announce_editing(uuid) from public, anon;
grant execute on function public.announce_editing(uuid) to authenticated;

create or replace function public.stop_editing(article_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from private.presences mine
  where mine.article_id = stop_editing.article_id and account_id = auth.uid()
    and session_id = private.session_of_caller();
end;
$$;
