-- What a guest says of sex life, orientation or health is kept with explicit consent alone (article 9 of the GDPR), and with when
-- it was given.

alter table public.guest_applications
  add column intimate_consent_at timestamptz,
  -- Applications from before were sent with other words, and are erased in their time.
  add constraint guest_applications_intimate_consent check (intimate_consent_at is not null) not valid;

drop function public.apply_as_guest(text, text, integer, text[], text, text[], boolean);

-- Keeps an application, once for each way to reach somebody: a repeat changes nothing, and is answered as the first one was.
-- One network may send one in five minutes, and ten in a day.
create function public.apply_as_guest(
  network text, name text, age integer, contact_methods text[], contact_value text, topics text[], anonym_consent boolean,
  intimate_consent boolean
) returns public.form_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.admit_form('application', network, 1, 10) then
    return 'rate_limit';
  end if;
  insert into public.guest_applications
    (name, age, contact_methods, contact_value, topics, anonym_consent, intimate_consent_at)
  values (
    btrim(normalize(apply_as_guest.name, NFC)), apply_as_guest.age,
    array(select distinct method from unnest(apply_as_guest.contact_methods) method order by method),
    btrim(normalize(apply_as_guest.contact_value, NFC)),
    array(select distinct topic from unnest(apply_as_guest.topics) topic order by topic),
    apply_as_guest.anonym_consent,
    case when apply_as_guest.intimate_consent then clock_timestamp() end
  )
  on conflict (contact_key, contact_scope) do nothing;
  return 'stored';
end;
$$;
revoke execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean, boolean)
  from public, anon, authenticated;
grant execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean, boolean) to service_role;
