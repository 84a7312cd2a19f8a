-- Who has agreed to be shown as a winner is shown as a winner alone, and may take that back. Two people who have the same name
-- with different services are two.

-- The current contest, for everybody: {now, starts_at, ends_at, entries, draws}. Of those who were drawn it tells the line, and of
-- winners first name and city where they have agreed to it. Null when no contest was ever opened.
create or replace function public.contest_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'now', clock_timestamp(),
    'starts_at', contest.starts_at,
    'ends_at', contest.ends_at,
    'entries', (select count(*) from public.contest_entries where contest_id = contest.id),
    'draws', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', draw.number, 'closes_at', draw.closes_at, 'prizes', draw.prizes, 'seed_round', draw.seed_round,
        'list_hash', draw.list_hash, 'frozen_at', draw.frozen_at, 'seed', draw.seed, 'drawn_at', draw.drawn_at,
        'drawn', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'place', drawn.place, 'line', drawn.line, 'state', drawn.state, 'prize', drawn.prize,
            'first_name', private.shown_name(split_part(shown.name, ' ', 1)), 'city', private.shown_name(shown.city)
          ) order by drawn.place), '[]')
          from public.contest_winners drawn
          left join public.contest_entries shown
            on shown.id = drawn.entry_id and shown.may_be_shown and drawn.state = 'winner'
          where drawn.draw_id = draw.id
        )
      ) order by draw.number), '[]')
      from public.contest_draws draw where draw.contest_id = contest.id
    )
  )
  from private.current_contest() contest where contest.id is not null;
$$;

-- Enters somebody, once per address, and few of one network in a day. Returns {outcome, ticket}: entered (also for who is there
-- already, with the same ticket), not_open, closed, or rate_limit. Entering again takes back that the entry may be shown where it
-- says so, and changes nothing else: a stranger may type any address. Called by the edge function enter-contest alone.
create or replace function public.enter_contest(name text, email text, city text, may_be_shown boolean, network text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  contest public.contests;
  moment timestamptz;
  address text := lower(btrim(enter_contest.email));
  secret bytea;
  ticket uuid;
begin
  -- A household, a few friends.
  if not private.admit_form('contest', enter_contest.network, 5, 5) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  -- Freezing a list waits for who is just entering.
  perform pg_advisory_xact_lock_shared(hashtextextended('contest', 0));
  contest := private.current_contest();
  moment := clock_timestamp();
  if contest.id is null or moment < contest.starts_at then
    return jsonb_build_object('outcome', 'not_open');
  end if;
  if moment >= contest.ends_at then
    return jsonb_build_object('outcome', 'closed');
  end if;
  -- What follows a plus sign is for the mailbox, not for the person.
  address := regexp_replace(address, '\+[^@]*@', '@');
  select key into secret from private.contest_keys where contest_id = contest.id;
  ticket := encode(
    substring(sha256(secret || sha256(secret || convert_to(address, 'UTF8'))) from 1 for 16), 'hex')::uuid;
  insert into public.contest_entries as entry (contest_id, name, email, email_key, city, may_be_shown, line, entered_at)
  values (
    contest.id, btrim(enter_contest.name), btrim(enter_contest.email), address, nullif(btrim(enter_contest.city), ''),
    enter_contest.may_be_shown, encode(sha256(convert_to(ticket::text, 'UTF8')), 'hex'), moment
  )
  on conflict on constraint contest_entries_once_per_address
    do update set may_be_shown = false where entry.may_be_shown and not excluded.may_be_shown;
  return jsonb_build_object('outcome', 'entered', 'ticket', ticket);
end;
$$;

-- A winner who is no longer to be shown leaves the page, as one who is erased does.
create function private.publish_changed_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.contest_winners drawn where drawn.entry_id = new.id and drawn.state = 'winner') then
    perform private.publish();
  end if;
  return null;
end;
$$;
revoke execute on function private.publish_changed_consent() from public;
create trigger publish_on_changed_consent after update of may_be_shown on public.contest_entries
  for each row when (old.may_be_shown <> new.may_be_shown) execute function private.publish_changed_consent();

-- What besides the value tells one way to reach somebody from another. A telephone number and an e-mail address are of one person
-- whatever is done with them; a name is of one person with each service.
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

alter table public.guest_applications
  add column contact_scope text[] not null
    generated always as (private.contact_scope(contact_value, contact_methods)) stored;
drop index public.guest_applications_once;
create unique index guest_applications_once on public.guest_applications (contact_key, contact_scope);

-- Keeps an application, once for each way to reach somebody: a repeat changes nothing, and is answered as the first one was.
-- One network may send one in five minutes, and ten in a day.
create or replace function public.apply_as_guest(
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
