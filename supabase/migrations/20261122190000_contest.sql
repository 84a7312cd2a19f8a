-- The contest that takes place (CONTEST_MODE=live): entries, which visitors only add, and draws that anyone can check. The rule of
-- the draw stands in src/core/contest/draw.ts.

create table public.contests (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null unique,
  ends_at timestamptz not null,
  constraint contests_ends_after_its_start check (ends_at > starts_at)
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
  constraint contest_entries_name_length check (length(name) between 1 and 100 and private.is_plain_line(name)),
  constraint contest_entries_email_form check (
    length(email) <= 254 and email ~ '^[^\s@<>"'',;]+@[^\s@<>"'',;]+\.[^\s@.<>"'',;]+$' and private.is_plain_line(email)
  ),
  constraint contest_entries_city_length check (length(city) between 1 and 80 and private.is_plain_line(city)),
  constraint contest_entries_once_per_address unique (contest_id, email_key),
  constraint contest_entries_line_once unique (contest_id, line)
);
create index contest_entries_in_order on public.contest_entries (contest_id, entered_at);

-- A draw among the entries that came before an instant. Its list is frozen then, and published with its hash; its seed is
-- the value of a round of drand that is made later.
create table public.contest_draws (
  id uuid primary key default gen_random_uuid(),
  contest_id uuid not null references public.contests (id),
  number integer not null,
  closes_at timestamptz not null,
  prizes text[] not null,
  seed_round bigint not null,
  list text,
  list_hash text,
  frozen_at timestamptz,
  seed text,
  drawn_at timestamptz,
  constraint contest_draws_number_once unique (contest_id, number),
  constraint contest_draws_prizes_known check (cardinality(prizes) > 0 and prizes <@ '{pack,accessory}'::text[]),
  constraint contest_draws_seed_form check (seed ~ '^[0-9a-f]{64}$'),
  constraint contest_draws_frozen_whole check (num_nulls(list, list_hash, frozen_at) in (0, 3)),
  constraint contest_draws_drawn_whole check ((seed is null) = (drawn_at is null)),
  constraint contest_draws_frozen_before_drawn check (drawn_at is null or frozen_at is not null)
);

-- Who was drawn, in the order of the draw: as many winners as prizes, then their substitutes.
create table public.contest_winners (
  draw_id uuid not null references public.contest_draws (id) on delete cascade,
  place integer not null,
  line text not null,
  state text not null,
  prize text,
  entry_id uuid references public.contest_entries (id) on delete set null,
  primary key (draw_id, place),
  constraint contest_winners_line_once unique (draw_id, line),
  constraint contest_winners_state_known check (state in ('winner', 'substitute', 'withdrawn')),
  constraint contest_winners_prize_with_winner check (state <> 'winner' or prize is not null)
);

