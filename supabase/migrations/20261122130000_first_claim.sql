-- Who may become the first administrator where nobody confirms e-mail addresses: the embedded backend confirms them all, so
-- that whoever reaches it could claim the site. Where others than its own machine reach it, the operator confirms there.

-- Set at each start by the embedded backend; a hosted project sends mails, and leaves it as it is.
alter table private.settings add column claims_need_operator boolean not null default false;

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

-- Makes the signed-in account the first administrator.
create or replace function public.claim_first_admin() returns void
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
revoke execute on function public.claim_first_admin() from public, anon;
grant execute on function public.claim_first_admin() to authenticated;

-- Makes an account the first administrator for the operator, who holds the secret key and has proved to know its password.
create function public.confirm_first_admin(claimant uuid) returns void
language sql security definer set search_path = '' as $$
  select private.make_first_admin(claimant);
$$;
revoke execute on function public.confirm_first_admin(uuid) from public, anon, authenticated;
grant execute on function public.confirm_first_admin(uuid) to service_role;
