-- Draws that anyone can check. The rule of the draw stands in src/core/contest/draw.ts.

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
  -- Made by drand, of the round: anyone checks by it that nobody has invented the seed.
  signature text,
  constraint contest_draws_number_once unique (contest_id, number),
  constraint contest_draws_prizes_known check (cardinality(prizes) > 0 and prizes <@ '{pack,accessory}'::text[]),
  constraint contest_draws_seed_form check (seed ~ '^[0-9a-f]{64}$'),
  constraint contest_draws_signature_form check (signature ~ '^[0-9a-f]{96}$'),
  constraint contest_draws_signature_of_seed check (
    encode(sha256(decode(signature, 'hex')), 'hex') = seed or signature is null
  ),
  constraint contest_draws_frozen_whole check (num_nulls(list, list_hash, frozen_at) in (0, 3)),
  constraint contest_draws_drawn_whole check ((seed is null) = (drawn_at is null)),
  constraint contest_draws_frozen_before_drawn check (drawn_at is null or frozen_at is not null)
);

-- Lines that were drawn, in the order of the draw: as many winners as prizes, then their substitutes.
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

alter table public.contest_draws enable row level security;
alter table public.contest_winners enable row level security;

-- Returns the first round of drand's quicknet at an instant or after: as in src/core/contest/seed.ts.
create function private.seed_round_at(instant timestamptz) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(1, ceil((extract(epoch from instant) - 1692803367) / 3) + 1)::bigint;
$$;
revoke execute on function private.seed_round_at(timestamptz) from public;

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
revoke execute on function public.open_contest(timestamptz, timestamptz) from public;
grant execute on function public.open_contest(timestamptz, timestamptz) to service_role;

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
revoke execute on function private.freeze_due_draws() from public;

-- Freezes due lists for the holder of the secret key.
create function public.freeze_contest_draws() returns integer
language sql security definer set search_path = '' as $$ select private.freeze_due_draws(); $$;
revoke execute on function public.freeze_contest_draws() from public;
grant execute on function public.freeze_contest_draws() to service_role;