-- Tickets are made from the address with this key: asking again gives the same one, so that nobody learns who was there before.
create table private.contest_keys (
  contest_id uuid primary key references public.contests (id) on delete cascade,
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

alter table public.contests enable row level security;
alter table public.contest_entries enable row level security;
alter table public.contest_draws enable row level security;
alter table public.contest_winners enable row level security;
alter table private.contest_keys enable row level security;
revoke all on public.contests, public.contest_entries, public.contest_draws, public.contest_winners
  from public, anon, authenticated;
revoke all on private.contest_keys from public, anon, authenticated, service_role;
grant select on public.contests, public.contest_entries, public.contest_draws, public.contest_winners to authenticated;
grant all on public.contests, public.contest_entries, public.contest_draws, public.contest_winners to service_role;

create policy "Administrators read contests" on public.contests
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators read entries" on public.contest_entries
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators read draws" on public.contest_draws
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators read winners" on public.contest_winners
  for select to authenticated using ((select public.is_admin()));

-- How long an entry is kept after the contest, and that of a winner.
create function private.entry_kept() returns interval
language sql immutable set search_path = '' as $$ select interval '90 days'; $$;
create function private.winner_kept() returns interval
language sql immutable set search_path = '' as $$ select interval '365 days'; $$;

-- The first round of drand's quicknet at an instant or after: as in src/core/contest/seed.ts.
create function private.seed_round_at(instant timestamptz) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(1, ceil((extract(epoch from instant) - 1692803367) / 3) + 1)::bigint;
$$;

create function private.current_contest() returns public.contests
language sql stable set search_path = '' as $$
  select contest from public.contests contest order by starts_at desc limit 1;
$$;
revoke execute on function private.entry_kept(), private.winner_kept(), private.seed_round_at(timestamptz),
  private.current_contest() from public;

-- Makes the draws of a contest that are still to come: one after each week, for an accessory, and one at its end for the pack
-- and the accessory of the last week. Weeks are those of Paris, where a day may have 23 or 25 hours.
create function private.plan_draws(contest public.contests) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made integer;
  made_until timestamptz;
begin
  delete from public.contest_draws where contest_id = contest.id and frozen_at is null;
  select coalesce(max(number), 0), max(closes_at) into made, made_until
  from public.contest_draws where contest_id = contest.id;
  insert into public.contest_draws (contest_id, number, closes_at, prizes, seed_round)
  select contest.id, made + row_number() over (order by closing), closing,
    case when closing = contest.ends_at then '{pack,accessory}'::text[] else '{accessory}'::text[] end,
    private.seed_round_at(closing + interval '24 hours')
  from (
    select week at time zone 'Europe/Paris' as closing
    from generate_series(
      contest.starts_at at time zone 'Europe/Paris' + interval '7 days',
      contest.ends_at at time zone 'Europe/Paris',
      interval '7 days'
    ) week
    union
    select contest.ends_at
  ) closings
  where closing <= contest.ends_at and (made_until is null or closing > made_until)
    -- Two draws never have the same seed, nor the same week.
    and (closing = contest.ends_at or closing <= contest.ends_at - interval '1 day');
end;
$$;
revoke execute on function private.plan_draws(public.contests) from public;

-- Opens the contest that the operator has set, or changes the dates of one that has not ended. Says what it did: opened,
-- changed or unchanged.
create function public.open_contest(starts_at timestamptz, ends_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.contests;
  moment timestamptz := clock_timestamp();
begin
  perform pg_advisory_xact_lock(hashtextextended('contest', 0));
  known := private.current_contest();
  if known.starts_at = open_contest.starts_at and known.ends_at = open_contest.ends_at then
    return 'unchanged';
  end if;
  if open_contest.ends_at <= moment then
    raise exception 'The contest would have ended already' using errcode = '22023';
  end if;
  if known.id is null or known.ends_at <= moment then
    if open_contest.starts_at < known.ends_at then
      raise exception 'A contest has ended at %: a new one starts after it', known.ends_at using errcode = '22023';
    end if;
    if exists (select 1 from public.contest_draws where contest_id = known.id and drawn_at is null) then
      raise exception 'The contest before has draws that are not made' using errcode = '22023';
    end if;
    insert into public.contests (starts_at, ends_at) values (open_contest.starts_at, open_contest.ends_at)
    returning * into known;
    insert into private.contest_keys (contest_id) values (known.id);
    perform private.plan_draws(known);
    return 'opened';
  end if;
  if open_contest.starts_at <> known.starts_at
    and exists (select 1 from public.contest_entries where contest_id = known.id)
  then
    raise exception 'The contest has entries: its start stays %', known.starts_at using errcode = '22023';
  end if;
  update public.contests contest set starts_at = open_contest.starts_at, ends_at = open_contest.ends_at
  where contest.id = known.id returning * into known;
  perform private.plan_draws(known);
  return 'changed';
end;
$$;
revoke execute on function public.open_contest(timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.open_contest(timestamptz, timestamptz) to service_role;

-- Enters somebody, once per address, and few of one network in a day. Returns {outcome, ticket}: entered (also for who is there
-- already, with the same ticket), not_open, closed, or rate_limit. Called by the edge function enter-contest alone.
create function public.enter_contest(name text, email text, city text, may_be_shown boolean, network text) returns jsonb
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
  insert into public.contest_entries (contest_id, name, email, email_key, city, may_be_shown, line, entered_at)
  values (
    contest.id, btrim(enter_contest.name), btrim(enter_contest.email), address, nullif(btrim(enter_contest.city), ''),
    enter_contest.may_be_shown, encode(sha256(convert_to(ticket::text, 'UTF8')), 'hex'), moment
  )
  on conflict on constraint contest_entries_once_per_address do nothing;
  return jsonb_build_object('outcome', 'entered', 'ticket', ticket);
end;
$$;

revoke execute on function public.enter_contest(text, text, text, boolean, text) from public, anon, authenticated;
grant execute on function public.enter_contest(text, text, text, boolean, text) to service_role;

-- Freezes the list of each draw whose entries are closed, once for ever. Returns how many it froze.
create function private.freeze_due_draws() returns integer
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
    from public.contest_entries where contest_id = due.contest_id and entered_at < due.closes_at;
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
revoke execute on function private.freeze_due_draws() from public;

create function public.freeze_contest_draws() returns integer
language sql security definer set search_path = '' as $$ select private.freeze_due_draws(); $$;
revoke execute on function public.freeze_contest_draws() from public, anon, authenticated;
grant execute on function public.freeze_contest_draws() to service_role;

-- What somebody has typed as a name, where it looks like one.
create function private.shown_name(typed text) returns text
language sql immutable set search_path = '' as $$
  select case when typed !~ '[0-9<>@/\\:._#&%=+*"]' and length(typed) between 1 and 40 then typed end;
$$;
revoke execute on function private.shown_name(text) from public;

-- The current contest, for everybody: {now, starts_at, ends_at, entries, draws}. Of those who were drawn it tells the line, and first
-- name and city where they have agreed to it. Null when no contest was ever opened.
create function public.contest_status() returns jsonb
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
            'first_name', case when entry.may_be_shown then private.shown_name(split_part(entry.name, ' ', 1)) end,
            'city', case when entry.may_be_shown then private.shown_name(entry.city) end
          ) order by drawn.place), '[]')
          from public.contest_winners drawn left join public.contest_entries entry on entry.id = drawn.entry_id
          where drawn.draw_id = draw.id
        )
      ) order by draw.number), '[]')
      from public.contest_draws draw where draw.contest_id = contest.id
    )
  )
  from private.current_contest() contest where contest.id is not null;
