-- Once the site has an administrator, nobody makes an account for themselves. A hosted project asks this function before it
-- makes one (config.toml, auth.hook.before_user_created), except for accounts that its operator makes; the embedded backend
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
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.refuse_sign_up(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
