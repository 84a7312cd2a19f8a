-- Men who apply as anonymous guests of the podcast. Visitors write here through an edge function alone, and read nothing.

-- Returns one form of all ways of writing how to reach somebody: case, spaces, the sign before a name, a national number.
create function private.contact_key(value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when plain ~ '^[+0-9().-]+$' and length(digits) >= 6 then regexp_replace(regexp_replace(digits, '^00', ''), '^0', '33')
    else ltrim(plain, '@')
  end
  from (select lower(regexp_replace(normalize(value, NFKC), '\s|[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')) as plain) one,
    lateral (select regexp_replace(plain, '[^0-9]', '', 'g') as digits) two;
$$;

-- Returns what besides the value tells one way to reach somebody from another. A telephone number and an e-mail address are of one
-- person whatever is done with them; a name is of one person with each service.
create function private.contact_scope(value text, methods text[]) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when key ~ '^[^@]+@[^@]+\.[^@]+$' then '{}'
    -- With a sign before it, a number is a name.
    when key ~ '^[0-9]{6,}$' and normalize(value, NFKC) !~ '@' then '{}'
    else array(select distinct method from unnest(methods) method order by method)
  end
  from private.contact_key(value) key;
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
  contact_scope text[] not null generated always as (private.contact_scope(contact_value, contact_methods)) stored,
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
create unique index guest_applications_once on public.guest_applications (contact_key, contact_scope);
create index guest_applications_age_of_rows on public.guest_applications (created_at);
alter table public.guest_applications enable row level security;

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
  on conflict (contact_key, contact_scope) do nothing;
  return 'stored';
end;
$$;
revoke execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean) from public;
grant execute on function public.apply_as_guest(text, text, integer, text[], text, text[], boolean) to service_role;

-- Returns one page of the applications whose name and contact hold each word of a search, as {total, applications}.
--
-- sort: date, name or age
-- page: from 1
create function public.list_guest_applications(
  search text, sort text, is_ascending boolean, page integer, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort_key text := case sort when 'name' then 'private.fold(name)' when 'age' then 'age' else 'created_at' end;
  direction text := case when is_ascending then 'asc' else 'desc' end;
  patterns text[] := private.title_patterns(search);
  total bigint;
  applications jsonb;
begin
  perform private.require_administrator();
  select count(*) into total from public.guest_applications where folded_text like all (patterns);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(row) - ''position'' order by position), ''[]'')
     from (
       select id, name, age, contact_methods, contact_value, topics, created_at,
         row_number() over (order by %1$s %2$s, created_at %2$s, id) as position
       from public.guest_applications
       where folded_text like all ($1)
       order by position limit $2 offset $3
     ) row',
    sort_key, direction)
  into applications
  using patterns, private.people_page_size(page_size), private.people_offset(page, page_size);
  return jsonb_build_object('total', total, 'applications', applications);
end;
$$;
revoke execute on function public.list_guest_applications(text, text, boolean, integer, integer) from public;
grant execute on function public.list_guest_applications(text, text, boolean, integer, integer) to authenticated;

-- Erases one application, for good.
create function public.erase_guest_application(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.guest_applications where id = application_id;
end;
$$;
revoke execute on function public.erase_guest_application(uuid) from public;
grant execute on function public.erase_guest_application(uuid) to authenticated;

-- Erases the applications that are older than the privacy page says.
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
