-- The contest that takes place (CONTEST_MODE=live), and its entries, which visitors only add. A stranger who types an address must
-- not learn whether it takes part: not from the answer, the lists, the count, nor from what changes on the page.

-- Each contest keeps its page: its name stands in the address, and what is asked of a contest can be asked of a former one.
create table public.contests (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null unique,
  ends_at timestamptz not null,
  -- The count that everybody is told: whole tens, counted each hour. An entry that somebody makes to find out moves nothing at
  -- once.
  shown_entries integer not null default 0,
  contest_name text not null,
  constraint contests_ends_after_its_start check (ends_at > starts_at),
  constraint contests_name_once unique (contest_name)
);

create table public.contest_entries (
  id uuid primary key default gen_random_uuid(),
  contest_id uuid not null references public.contests (id),
  name text not null,
  email text not null,
  -- The address as it counts: one entry each.
  email_key text not null,
  city text,
  -- Whether first name and city may be shown, should this entry win.
  may_be_shown boolean not null,
  -- SHA-256 of the ticket, which is not kept.
  line text not null,
  -- The rules were accepted with it.
  entered_at timestamptz not null default clock_timestamp(),
  folded_text text not null
    generated always as (private.fold(name || ' ' || email || ' ' || coalesce(city, ''))) stored,
  -- The ticket is made from it with the key of the contest: a mail needs to name the ticket again.
  ticket_source text not null default gen_random_uuid()::text,
  mailed_at timestamptz,
  constraint contest_entries_name_length check (length(name) between 1 and 100 and private.is_plain_line(name)),
  constraint contest_entries_email_form check (private.is_mail_address(email)),
  constraint contest_entries_city_length check (length(city) between 1 and 80 and private.is_plain_line(city)),
  constraint contest_entries_once_per_address unique (contest_id, email_key),
  constraint contest_entries_line_once unique (contest_id, line)
);
create index contest_entries_in_order on public.contest_entries (contest_id, entered_at);

-- Tickets are made with this key from the address and the browser's session.
create table private.contest_keys (
  contest_id uuid primary key references public.contests (id) on delete cascade,
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

-- Lines of tickets that were given to those who entered an address again: they stand in the lists like the others, so that nobody
-- knows an entry from a repeat, and win nothing. A row tells nothing of the entry that it repeats.
create table private.contest_repeats (
  contest_id uuid not null references public.contests (id) on delete cascade,
  line text not null,
  entered_at timestamptz not null,
  primary key (contest_id, line)
);

alter table public.contests enable row level security;
alter table public.contest_entries enable row level security;
alter table private.contest_keys enable row level security;
alter table private.contest_repeats enable row level security;

-- Names a contest after the month in Paris that it starts in, with a number where the month has several.
create function private.name_contest() returns trigger
language plpgsql set search_path = '' as $$
declare
  month text := to_char(new.starts_at at time zone 'Europe/Paris', 'YYYY-MM');
  number integer := 1;
begin
  if tg_op = 'UPDATE' and (new.contest_name = month or new.contest_name like month || '-%') then
    return new;
  end if;
  new.contest_name := month;
  while exists (select 1 from public.contests where contest_name = new.contest_name and id <> new.id) loop
    number := number + 1;
    new.contest_name := month || '-' || number;
  end loop;
  return new;
end;
$$;
revoke execute on function private.name_contest() from public;
create trigger name_contest before insert or update of starts_at on public.contests
  for each row execute function private.name_contest();

-- Returns the contest that was opened last.
create function private.current_contest() returns public.contests
language sql stable set search_path = '' as $$
  select contest from public.contests contest order by starts_at desc limit 1;
$$;
revoke execute on function private.current_contest() from public;

-- Returns the contest of a name; the newest one without.
create function private.contest_named(contest text) returns public.contests
language sql stable set search_path = '' as $$
  select known from public.contests known
  where contest_named.contest is null or known.contest_name = contest_named.contest
  order by known.starts_at desc limit 1;
$$;
revoke execute on function private.contest_named(text) from public;

-- Returns the address as it counts, one entry each. What follows a plus sign is for the mailbox; Gmail ignores dots, and has two
-- names.
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
revoke execute on function private.contest_email_key(text) from public;

-- Makes the ticket of a source.
create function private.contest_ticket(contest_id uuid, source text) returns uuid
language sql stable set search_path = '' as $$
  select encode(
    substring(sha256(keys.key || sha256(keys.key || convert_to(source, 'UTF8'))) from 1 for 16), 'hex')::uuid
  from private.contest_keys keys where keys.contest_id = contest_ticket.contest_id;
$$;
revoke execute on function private.contest_ticket(uuid, text) from public;

-- Returns the line of a ticket: its SHA-256.
create function private.line_of_ticket(ticket uuid) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(ticket::text, 'UTF8')), 'hex');
$$;
revoke execute on function private.line_of_ticket(uuid) from public;

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
revoke execute on function public.enter_contest(text, text, text, boolean, text, uuid) from public;
grant execute on function public.enter_contest(text, text, text, boolean, text, uuid) to service_role;

-- Enters somebody whose proof came another way. Returns {outcome, ticket, is_new}: entered, not_open or closed. An entry that is
-- there already stays as it is, and its ticket is told.
create function public.enter_contest_by_hand(name text, email text, city text, may_be_shown boolean)
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
revoke execute on function public.enter_contest_by_hand(text, text, text, boolean) from public;
grant execute on function public.enter_contest_by_hand(text, text, text, boolean) to authenticated;

-- Counts the entries that everybody is told of.
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

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('count-contest-entries', '0 * * * *', 'select private.count_contest_entries()');
  end if;
end;
$$;