$$;
revoke execute on function public.contest_status() from public;
grant execute on function public.contest_status() to anon, authenticated, service_role;

-- The frozen list of a draw of the current contest, as a file; null before.
create function public.contest_list(draw_number integer) returns text
language sql stable security definer set search_path = '' as $$
  select draw.list
  from private.current_contest() contest join public.contest_draws draw on draw.contest_id = contest.id
  where draw.number = contest_list.draw_number;
$$;
revoke execute on function public.contest_list(integer) from public;
grant execute on function public.contest_list(integer) to anon, authenticated, service_role;

-- Records who was drawn with a seed: lines of the frozen list, the winners in the order of the prizes. Says what it did: recorded, or
-- unchanged when the same draw was recorded before. A second seed is refused, whoever asks.
create function public.record_contest_draw(draw_number integer, seed text, winners text[], substitutes text[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  draw public.contest_draws;
  known text[];
  drawn text[] := record_contest_draw.winners || record_contest_draw.substitutes;
begin
  select found.* into draw
  from private.current_contest() contest join public.contest_draws found on found.contest_id = contest.id
  where found.number = record_contest_draw.draw_number;
  if draw.id is null then
    raise exception 'The contest has no draw %', record_contest_draw.draw_number using errcode = '22023';
  end if;
  select * into draw from public.contest_draws where id = draw.id for update;
  if draw.frozen_at is null then
    raise exception 'The list of this draw is not frozen yet' using errcode = '22023';
  end if;
  if draw.drawn_at is not null then
    select array_agg(line order by place) into known from public.contest_winners where draw_id = draw.id;
    if draw.seed = record_contest_draw.seed and coalesce(known, '{}') = drawn then
      return 'unchanged';
    end if;
    raise exception 'This draw was made already, with the seed %', draw.seed using errcode = '22023';
  end if;
  if clock_timestamp() < to_timestamp(1692803367 + (draw.seed_round - 1) * 3) then
    raise exception 'The seed of this draw, round %, does not exist yet', draw.seed_round using errcode = '22023';
  end if;
  known := array_remove(string_to_array(draw.list, chr(10)), '');
  if not drawn <@ known or cardinality(drawn) <> (select count(distinct line) from unnest(drawn) line)
    or cardinality(record_contest_draw.winners) <> least(cardinality(draw.prizes), cardinality(known))
  then
    raise exception 'These are not lines of the frozen list, one for each prize' using errcode = '22023';
  end if;
  insert into public.contest_winners (draw_id, place, line, state, prize, entry_id)
  select draw.id, place, drawn_line.line,
    case when place <= cardinality(draw.prizes) then 'winner' else 'substitute' end,
    draw.prizes[place], entry.id
  from unnest(drawn) with ordinality drawn_line (line, place)
  left join public.contest_entries entry on entry.contest_id = draw.contest_id and entry.line = drawn_line.line;
  update public.contest_draws set seed = record_contest_draw.seed, drawn_at = clock_timestamp() where id = draw.id;
  perform private.publish();
  return 'recorded';
end;
$$;
revoke execute on function public.record_contest_draw(integer, text, text[], text[]) from public, anon, authenticated;
grant execute on function public.record_contest_draw(integer, text, text[], text[]) to service_role;

-- Gives the prize of a winner who cannot have it to the first substitute that is left. Returns the place of that one, or null when
-- none is left.
create function public.replace_contest_winner(draw_number integer, place integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  draw public.contest_draws;
  given_up text;
  next_place integer;
begin
  select found.* into draw
  from private.current_contest() contest join public.contest_draws found on found.contest_id = contest.id
  where found.number = replace_contest_winner.draw_number;
  perform 1 from public.contest_draws where id = draw.id for update;
  update public.contest_winners drawn set state = 'withdrawn'
  where drawn.draw_id = draw.id and drawn.place = replace_contest_winner.place and drawn.state = 'winner'
  returning drawn.prize into given_up;
  if given_up is null then
    raise exception 'Nobody wins at this place' using errcode = '22023';
  end if;
  update public.contest_winners drawn set state = 'winner', prize = given_up
  where drawn.draw_id = draw.id and drawn.place = (
    select min(other.place) from public.contest_winners other
    where other.draw_id = draw.id and other.state = 'substitute'
  )
  returning drawn.place into next_place;
  perform private.publish();
  return next_place;
end;
$$;
revoke execute on function public.replace_contest_winner(integer, integer) from public, anon, authenticated;
grant execute on function public.replace_contest_winner(integer, integer) to service_role;

-- Erases what is kept of a person, who asks for it. Returns how many entries that were. Their lines stay in frozen lists,
-- where they tell nothing of anybody.
create function public.erase_contest_entries(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contest_entries entry
  where entry.email_key = regexp_replace(lower(btrim(erase_contest_entries.email)), '\+[^@]*@', '@');
  get diagnostics erased = row_count;
  return erased;
end;
$$;
revoke execute on function public.erase_contest_entries(text) from public, anon, authenticated;
grant execute on function public.erase_contest_entries(text) to service_role;

-- An entry of a contest whose lists are not all frozen is still needed.
create function private.forget_contest_entries() returns void
language sql security definer set search_path = '' as $$
  delete from public.contest_entries entry
  using public.contests contest
  where contest.id = entry.contest_id
    and contest.ends_at < now() - case
      when exists (select 1 from public.contest_winners where entry_id = entry.id) then private.winner_kept()
      else private.entry_kept()
    end
    and not exists (select 1 from public.contest_draws where contest_id = contest.id and frozen_at is null);
$$;
revoke execute on function private.forget_contest_entries() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('freeze-contest-draws', '* * * * *', 'select private.freeze_due_draws()');
    perform cron.schedule('forget-contest-entries', '37 * * * *', 'select private.forget_contest_entries()');
  end if;
end;
$$;
