-- Men who apply as anonymous guests of the podcast. Visitors write here through an edge function alone, and read nothing.

-- What makes two ways of writing how to reach somebody one: case, spaces, the sign before a name, a national number.
create function private.contact_key(value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when plain ~ '^[+0-9().-]+$' and length(digits) >= 6 then regexp_replace(regexp_replace(digits, '^00', ''), '^0', '33')
    else ltrim(plain, '@')
  end
  from (select lower(regexp_replace(normalize(value, NFKC), '\s|[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')) as plain) one,
    lateral (select regexp_replace(plain, '[^0-9]', '', 'g') as digits) two;
$$;

create table public.guest_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  age integer not null,
  contact_methods text[] not null,
  contact_value text not null,
  contact_key text not null generated always as (private.contact_key(contact_value)) stored,
  topics text[] not null,
  anonym_consent boolean not null,
  folded_text text not null generated always as (private.fold(name || ' ' || contact_value)) stored,
  created_at timestamptz not null default clock_timestamp(),
  constraint guest_applications_name check (
    char_length(name) <= 100 and private.is_visible(name) and private.is_plain_line(name)
  ),
  constraint guest_applications_age check (age between 18 and 120),
  constraint guest_applications_contact_methods check (
    cardinality(contact_methods) between 1 and 5
    and contact_methods <@ array['instagram', 'whatsapp', 'snapchat', 'telegram', 'email']
  ),
  constraint guest_applications_contact_value check (
    char_length(contact_value) <= 200 and private.contact_key(contact_value) <> ''
    and private.is_visible(contact_value) and private.is_plain_line(contact_value)
  ),
  constraint guest_applications_topics check (
    cardinality(topics) between 1 and 14
    and topics <@ array[
      'ghosting', 'dating_apps', 'contradictions', 'never_confessed_secret', 'unavowable_fantasy',
      'fears_in_a_relationship', 'long_relationship', 'biggest_rejection', 'falling_for_a_woman', 'truly_in_love',
      'relationship_to_sex', 'heartbreak', 'casual_plan', 'sleeping_with_or_loving'
    ]
  ),
  constraint guest_applications_consent check (anonym_consent)
);
create unique index guest_applications_once on public.guest_applications (contact_key);
create index guest_applications_age_of_rows on public.guest_applications (created_at);
alter table public.guest_applications enable row level security;
revoke all on public.guest_applications from public, anon, authenticated;
grant all on public.guest_applications to service_role;
grant select, delete on public.guest_applications to authenticated;
create policy "Administrators read applications" on public.guest_applications
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators erase applications" on public.guest_applications
  for delete to authenticated using ((select public.is_admin()));

-- Keeps an application, once for each way to reach somebody: a repeat changes nothing, and is answered as the first one was.
-- One network may send one in five minutes, and ten in a day.
create function public.apply_as_guest(
  network text, name text, age integer, contact_methods text[], contact_value text, topics text[], anonym_consent boolean
) returns public.form_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.admit_form('application', network, 1, 10) then
    return 'rate_limit';
  end if;
  insert into public.guest_applications (name, age, contact_methods, contact_value, topics, anonym_consent)
  values (
    btrim(normalize(apply_as_guest.name, NFC)), apply_as_guest.age,
    array(select distinct method from unnest(apply_as_guest.contact_methods) method order by method),
    btrim(normalize(apply_as_guest.contact_value, NFC)),
    array(select distinct topic from unnest(apply_as_guest.topics) topic order by topic),
    apply_as_guest.anonym_consent
  )
  on conflict (contact_key) do nothing;
  return 'stored';
end;
$$;
revoke execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean)
  from public, anon, authenticated;
grant execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean) to service_role;

-- The privacy page says how long they are kept.
create function private.forget_applications() returns void
language sql security definer set search_path = '' as $$
  delete from public.guest_applications where created_at < now() - interval '12 months';
$$;
revoke execute on function private.forget_applications() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-applications', '41 * * * *', 'select private.forget_applications()');
  end if;
end;
$$;
