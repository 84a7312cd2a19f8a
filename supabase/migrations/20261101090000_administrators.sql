-- Who may write: administrators, and how the first one comes to be.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- What the operator configures. One row, read by definer functions only.
create table private.settings (
  id boolean primary key default true check (id),
  publish_url text,
  publish_authorization text,
  initial_admin_email text
);
alter table private.settings enable row level security;
revoke all on private.settings from anon, authenticated;
insert into private.settings default values;

create table public.admins (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table public.admins enable row level security;

revoke all on public.admins from anon, authenticated;
grant select on public.admins to authenticated;
grant all on public.admins to service_role;

create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins where id = (select auth.uid()));
$$;
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

create policy "Administrators see the administrators" on public.admins
  for select to authenticated using ((select public.is_admin()));

-- True while the site has no administrator: the sign-in page then offers to create one.
create function public.first_admin_available() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from public.admins);
$$;
revoke execute on function public.first_admin_available() from public;
grant execute on function public.first_admin_available() to anon, authenticated, service_role;

-- Makes the signed-in account the first administrator. The table lock makes two
-- simultaneous claims wait for each other, so that only one can win.
create function public.claim_first_admin() returns void
language plpgsql security definer set search_path = '' as $$
declare
  claimant uuid := auth.uid();
  reserved_email text := (select initial_admin_email from private.settings);
begin
  if claimant is null then
    raise exception 'Non authentifié' using errcode = '42501';
  end if;
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
revoke execute on function public.claim_first_admin() from public, anon;
grant execute on function public.claim_first_admin() to authenticated;
