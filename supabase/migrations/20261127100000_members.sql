-- The members of the team, their roles, and the record of what they do.
--
-- An administrator may do everything. An editor writes, publishes and deletes every article. A contributor writes its own
-- articles until they are published, and proposes them.

alter table public.admins rename to members;
alter table public.members rename constraint admins_pkey to members_pkey;
alter table public.members rename constraint admins_id_fkey to members_id_fkey;
alter table public.members
  add column name text not null default '',
  add column role text not null default 'administrator',
  add constraint members_name_length check (char_length(name) <= 80),
  add constraint members_role_known check (role in ('administrator', 'editor', 'contributor'));
update public.members set name = left(split_part(private.email_of(id), '@', 1), 80);
alter table public.members alter column role drop default;

-- Returns the role of the caller; null for an account that is no member, or no longer one, whatever its token says.
create function public.role_of_caller() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.members where id = (select auth.uid());
$$;
revoke execute on function public.role_of_caller() from public;
grant execute on function public.role_of_caller() to anon, authenticated, service_role;

-- True for an administrator: the only role that sees personal data, the contest, the newsletter, the settings and the team.
create or replace function public.is_admin() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(public.role_of_caller() = 'administrator', false);
$$;

-- True for a member who may write, publish and delete every article.
create function public.is_editor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(public.role_of_caller() in ('administrator', 'editor'), false);
$$;
revoke execute on function public.is_editor() from public;
grant execute on function public.is_editor() to anon, authenticated, service_role;

-- True for every member of the team.
create function public.is_member() returns boolean
language sql stable set search_path = '' as $$
  select public.role_of_caller() is not null;
$$;
revoke execute on function public.is_member() from public;
grant execute on function public.is_member() to anon, authenticated, service_role;

-- Refuses a caller who is neither an editor nor an administrator.
create function private.require_editor() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_editor() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

-- Refuses a caller who is no member of the team.
create function private.require_member() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_member() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

-- Returns the name by which the team knows an account: a former member's address, and null for a deleted account.
create function private.name_of(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif((select name from public.members where id = account), ''), private.email_of(account));
$$;
revoke execute on function private.name_of(uuid) from public;

-- Keeps one administrator at least. The lock makes two simultaneous removals wait for each other; each then counts what the
-- other has left.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (select from public.members where role = 'administrator' and id <> old.id) then
    raise exception 'Le site garde au moins une personne qui l’administre' using errcode = 'P0001', hint = 'last_administrator';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
create trigger keep_an_administrator_on_removal before delete on public.members
  for each row when (old.role = 'administrator') execute function private.keep_an_administrator();
create trigger keep_an_administrator_on_change before update of role on public.members
  for each row when (old.role = 'administrator' and new.role <> 'administrator')
  execute function private.keep_an_administrator();

-- The record of what members do. Only functions write it, and nobody changes it.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for the operator, who acts with the secret key, and for what the site does at its minute.
  account_id uuid,
  -- The name at that moment: an account may be deleted since.
  actor text not null,
  action text not null,
  subject_id text,
  -- The article's title, the member's address or the like, at that moment.
  subject text not null default '',
  -- The new role or another detail.
  detail text not null default ''
);
create index audit_log_at on private.audit_log (at desc, id desc);
alter table private.audit_log enable row level security;

-- Records an action of the caller.
create function private.record_action(action text, subject_id text, subject text, detail text default '') returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_log (account_id, actor, action, subject_id, subject, detail)
  values (auth.uid(), coalesce(private.name_of(auth.uid()), ''), action, subject_id, coalesce(subject, ''), coalesce(detail, ''));
$$;
revoke execute on function private.record_action(text, text, text, text) from public;

-- The functions that name the table.

create or replace function public.first_admin_available() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.members);
$$;

create or replace function private.make_first_admin(claimant uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reserved_email text := (select initial_admin_email from private.settings);
begin
  lock table public.members in exclusive mode;
  if exists (select from public.members) then
    raise exception 'Un administrateur existe déjà' using errcode = '42501';
  end if;
  if not exists (
    select 1 from auth.users
    where id = claimant
      and email_confirmed_at is not null
      and (reserved_email is null or lower(email) = lower(reserved_email))
  ) then
    raise exception 'Cette adresse ne peut pas devenir administratrice' using errcode = '42501';
  end if;
  insert into public.members (id, role, name)
  values (claimant, 'administrator', left(split_part(private.email_of(claimant), '@', 1), 80));
end;
$$;

create or replace function private.refuse_sign_up(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.members) then
      '{"error": {"http_code": 422, "message": "Les inscriptions sont closes : demande un compte à la personne qui administre le site."}}'::jsonb
    else '{}'::jsonb
  end;
$$;

create or replace function public.announce_editing(article_id uuid) returns table (name text, since timestamptz, is_own boolean)
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  session text := private.session_of_caller();
begin
  perform private.require_member();
  insert into private.presences as mine (article_id, account_id, session_id, since, seen_at)
  values (announce_editing.article_id, auth.uid(), session, moment, moment)
  on conflict on constraint presences_pkey do update set
    since = case when mine.seen_at < moment - interval '60 seconds' then moment else mine.since end,
    seen_at = moment;
  return query
    select private.name_of(others.account_id), min(others.since), others.account_id = auth.uid()
    from private.presences others
    where others.article_id = announce_editing.article_id
      and (others.account_id, others.session_id) <> (auth.uid(), session)
      and others.seen_at > moment - interval '60 seconds'
      and exists (select from public.members where id = others.account_id)
    group by others.account_id
    order by min(others.since);
end;
$$;
