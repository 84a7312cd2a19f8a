-- A stranger who types an address must not learn whether it takes part in the contest: not from the answer, the lists, the count,
-- nor from what changes on the page.

-- The address as it counts, one entry each. What follows a plus sign is for the mailbox; Gmail ignores dots, and has two names.
create function private.contest_email_key(email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (
    select regexp_replace(address, '(\+[^@]*)?@[^@]*$', '') as mailbox, substring(address from '[^@]*$') as domain
    from lower(btrim(email)) address
  ) parts;
$$;

-- The ticket of an entry is made from `ticket_source` with the key of the contest, which a mail needs to name it again.
alter table public.contest_entries
  add column ticket_source text not null default gen_random_uuid()::text,
  add column mailed_at timestamptz;
update public.contest_entries set ticket_source = regexp_replace(lower(btrim(email)), '\+[^@]*@', '@');
-- Two entries of one person that were made before this rule both stay: each has a ticket.
update public.contest_entries entry set email_key = private.contest_email_key(entry.email)
where entry.email_key <> private.contest_email_key(entry.email)
  and not exists (
    select 1 from public.contest_entries other
    where other.contest_id = entry.contest_id and other.id <> entry.id
      and private.contest_email_key(other.email) = private.contest_email_key(entry.email)
      and (
        other.email_key = private.contest_email_key(entry.email)
        or (other.entered_at, other.id) < (entry.entered_at, entry.id)
      )
  );

-- Lines of tickets that were given to those who entered an address again: they stand in the lists like the others, so that nobody
-- knows an entry from a repeat, and win nothing. A row tells nothing of the entry that it repeats.
create table private.contest_repeats (
  contest_id uuid not null references public.contests (id) on delete cascade,
  line text not null,
  entered_at timestamptz not null,
  primary key (contest_id, line)
);
alter table private.contest_repeats enable row level security;
revoke all on private.contest_repeats from public, anon, authenticated, service_role;

create function private.contest_ticket(contest_id uuid, source text) returns uuid
language sql stable set search_path = '' as $$
  select encode(
    substring(sha256(keys.key || sha256(keys.key || convert_to(source, 'UTF8'))) from 1 for 16), 'hex')::uuid
  from private.contest_keys keys where keys.contest_id = contest_ticket.contest_id;
$$;
revoke execute on function private.contest_email_key(text), private.contest_ticket(uuid, text) from public;

drop function public.enter_contest(text, text, text, boolean, text);
drop function private.put_contest_entry(text, text, text, boolean);

-- Puts somebody into the contest, once per address. Returns {outcome, ticket, kept_ticket, is_new, is_mailed}: entered, not_open or
-- closed; the ticket of this session, that of the entry, whether both are one, and whether its owner is to have a mail: one a day.
-- An entry that is there already stays as it is.
create function private.put_contest_entry(name text, email text, city text, may_be_shown boolean, session uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  contest public.contests;
  moment timestamptz;
  address text := private.contest_email_key(put_contest_entry.email);
  source text := address || ' ' || session;
  ticket uuid;
  entry public.contest_entries;
  is_mailed boolean;
begin
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
  ticket := private.contest_ticket(contest.id, source);
  insert into public.contest_entries
    (contest_id, name, email, email_key, city, may_be_shown, line, ticket_source, entered_at)
  values (
    contest.id, btrim(put_contest_entry.name), btrim(put_contest_entry.email), address,
    nullif(btrim(put_contest_entry.city), ''), put_contest_entry.may_be_shown, private.line_of_ticket(ticket), source,
    moment
  )
  on conflict on constraint contest_entries_once_per_address do nothing;
  select known.* into entry from public.contest_entries known
  where known.contest_id = contest.id and known.email_key = address for update;
  if entry.ticket_source <> source then
    insert into private.contest_repeats (contest_id, line, entered_at)
    values (contest.id, private.line_of_ticket(ticket), moment)
    on conflict do nothing;
  end if;
  is_mailed := entry.mailed_at is null or entry.mailed_at < moment - interval '24 hours';
  update public.contest_entries known set mailed_at = case when is_mailed then moment else known.mailed_at end
  where known.id = entry.id;
  return jsonb_build_object(
    'outcome', 'entered', 'ticket', ticket,
    'kept_ticket', private.contest_ticket(contest.id, entry.ticket_source),
    'is_new', entry.ticket_source = source, 'is_mailed', is_mailed
  );
end;
$$;
revoke execute on function private.put_contest_entry(text, text, text, boolean, uuid) from public;

-- Enters somebody, once per address, and few of one network in a day. Returns {outcome, ticket, kept_ticket, is_new, is_mailed}
-- as private.put_contest_entry does, or rate_limit; only `outcome` and `ticket` are for who asks. Called by the edge function
-- enter-contest alone.
--
-- session: of the browser; another one is given another ticket
create function public.enter_contest(
  name text, email text, city text, may_be_shown boolean, network text, session uuid default gen_random_uuid()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- A household, a few friends.
  if not private.admit_form('contest', enter_contest.network, 5, 5) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  return private.put_contest_entry(
    enter_contest.name, enter_contest.email, enter_contest.city, enter_contest.may_be_shown, enter_contest.session);
end;
$$;
revoke execute on function public.enter_contest(text, text, text, boolean, text, uuid) from public, anon, authenticated;
grant execute on function public.enter_contest(text, text, text, boolean, text, uuid) to service_role;

-- Enters somebody whose proof came another way. Returns {outcome, ticket, is_new}: entered, not_open or closed. An entry that is
-- there already stays as it is, and its ticket is told.
create or replace function public.enter_contest_by_hand(name text, email text, city text, may_be_shown boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- The same for each repeat: a list grows by one line at most.
  entered jsonb;
begin
  perform private.require_administrator();
  entered := private.put_contest_entry(
    enter_contest_by_hand.name, enter_contest_by_hand.email, enter_contest_by_hand.city,
    enter_contest_by_hand.may_be_shown, '00000000-0000-4000-8000-000000000000');
  if entered ->> 'outcome' <> 'entered' then
    return entered;
  end if;
  return jsonb_build_object(
    'outcome', 'entered', 'ticket', entered -> 'kept_ticket', 'is_new', entered -> 'is_new');
end;
$$;

-- Freezes the list of each draw whose entries are closed, once for ever. Returns how many it froze.
create or replace function private.freeze_due_draws() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.contest_draws;
  frozen integer := 0;
  lines text;
begin
  if not exists (select 1 from public.contest_draws where frozen_at is null and closes_at <= clock_timestamp()) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contest', 0));
  for due in
    select * from public.contest_draws where frozen_at is null and closes_at <= clock_timestamp()
    order by closes_at for update
  loop
    select coalesce(string_agg(line || chr(10), '' order by line collate "C"), '') into lines
    from (
      select line from public.contest_entries where contest_id = due.contest_id and entered_at < due.closes_at
      union
      select line from private.contest_repeats where contest_id = due.contest_id and entered_at < due.closes_at
    ) known;
    update public.contest_draws set
      list = lines,
      list_hash = encode(sha256(convert_to(lines, 'UTF8')), 'hex'),
      frozen_at = clock_timestamp(),
      -- A list that is frozen late has its seed later too, and its own: the hash is always there well before.
      seed_round = case
        when clock_timestamp() > due.closes_at + interval '12 hours'
          then private.seed_round_at(clock_timestamp() + interval '24 hours') + due.number
        else due.seed_round
      end
    where id = due.id;
    frozen := frozen + 1;
  end loop;
  perform private.publish();
  return frozen;
end;
$$;

-- The count that everybody is told: whole tens, counted each hour. An entry that somebody makes to find out moves nothing at once.
alter table public.contests add column shown_entries integer not null default 0;

create function private.count_contest_entries() returns void
language sql security definer set search_path = '' as $$
  -- Entries that are erased after the contest were entries all the same.
  update public.contests contest set shown_entries = counted.entries / 10 * 10
  from (
    select contests.id, (select count(*) from public.contest_entries where contest_id = contests.id)::integer as entries
    from public.contests where contests.ends_at > clock_timestamp() - interval '2 hours'
  ) counted
  where counted.id = contest.id and contest.shown_entries <> counted.entries / 10 * 10;
$$;
revoke execute on function private.count_contest_entries() from public;

-- Erases what is kept of a person, who asks for it. Returns how many entries that were. Their lines stay in frozen lists,
-- where they tell nothing of anybody.
create or replace function public.erase_contest_entries(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contest_entries entry
  where private.contest_email_key(entry.email) = private.contest_email_key(erase_contest_entries.email);
  get diagnostics erased = row_count;
  return erased;
end;
$$;

-- How many applications, subscriptions and entries are of the person at an address, however it is written. Returns
-- {applications, subscriptions, entries}.
create or replace function public.find_person(address text) returns jsonb
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

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('count-contest-entries', '0 * * * *', 'select private.count_contest_entries()');
  end if;
end;
$$;
