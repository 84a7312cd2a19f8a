-- The second factor: a code of an application beside the password, and recovery codes for a lost phone.
--
-- The authentication keeps the factors (auth.mfa_factors), and notes at a session that a code was given (`aal2`). The functions of
-- this file decide which sessions have a role.

-- Set at each start by the embedded backend, and by its operator on a hosted project.
alter table private.settings add column administrators_need_second_factor boolean not null default false;

-- Recovery codes, of which only hashes are kept. Each opens one session in place of a code of the application.
create table private.recovery_codes (
  account_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  -- The session that this code has opened; null again once it has ended.
  session_id uuid references auth.sessions (id) on delete set null,
  primary key (account_id, code_hash)
);
create index recovery_codes_session on private.recovery_codes (session_id);
alter table private.recovery_codes enable row level security;

-- True for an account whose sign-in asks for a code.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors where user_id = account and status = 'verified');
$$;
revoke execute on function private.has_second_factor(uuid) from public;

-- True for an administrator of a site whose operator requires a second factor of administrators.
create function private.needs_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select administrators_need_second_factor from private.settings)
    and exists (select from public.members where id = account and role = 'administrator');
$$;
revoke execute on function private.needs_second_factor(uuid) from public;

-- Returns the role of an account in one of its sessions; null for an account that is no member, for a session that was ended, for
-- one that lacks the code of the account's second factor, and for an administrator who must have one and has none.
--
-- session: empty for a token that names none, as one that the operator has made
create function private.role_of_session(account uuid, session text) returns text
language sql stable security definer set search_path = '' as $$
  select member.role
  from public.members member
  left join auth.sessions opened on opened.user_id = member.id and opened.id::text = role_of_session.session
  where member.id = account
    and (role_of_session.session = '' or opened.id is not null)
    and case
      when private.has_second_factor(member.id) then
        coalesce(opened.aal = 'aal2', false)
        or exists (
          select from private.recovery_codes code where code.account_id = member.id and code.session_id = opened.id)
      else not private.needs_second_factor(member.id)
    end;
$$;
revoke execute on function private.role_of_session(uuid, text) from public;

-- Returns the role of the caller; null where private.role_of_session gives none, whatever the token says.
create or replace function public.role_of_caller() returns text
language sql stable security definer set search_path = '' as $$
  select private.role_of_session((select auth.uid()), private.session_of_caller());
$$;

-- Tells whether an account may try a secret now, 10 times in five minutes and 50 in a day from wherever, and counts it then.
create function private.admit_account(form text, account uuid) returns boolean
language sql security definer set search_path = '' as $$
  select private.admit_form(form, encode(sha256(convert_to(account::text, 'UTF8')), 'hex'), 10, 50);
$$;
revoke execute on function private.admit_account(text, uuid) from public;

-- Returns the hash of a recovery code, however it was typed.
create function private.hash_of_recovery_code(account uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(account::text || upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'UTF8'));
$$;

-- Makes a recovery code of 80 random bits. No two of its 32 letters and digits look alike.
create function private.new_recovery_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random, place) & 31) + 1, 1)
      || case when place in (3, 7, 11) then '-' else '' end,
    '' order by place)
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as random) source
  cross join generate_series(0, 15) place;
$$;

-- True where the caller has no role for the only reason that it must turn on a second factor first.
create function public.awaits_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.needs_second_factor(auth.uid()) and not private.has_second_factor(auth.uid())
    and exists (
      select from auth.sessions session
      where session.user_id = auth.uid() and session.id::text = private.session_of_caller());
$$;
revoke execute on function public.awaits_second_factor() from public;
grant execute on function public.awaits_second_factor() to authenticated;

-- Returns {is_on, is_required, codes_left} of the caller, also before the second factor that gives it its role.
create function public.read_second_factor() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.awaits_second_factor() then
    perform private.require_member();
  end if;
  return jsonb_build_object(
    'is_on', private.has_second_factor(auth.uid()),
    'is_required', private.needs_second_factor(auth.uid()),
    'codes_left', (select count(*) from private.recovery_codes where account_id = auth.uid() and used_at is null)
  );
end;
$$;
revoke execute on function public.read_second_factor() from public;
grant execute on function public.read_second_factor() to authenticated;

-- Gives the caller ten new recovery codes, shown here only; the former ones serve no more. The session that one of them has
-- opened goes on.
create function public.create_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  codes text[];
  had_codes boolean;
begin
  perform private.require_member();
  if not private.has_second_factor(auth.uid()) then
    raise exception 'The account has no second factor' using errcode = '22023';
  end if;
  -- Two calls at once would leave twenty codes.
  perform from public.members where id = auth.uid() for update;
  had_codes := exists (select from private.recovery_codes where account_id = auth.uid());
  delete from private.recovery_codes
  where account_id = auth.uid() and (session_id is null or session_id::text <> private.session_of_caller());
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  insert into private.recovery_codes (account_id, code_hash)
  select auth.uid(), private.hash_of_recovery_code(auth.uid(), code) from unnest(codes) code;
  perform private.record_action(
    case when had_codes then 'recovery_codes_made' else 'second_factor_on' end,
    auth.uid()::text, private.name_of(auth.uid()));
  return codes;
