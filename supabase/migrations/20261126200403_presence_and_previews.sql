-- Sessions that have an article open, and addresses that show an unpublished one. Both are forgotten in time.

-- An account may have an article open on two computers: each signed-in session counts for itself.
create table private.presences (
  article_id uuid not null,
  account_id uuid not null references auth.users (id) on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  session_id text not null default '',
  primary key (article_id, account_id, session_id)
);
alter table private.presences enable row level security;

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
revoke execute on function public.announce_editing(uuid) from public;
grant execute on function public.announce_editing(uuid) to authenticated;

-- Says that this session has the article open no more.
create function public.stop_editing(article_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from private.presences mine
  where mine.article_id = stop_editing.article_id and account_id = auth.uid()
    and session_id = private.session_of_caller();
end;
$$;
revoke execute on function public.stop_editing(uuid) from public;
grant execute on function public.stop_editing(uuid) to authenticated;

-- A reader of the database finds no address that opens a preview: only its hash is kept.
create table private.previews (
  token_hash bytea primary key,
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  expires_at timestamptz not null
);
create index previews_article on private.previews (article_id);
alter table private.previews enable row level security;

-- Lets whoever has the token read an article as it is being written, for 7 days.
create function public.create_preview(article_id uuid, out token text, out expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  if not exists (select 1 from public.blog_posts where id = create_preview.article_id and deleted_at is null) then
    raise exception 'Article not found' using errcode = '22023';
  end if;
  -- 244 random bits, in the letters of addresses.
  token := rtrim(translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=');
  expires_at := now() + interval '7 days';
  insert into private.previews (token_hash, article_id, expires_at)
  values (sha256(convert_to(token, 'UTF8')), create_preview.article_id, create_preview.expires_at);
end;
$$;
revoke execute on function public.create_preview(uuid) from public;
grant execute on function public.create_preview(uuid) to authenticated;

-- Returns the form of an article as it stands now, for whoever has a token, and until when the token leads to it; null once that
-- has ended.
create function public.read_preview(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('form', private.loaded_article(article) -> 'form', 'expires_at', preview.expires_at)
  from private.previews preview join public.blog_posts article on article.id = preview.article_id
  where token_hash = sha256(convert_to(token, 'UTF8')) and expires_at > now() and article.deleted_at is null;
$$;
revoke execute on function public.read_preview(text) from public;
grant execute on function public.read_preview(text) to anon, authenticated;

-- Ends every preview of an article.
create function public.revoke_previews(article_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from private.previews preview where preview.article_id = revoke_previews.article_id;
end;
$$;
revoke execute on function public.revoke_previews(uuid) from public;
grant execute on function public.revoke_previews(uuid) to authenticated;

-- Forgets who had articles open, previews that have ended, and the answers to saves: one that is repeated comes soon, or never.
create function private.forget_editing() returns void
language sql security definer set search_path = '' as $$
  delete from private.presences where seen_at < now() - interval '1 hour';
  delete from private.previews where expires_at < now();
  delete from private.saves where saved_at < now() - interval '7 days';
$$;
revoke execute on function private.forget_editing() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-editing', '23 * * * *', 'select private.forget_editing()');
  end if;
end;
$$;
