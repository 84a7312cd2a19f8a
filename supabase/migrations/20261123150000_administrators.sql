-- Administrators, and how the first one comes to be.

-- Holds what the operator configures, in one row that definer functions alone read.
create table private.settings (
  id boolean primary key default true check (id),
  publish_url text,
  publish_authorization text,
  initial_admin_email text,
  -- Set at each start by the embedded backend, which confirms every e-mail address; a hosted project sends mails to confirm
  -- them, and leaves it as it is.
  claims_need_operator boolean not null default false
);
alter table private.settings enable row level security;
insert into private.settings default values;

-- A privilege that a policy alone holds back still lets an account ask the planner, whose estimates tell how many rows there
-- are and which. Tables of which an ordinary account may see no row, as this one, are read and written by functions alone,
-- which ask who calls.
create table public.admins (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table public.admins enable row level security;

-- Tells whether whoever calls is an administrator.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins where id = (select auth.uid()));
$$;
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- Refuses whoever is no administrator.
create function private.require_administrator() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Accès non autorisé' using errcode = '42501';
  end if;
end;
$$;

-- Returns the address by which people know an account; null where it is gone.
create function private.email_of(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select email from auth.users where id = account;
$$;
revoke execute on function private.email_of(uuid) from public;

-- Names the sign-in of whoever calls; empty where the token does not name it.
create function private.session_of_caller() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '');
$$;

-- Returns true while the site has no administrator: the sign-in page then offers to create one.
create function public.first_admin_available() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.admins);
$$;
revoke execute on function public.first_admin_available() from public;
grant execute on function public.first_admin_available() to anon, authenticated, service_role;

-- Makes an account the first administrator. The table lock makes two simultaneous claims wait for each other, so that
-- only one can win.
create function private.make_first_admin(claimant uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reserved_email text := (select initial_admin_email from private.settings);
begin
  lock table public.admins in exclusive mode;
  if exists (select 1 from public.admins) then
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
  insert into public.admins (id) values (claimant);
end;
$$;
revoke execute on function private.make_first_admin(uuid) from public;

-- Makes the signed-in account the first administrator, except where the embedded backend can be reached from elsewhere: the
-- operator then confirms on the machine.
create function public.claim_first_admin() returns void
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := auth.uid();
begin
  if claimant is null then
    raise exception 'Non authentifié' using errcode = '42501';
  end if;
  if (select claims_need_operator from private.settings) then
    raise exception 'Sur ce site, le premier administrateur se confirme depuis la machine qui l’héberge'
      using errcode = '42501', hint = 'npm run confirm-administrator';
  end if;
  perform private.make_first_admin(claimant);
end;
$$;
revoke execute on function public.claim_first_admin() from public;
grant execute on function public.claim_first_admin() to authenticated;

-- Makes an account the first administrator for the operator, who holds the secret key and has proved to know its password.
create function public.confirm_first_admin(claimant uuid) returns void
language sql security definer set search_path = '' as $$
  select private.make_first_admin(claimant);
$$;
revoke execute on function public.confirm_first_admin(uuid) from public;
grant execute on function public.confirm_first_admin(uuid) to service_role;

-- Refuses an account that somebody makes for themselves once the site has an administrator. A hosted project asks this before
-- it makes one (config.toml, auth.hook.before_user_created), except for accounts that its operator makes; the embedded backend
-- decides by the same rule.
create function private.refuse_sign_up(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.admins) then
      '{"error": {"http_code": 422, "message": "Les inscriptions sont closes : demande un compte à la personne qui administre le site."}}'::jsonb
    else '{}'::jsonb
  end;
$$;
revoke execute on function private.refuse_sign_up(jsonb) from public;

-- The role of a hosted project's authentication; others lack it.
do $$
begin
  if to_regrole('supabase_auth_admin') is not null then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.refuse_sign_up(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