-- Gives the prize of a winner to the first substitute that is left and has an entry. Returns the place of that one, or null when
-- none is left.
create function private.replace_winner(draw_id uuid, place integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  given_up text;
  next_place integer;
begin
  perform 1 from public.contest_draws where id = replace_winner.draw_id for update;
  update public.contest_winners drawn set state = 'withdrawn'
  where drawn.draw_id = replace_winner.draw_id and drawn.place = replace_winner.place and drawn.state = 'winner'
  returning drawn.prize into given_up;
  if given_up is null then
    raise exception 'Nobody wins at this place' using errcode = '22023';
  end if;
  update public.contest_winners drawn set state = 'winner', prize = given_up
  where drawn.draw_id = replace_winner.draw_id and drawn.place = (
    select min(other.place) from public.contest_winners other
    where other.draw_id = replace_winner.draw_id and other.state = 'substitute' and other.entry_id is not null
  )
  returning drawn.place into next_place;
  return next_place;
end;
$$;
revoke execute on function private.replace_winner(uuid, integer) from public;

-- Records who was drawn with a seed: lines of the frozen list, the winners in the order of the prizes. A line without an entry, of
-- a repeat or of somebody who is erased, gives way to a substitute at once. Says what it did: recorded, signed when a signature was
-- added to the same draw, or unchanged. A second seed is refused, whoever asks.
--
-- signature: by drand, of the round; the seed is its SHA-256. Without it, the draw is shown as not verified.
-- contest: the newest one without
create function public.record_contest_draw(
  draw_number integer, seed text, winners text[], substitutes text[], signature text default null,
  contest text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  draw public.contest_draws;
  known text[];
  drawn text[] := record_contest_draw.winners || record_contest_draw.substitutes;
  absent integer;
begin
  select found.* into draw
  from private.contest_named(record_contest_draw.contest) named
  join public.contest_draws found on found.contest_id = named.id
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
    if draw.seed is distinct from record_contest_draw.seed or coalesce(known, '{}') <> drawn then
      raise exception 'This draw was made already, with the seed %', draw.seed using errcode = '22023';
    end if;
    if record_contest_draw.signature is null or draw.signature is not null then
      return 'unchanged';
    end if;
    update public.contest_draws set signature = record_contest_draw.signature where id = draw.id;
    perform private.publish();
    return 'signed';
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
  for absent in
    select place from public.contest_winners
    where draw_id = draw.id and state = 'winner' and entry_id is null order by place
  loop
    perform private.replace_winner(draw.id, absent);
  end loop;
  update public.contest_draws set
    seed = record_contest_draw.seed, signature = record_contest_draw.signature, drawn_at = clock_timestamp()
  where id = draw.id;
  perform private.publish();
  return 'recorded';
end;
$$;
revoke execute on function public.record_contest_draw(integer, text, text[], text[], text, text) from public;
grant execute on function public.record_contest_draw(integer, text, text[], text[], text, text) to service_role;

-- Gives the prize of a winner who cannot have it to the first substitute that is left. Returns the place of that one, or null when
-- none is left.
--
-- contest: the newest one without
create function public.replace_contest_winner(draw_number integer, place integer, contest text default null)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  draw uuid;
  next_place integer;
begin
  select found.id into draw
  from private.contest_named(replace_contest_winner.contest) named
  join public.contest_draws found on found.contest_id = named.id
  where found.number = replace_contest_winner.draw_number;
  next_place := private.replace_winner(draw, replace_contest_winner.place);
  perform private.publish();
  return next_place;
end;
$$;
revoke execute on function public.replace_contest_winner(integer, integer, text) from public;
grant execute on function public.replace_contest_winner(integer, integer, text) to service_role;

-- Returns a typed name where it looks like one.
create function private.shown_name(typed text) returns text
language sql immutable set search_path = '' as $$
  select case when typed !~ '[0-9<>@/\\:._#&%=+*"]' and length(typed) between 1 and 40 then typed end;
$$;
revoke execute on function private.shown_name(text) from public;

-- Returns what everybody may know of a contest: {name, starts_at, ends_at, entries, draws}, with the entries in whole tens. Of those
-- who were drawn it tells the line, and of winners first name and city where they have agreed to it.
create function private.contest_facts(contest public.contests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', contest.contest_name,
    'starts_at', contest.starts_at,
    'ends_at', contest.ends_at,
    'entries', contest.shown_entries,
    'draws', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', draw.number, 'closes_at', draw.closes_at, 'prizes', draw.prizes, 'seed_round', draw.seed_round,
        'list_hash', draw.list_hash, 'frozen_at', draw.frozen_at, 'seed', draw.seed, 'signature', draw.signature,
        'drawn_at', draw.drawn_at,
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
  );
$$;
revoke execute on function private.contest_facts(public.contests) from public;

-- Returns a contest for everybody, as private.contest_facts tells it, and what time it is. Null where there is none of this name.
create function public.contest_status(contest text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.contest_facts(known) || jsonb_build_object('now', clock_timestamp())
  from private.contest_named(contest_status.contest) known where known.id is not null;
$$;
revoke execute on function public.contest_status(text) from public;
grant execute on function public.contest_status(text) to anon, authenticated, service_role;

-- Returns every contest that there was, the newest first.
create function public.contest_statuses() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.contest_facts(known) order by known.starts_at desc), '[]') from public.contests known;
$$;
revoke execute on function public.contest_statuses() from public;
grant execute on function public.contest_statuses() to anon, authenticated, service_role;

-- Returns the frozen list of a draw, as a file; null before.
create function public.contest_list(draw_number integer, contest text default null) returns text
language sql stable security definer set search_path = '' as $$
  select draw.list
  from private.contest_named(contest_list.contest) known join public.contest_draws draw on draw.contest_id = known.id
  where draw.number = contest_list.draw_number;
$$;
revoke execute on function public.contest_list(integer, text) from public;
grant execute on function public.contest_list(integer, text) to anon, authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('freeze-contest-draws', '* * * * *', 'select private.freeze_due_draws()');
  end if;
end;
$$;
