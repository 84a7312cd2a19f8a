-- The accounts of the team: invitations, links for a new password, sessions, and who may give which role.
--
-- The edge function `team-accounts` makes and changes accounts by the authentication's interface, with the secret key. The functions
-- of this file decide what it may do.

-- Returns the role of the caller; null for an account that is no member, or no longer one, and for a session that was ended,
-- whatever its token says.
create or replace function public.role_of_caller() returns text
language sql stable security definer set search_path = '' as $$
  select member.role from public.members member
  where member.id = (select auth.uid())
    and (private.session_of_caller() = '' or exists (
      select from auth.sessions session
      where session.user_id = member.id and session.id::text = private.session_of_caller()
    ));
$$;

-- Refuses a caller who is neither an administrator nor the holder of the secret key.
create function private.require_team_manager() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' and not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

-- Refuses a role that the product does not know.
create function private.require_role(role text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if role is null or role not in ('administrator', 'editor', 'contributor') then
    raise exception 'Unknown role' using errcode = '22023';
  end if;
end;
$$;

-- Invitations that are open. A reader of the database finds no link that accepts one: only its hash is kept.
create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email text not null unique,
  role text not null,
  -- Null for the operator, and for an account that is deleted.
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  mailed_at timestamptz,
  constraint invitations_email check (private.is_mail_address(email)),
  constraint invitations_role_known check (role in ('administrator', 'editor', 'contributor'))
);
create index invitations_age on private.invitations (created_at);
alter table private.invitations enable row level security;

-- Links for a new password. They stay for a day, to count how often an address has asked.
create table private.password_resets (
  token_hash bytea primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on private.password_resets (account_id, created_at);
create index password_resets_age on private.password_resets (created_at);
alter table private.password_resets enable row level security;

-- Returns the account of an address; null for none.
create function private.account_of(address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users where lower(email) = private.email_key(address) limit 1;
$$;
revoke execute on function private.account_of(text) from public;

-- Members and invitations.

-- Returns {members, invitations}.
create function public.list_team() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_team_manager();
  return jsonb_build_object(
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', member.id,
        'name', member.name,
        'email', account.email,
        'role', member.role,
        'created_at', member.created_at,
        'last_sign_in_at', account.last_sign_in_at,
        'is_caller', member.id is not distinct from auth.uid()
      ) order by array_position(array['administrator', 'editor', 'contributor'], member.role), lower(member.name), member.created_at), '[]')
      from public.members member join auth.users account on account.id = member.id
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', invitation.id,
        'email', invitation.email,
        'role', invitation.role,
        'invited_by', coalesce(private.name_of(invitation.invited_by), ''),
        'created_at', invitation.created_at,
        'expires_at', invitation.expires_at,
        'is_mailed', invitation.mailed_at is not null
      ) order by invitation.created_at, invitation.id), '[]')
      from private.invitations invitation
    )
  );
end;
$$;
revoke execute on function public.list_team() from public;
grant execute on function public.list_team() to authenticated, service_role;

