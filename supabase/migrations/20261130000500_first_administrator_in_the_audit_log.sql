-- Records the first administrator in the audit log, as accepting an invitation records every other member.

create or replace function private.make_first_admin(claimant uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reserved_email text := (select initial_admin_email from private.settings);
  email text := private.email_of(claimant);
  own_name text := left(split_part(email, '@', 1), 80);
begin
  lock table public.members in exclusive mode;
  if exists (select from public.members) then
    raise exception 'Un administrateur existe déjà' using errcode = '42501';
  end if;
  if not exists (
    select 1 from auth.users account
    where account.id = claimant
      and account.email_confirmed_at is not null
      and (reserved_email is null or lower(account.email) = lower(reserved_email))
  ) then
    raise exception 'Cette adresse ne peut pas devenir administratrice' using errcode = '42501';
  end if;
  insert into public.members (id, role, name) values (claimant, 'administrator', own_name);
  insert into private.audit_log (account_id, actor, action, subject_id, subject, detail)
  values (claimant, own_name, 'joined', claimant::text, email, 'administrator');
end;
$$;