end;
$$;
revoke execute on function public.create_recovery_codes() from public;
grant execute on function public.create_recovery_codes() to authenticated;

-- Opens a session that lacks its code by a recovery code, which is used up; a network and an account may try ten in five minutes
-- and 50 in a day. Returns 'rate_limit', 'wrong' or 'opened'.
create function public.use_recovery_code(network text, account_id uuid, session_id uuid, code text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.admit_form('recovery-code', network, 10, 50)
    or not private.admit_account('recovery-code', use_recovery_code.account_id) then
    return 'rate_limit';
  end if;
  update private.recovery_codes known
  set used_at = clock_timestamp(), session_id = use_recovery_code.session_id
  where known.account_id = use_recovery_code.account_id
    and known.code_hash = private.hash_of_recovery_code(use_recovery_code.account_id, use_recovery_code.code)
    and known.used_at is null
    and exists (
      select from auth.sessions session
      where session.id = use_recovery_code.session_id and session.user_id = use_recovery_code.account_id)
    and exists (select from public.members where id = use_recovery_code.account_id);
  if not found then
    return 'wrong';
  end if;
  insert into private.audit_log (account_id, actor, action, subject_id, subject)
  values (
    use_recovery_code.account_id, coalesce(private.name_of(use_recovery_code.account_id), ''), 'recovery_code_used',
    use_recovery_code.account_id::text, coalesce(private.name_of(use_recovery_code.account_id), ''));
  return 'opened';
end;
$$;
revoke execute on function public.use_recovery_code(text, uuid, uuid, text) from public;
grant execute on function public.use_recovery_code(text, uuid, uuid, text) to service_role;

-- Takes the second factor of an account away, with its recovery codes. Its sessions go on by the password alone.
create function private.drop_second_factor(account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  was_on boolean := private.has_second_factor(account);
begin
  delete from auth.mfa_factors where user_id = account;
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = account;
  delete from private.recovery_codes where account_id = account;
  return was_on;
end;
$$;
revoke execute on function private.drop_second_factor(uuid) from public;

-- Takes the second factor of another member away, who has lost the phone. False where there is none.
create function public.remove_second_factor(member_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_team_manager();
  if member_id = auth.uid() then
    raise exception 'One’s own second factor is turned off with the password' using errcode = '42501';
  end if;
  if not exists (select from public.members where id = member_id) then
    raise exception 'Unknown member' using errcode = '22023';
  end if;
  if not private.drop_second_factor(member_id) then
    return false;
  end if;
  perform private.record_action('second_factor_removed', member_id::text, private.name_of(member_id));
  return true;
end;
$$;
revoke execute on function public.remove_second_factor(uuid) from public;
grant execute on function public.remove_second_factor(uuid) to authenticated, service_role;

-- Turns the second factor of a member off who has proved to know the password.
create function public.turn_second_factor_off(account_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.drop_second_factor(turn_second_factor_off.account_id) then
    insert into private.audit_log (account_id, actor, action, subject_id, subject)
    values (
      turn_second_factor_off.account_id, coalesce(private.name_of(turn_second_factor_off.account_id), ''),
      'second_factor_off', turn_second_factor_off.account_id::text,
      coalesce(private.name_of(turn_second_factor_off.account_id), ''));
  end if;
end;
$$;
revoke execute on function public.turn_second_factor_off(uuid) from public;
grant execute on function public.turn_second_factor_off(uuid) to service_role;

-- Tells whether a member may try its current password in a session that has its role, and counts it then: a password alone
-- changes no password, and turns no second factor off.
drop function public.admit_password_change(uuid);
create function public.admit_password_change(account_id uuid, session_id text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.role_of_session(admit_password_change.account_id, admit_password_change.session_id) is null then
    return 'signed_out';
  end if;
  return case
    when private.admit_account('password-change', admit_password_change.account_id) then 'admitted'
    else 'rate_limit'
  end;
end;
$$;
revoke execute on function public.admit_password_change(uuid, text) from public;
grant execute on function public.admit_password_change(uuid, text) to service_role;

-- Ends what an account has left open once its password is another one: every session, every other link, and the count of wrong
-- codes, which only somebody with the former password can have given.
create or replace function public.finish_password_change(account_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where user_id = finish_password_change.account_id;
  update private.password_resets reset set used_at = coalesce(used_at, clock_timestamp())
  where reset.account_id = finish_password_change.account_id;
  delete from private.form_attempts
  where form in ('second-factor', 'recovery-code')
    and network = encode(sha256(convert_to(finish_password_change.account_id::text, 'UTF8')), 'hex');
  insert into private.audit_log (account_id, actor, action, subject_id, subject)
  values (
    finish_password_change.account_id, coalesce(private.name_of(finish_password_change.account_id), ''),
    'password_changed', finish_password_change.account_id::text,
    coalesce(private.name_of(finish_password_change.account_id), '')
  );
end;
$$;

-- Returns {members, invitations}.
create or replace function public.list_team() returns jsonb
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
        'has_second_factor', private.has_second_factor(member.id),
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