-- Invites an address for 7 days; one that is invited already gets the new role and a new link. Returns {outcome: 'invited', id,
-- token, expires_at}, or {outcome: 'already_member'}. The token is shown here only.
create function public.invite_member(email text, role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.email_key(invite_member.email);
  new_token text := private.new_token();
  invitation private.invitations;
begin
  perform private.require_team_manager();
  perform private.require_role(invite_member.role);
  if address is null or not private.is_mail_address(address) then
    raise exception 'This is no mail address' using errcode = '22023';
  end if;
  if exists (select from public.members where id = private.account_of(address)) then
    return jsonb_build_object('outcome', 'already_member');
  end if;
  insert into private.invitations as known (token_hash, email, role, invited_by, expires_at)
  values (sha256(convert_to(new_token, 'UTF8')), address, invite_member.role, auth.uid(), now() + interval '7 days')
  on conflict on constraint invitations_email_key do update set
    token_hash = excluded.token_hash,
    role = excluded.role,
    invited_by = excluded.invited_by,
    created_at = excluded.created_at,
    expires_at = excluded.expires_at,
    mailed_at = null
  returning * into invitation;
  perform private.record_action('invited', invitation.id::text, address, invite_member.role);
  return jsonb_build_object(
    'outcome', 'invited', 'id', invitation.id, 'token', new_token, 'expires_at', invitation.expires_at);
end;
$$;
revoke execute on function public.invite_member(text, text) from public;
grant execute on function public.invite_member(text, text) to authenticated, service_role;

-- Gives an invitation a new link and 7 more days; the former link leads nowhere. Returns as `invite_member` does.
create function public.renew_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.invitations;
begin
  perform private.require_team_manager();
  select * into invitation from private.invitations where id = invitation_id;
  if not found then
    raise exception 'Unknown invitation' using errcode = '22023';
  end if;
  return public.invite_member(invitation.email, invitation.role);
end;
$$;
revoke execute on function public.renew_invitation(uuid) from public;
grant execute on function public.renew_invitation(uuid) to authenticated, service_role;

-- Takes an invitation back: its link leads nowhere. False where there is none, or no more.
create function public.withdraw_invitation(invitation_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  withdrawn private.invitations;
begin
  perform private.require_team_manager();
  delete from private.invitations where id = invitation_id returning * into withdrawn;
  if not found then
    return false;
  end if;
  perform private.record_action('invitation_withdrawn', invitation_id::text, withdrawn.email, withdrawn.role);
  return true;
end;
$$;
revoke execute on function public.withdraw_invitation(uuid) from public;
grant execute on function public.withdraw_invitation(uuid) to authenticated, service_role;

-- Gives a member another role. The last administrator keeps theirs (private.keep_an_administrator).
create function public.set_member_role(member_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former text;
begin
  perform private.require_team_manager();
  perform private.require_role(set_member_role.role);
  select member.role into former from public.members member where id = member_id for update;
  if former is null then
    raise exception 'Unknown member' using errcode = '22023';
  end if;
  if former = set_member_role.role then
    return;
  end if;
  update public.members member set role = set_member_role.role where id = member_id;
  perform private.record_action('role_changed', member_id::text, private.name_of(member_id), set_member_role.role);
end;
$$;
revoke execute on function public.set_member_role(uuid, text) from public;
grant execute on function public.set_member_role(uuid, text) to authenticated, service_role;

-- Takes a member off the team: its sessions end, and what it asks next is refused. The account stays, without a role, for its
-- articles to have an author; the last administrator stays too (private.keep_an_administrator).
create function public.remove_member(member_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.name_of(member_id);
  former text;
begin
  perform private.require_team_manager();
  delete from public.members member where id = member_id returning member.role into former;
  if former is null then
    raise exception 'Unknown member' using errcode = '22023';
  end if;
  delete from auth.sessions where user_id = member_id;
  delete from private.presences where account_id = member_id;
  delete from private.password_resets where account_id = member_id;
  perform private.record_action('member_removed', member_id::text, name, former);
end;
$$;
revoke execute on function public.remove_member(uuid) from public;
grant execute on function public.remove_member(uuid) to authenticated, service_role;

-- Accepting an invitation. The edge function `team-accounts` makes the account between the two calls.

-- Reads the invitation that a token opens, for one network at most 10 times in five minutes and 50 in a day. Returns {outcome:
-- 'rate_limit' | 'unknown'}, or {outcome: 'open', email, role}.
create function public.open_invitation(network text, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.invitations;
begin
  if not private.admit_form('invitation', network, 10, 50) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  select * into invitation from private.invitations
  where token_hash = sha256(convert_to(token, 'UTF8')) and expires_at > now();
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'open', 'email', invitation.email, 'role', invitation.role);
end;
$$;
revoke execute on function public.open_invitation(text, text) from public;
grant execute on function public.open_invitation(text, text) to service_role;

-- Makes an account a member by an invitation, which is used up. False where the invitation is not open any more, or is for
-- another address. Of two calls at once, the second waits for the first and finds no invitation.
create function public.accept_invitation(token text, account_id uuid, name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  accepted private.invitations;
  own_name text := left(btrim(accept_invitation.name), 80);
begin
  delete from private.invitations
  where token_hash = sha256(convert_to(token, 'UTF8')) and expires_at > now()
    and email = private.email_key(private.email_of(accept_invitation.account_id))
  returning * into accepted;
  if not found then
    return false;
  end if;
  insert into public.members (id, name, role)
  values (accept_invitation.account_id, own_name, accepted.role)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into private.audit_log (account_id, actor, action, subject_id, subject, detail)
  values (accept_invitation.account_id, own_name, 'joined', accept_invitation.account_id::text, accepted.email, accepted.role);
  return true;
end;
$$;
revoke execute on function public.accept_invitation(text, uuid, text) from public;
grant execute on function public.accept_invitation(text, uuid, text) to service_role;

-- Returns {email, role, invited_by} for the one mail that an invitation may send, and notes it; null once it was sent, and for a
-- token that opens nothing.
create function public.mail_invitation(token text) returns jsonb
language sql security definer set search_path = '' as $$
  update private.invitations set mailed_at = clock_timestamp()
  where token_hash = sha256(convert_to(token, 'UTF8')) and expires_at > now() and mailed_at is null
  returning jsonb_build_object('email', email, 'role', role, 'invited_by', coalesce(private.name_of(invited_by), ''));
$$;
revoke execute on function public.mail_invitation(text) from public;
grant execute on function public.mail_invitation(text) to service_role;

-- Takes back the note of a mail that was not sent.
create function public.forget_invitation_mail(token text) returns void
language sql security definer set search_path = '' as $$
  update private.invitations set mailed_at = null where token_hash = sha256(convert_to(token, 'UTF8'));
$$;
revoke execute on function public.forget_invitation_mail(text) from public;
grant execute on function public.forget_invitation_mail(text) to service_role;

-- A new password.

-- Makes a link for a new password of an account, valid for one hour.
create function private.new_password_reset(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.password_resets (token_hash, account_id, expires_at)
  values (sha256(convert_to(token, 'UTF8')), account, now() + interval '1 hour');
  return token;
end;
$$;
revoke execute on function private.new_password_reset(uuid) from public;

-- Answers somebody who has forgotten a password, one network at most 3 times in five minutes and 20 in a day. Returns {outcome:
-- 'rate_limit' | 'asked'}, with {token} where the address is a member's: it gets one link in ten minutes and five in a day.
create function public.request_password_reset(network text, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  if not private.admit_form('password-reset', network, 3, 20) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  select id into account from public.members where id = private.account_of(request_password_reset.email) for update;
  if account is null
    or exists (
      select from private.password_resets
      where account_id = account and created_at > clock_timestamp() - interval '10 minutes')
    or (
      select count(*) >= 5 from private.password_resets
      where account_id = account and created_at > clock_timestamp() - interval '24 hours')
  then
    return jsonb_build_object('outcome', 'asked');
  end if;
  return jsonb_build_object('outcome', 'asked', 'token', private.new_password_reset(account));
end;
$$;
revoke execute on function public.request_password_reset(text, text) from public;
grant execute on function public.request_password_reset(text, text) to service_role;

-- Makes a link for a new password, for a person to be given by hand: an administrator for editors and contributors, the holder of
-- the secret key for everybody. Returns {token, expires_at}.
create function public.create_password_link(member_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known_role text := (select role from public.members where id = member_id);
begin
  perform private.require_team_manager();
  if known_role is null then
    raise exception 'Unknown member' using errcode = '22023';
  end if;
  if known_role = 'administrator' and current_setting('role', true) is distinct from 'service_role' then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
  perform private.record_action('password_link_made', member_id::text, private.name_of(member_id));
  return jsonb_build_object(
    'token', private.new_password_reset(member_id), 'expires_at', now() + interval '1 hour');
end;
$$;
revoke execute on function public.create_password_link(uuid) from public;
grant execute on function public.create_password_link(uuid) to authenticated, service_role;

-- Reads the account whose password a token may set, for one network at most 10 times in five minutes and 50 in a day. Returns
-- {outcome: 'rate_limit' | 'unknown'}, or {outcome: 'open', email}.
create function public.open_password_reset(network text, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  if not private.admit_form('new-password', network, 10, 50) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  select reset.account_id into account
  from private.password_resets reset join public.members member on member.id = reset.account_id
  where reset.token_hash = sha256(convert_to(token, 'UTF8')) and reset.expires_at > now() and reset.used_at is null;
  if account is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'open', 'email', private.email_of(account));
end;
$$;
revoke execute on function public.open_password_reset(text, text) from public;
grant execute on function public.open_password_reset(text, text) to service_role;

-- Uses a token up, and returns the account whose password may be set now; null where it leads nowhere, or was used.
create function public.use_password_reset(token text) returns uuid
language sql security definer set search_path = '' as $$
  update private.password_resets reset set used_at = clock_timestamp()
  from public.members member
  where member.id = reset.account_id and reset.token_hash = sha256(convert_to(token, 'UTF8'))
    and reset.expires_at > now() and reset.used_at is null
  returning reset.account_id;
$$;
revoke execute on function public.use_password_reset(text) from public;
grant execute on function public.use_password_reset(text) to service_role;

-- Gives a token back whose password was not set.
create function public.release_password_reset(token text) returns void
language sql security definer set search_path = '' as $$
  update private.password_resets set used_at = null where token_hash = sha256(convert_to(token, 'UTF8'));
$$;
revoke execute on function public.release_password_reset(text) from public;
grant execute on function public.release_password_reset(text) to service_role;

-- Ends what an account has left open once its password is another one: every session, and every other link.
create function public.finish_password_change(account_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where user_id = finish_password_change.account_id;
  update private.password_resets reset set used_at = coalesce(used_at, clock_timestamp())
  where reset.account_id = finish_password_change.account_id;
  insert into private.audit_log (account_id, actor, action, subject_id, subject)
  values (
    finish_password_change.account_id, coalesce(private.name_of(finish_password_change.account_id), ''),
    'password_changed', finish_password_change.account_id::text,
    coalesce(private.name_of(finish_password_change.account_id), '')
  );
end;
$$;
revoke execute on function public.finish_password_change(uuid) from public;
grant execute on function public.finish_password_change(uuid) to service_role;

-- Tells whether a member may try its current password, 10 times in five minutes and 50 in a day, and counts it then.
create function public.admit_password_change(account_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  select exists (select from public.members where id = account_id)
    and private.admit_form('password-change', encode(sha256(convert_to(account_id::text, 'UTF8')), 'hex'), 10, 50);
$$;
revoke execute on function public.admit_password_change(uuid) from public;
grant execute on function public.admit_password_change(uuid) to service_role;

-- The member's own account.

-- Returns {name, email, role} of the member who calls.
create function public.read_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return (
    select jsonb_build_object('name', name, 'email', private.email_of(id), 'role', role)
    from public.members where id = auth.uid()
  );
end;
$$;
revoke execute on function public.read_account() from public;
grant execute on function public.read_account() to authenticated;

-- Sets the name by which the team knows the caller.
create function public.rename_account(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  if coalesce(char_length(btrim(rename_account.name)), 0) not between 1 and 80 then
    raise exception 'A name has 1 to 80 characters' using errcode = '22023';
  end if;
  update public.members member set name = btrim(rename_account.name) where id = auth.uid();
end;
$$;
revoke execute on function public.rename_account(text) from public;
grant execute on function public.rename_account(text) to authenticated;

-- Returns the open sessions of the caller, the one that was used last first.
create function public.list_sessions() returns table (
  id uuid, created_at timestamptz, used_at timestamptz, user_agent text, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member();
  return query
    select session.id, session.created_at,
      greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
      coalesce(session.user_agent, ''), session.id::text = private.session_of_caller()
    from auth.sessions session
    where session.user_id = auth.uid()
    order by session.id::text = private.session_of_caller() desc, 3 desc;
end;
$$;
revoke execute on function public.list_sessions() from public;
grant execute on function public.list_sessions() to authenticated;

-- Ends one session of the caller. False where it has none of this id, or no more.
create function public.end_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  delete from auth.sessions where id = end_session.session_id and user_id = auth.uid();
  return found;
end;
$$;
revoke execute on function public.end_session(uuid) from public;
grant execute on function public.end_session(uuid) to authenticated;

-- Ends every session of the caller but the one that calls. Returns how many.
create function public.end_other_sessions() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.require_member();
  delete from auth.sessions where user_id = auth.uid() and id::text <> private.session_of_caller();
  get diagnostics ended = row_count;
  return ended;
end;
$$;
revoke execute on function public.end_other_sessions() from public;
grant execute on function public.end_other_sessions() to authenticated;

-- Erases invitations that nobody has accepted, and links for a new password.
create function private.forget_team_links() returns void
language sql security definer set search_path = '' as $$
  delete from private.invitations where created_at < now() - interval '30 days';
  delete from private.password_resets where created_at < now() - interval '24 hours';
$$;
revoke execute on function private.forget_team_links() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-team-links', '53 * * * *', 'select private.forget_team_links()');
  end if;
end;
$$;
