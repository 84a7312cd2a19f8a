-- All that is kept of a person, and how administrators erase it.

-- Counts the applications, subscriptions and entries of the person at an address, however it is written. Returns
-- {applications, subscriptions, entries}.
create function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'applications', (
      select count(*) from public.guest_applications where contact_key = private.contact_key(find_person.address)
    ),
    'subscriptions', (
      select count(*) from public.newsletter_subscriptions where email = private.email_key(find_person.address)
    ),
    'entries', (
      select count(*) from public.contest_entries
      where private.contest_email_key(email) = private.contest_email_key(find_person.address)
    )
  );
end;
$$;
revoke execute on function public.find_person(text) from public;
grant execute on function public.find_person(text) to authenticated;

-- Erases them, for good. Returns what was erased, as find_person tells it.
create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  applications integer;
  subscriptions integer;
begin
  perform private.require_administrator();
  delete from public.guest_applications where contact_key = private.contact_key(erase_person.address);
  get diagnostics applications = row_count;
  delete from public.newsletter_subscriptions where email = private.email_key(erase_person.address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object(
    'applications', applications, 'subscriptions', subscriptions,
    'entries', public.erase_contest_entries(erase_person.address)
  );
end;
$$;
revoke execute on function public.erase_person(text) from public;
grant execute on function public.erase_person(text) to authenticated;
