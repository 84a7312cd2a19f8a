-- A member is told when the password or the second factor of the account changes. The embedded backend hears of it and sends a
-- mail. A hosted project sends mails of its own, and nobody listens there. The authentication itself tells that a second factor
-- was turned on: the audit log hears of it with the recovery codes, which a thief need not make.

create function private.tell_of_account_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('account_changed', jsonb_build_object(
    'account_id', new.subject_id, 'change', new.action, 'at', new.at)::text);
  return null;
end;
$$;
create trigger tell_of_account_change after insert on private.audit_log
  for each row when (new.action in (
    'password_changed', 'second_factor_off', 'second_factor_removed', 'recovery_codes_made', 'recovery_code_used'))
  execute function private.tell_of_account_change();
