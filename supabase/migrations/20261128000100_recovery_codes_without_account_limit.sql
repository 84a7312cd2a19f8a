-- A stranger who knows a password may use up the account's codes of the application: 50 a day, of which 3 in a million are right
-- at any moment, so that one in 6,700 such days finds one. The owner then opens the account by a recovery code, or by a new
-- password. So that no stranger uses these up too, recovery codes are counted by network alone: 80 random bits are not guessed,
-- from however many networks.
create or replace function public.use_recovery_code(network text, account_id uuid, session_id uuid, code text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.admit_form('recovery-code', network, 10, 50) then
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
