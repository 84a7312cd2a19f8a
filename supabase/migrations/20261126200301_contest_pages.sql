-- Each contest keeps its page: its name stands in the address, and what is asked of a contest can be asked of a former one. A draw
-- keeps drand's signature, by which anyone checks that nobody has invented the seed.

alter table public.contests add column contest_name text;

-- The month in Paris that a contest starts in, with a number where the month has several.
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
do $$
declare
  known uuid;
begin
  for known in select id from public.contests order by starts_at loop
    update public.contests set starts_at = starts_at where id = known;
  end loop;
end;
$$;
alter table public.contests
  alter column contest_name set not null,
  add constraint contests_name_once unique (contest_name);

alter table public.contest_draws
  add column signature text,
  add constraint contest_draws_signature_form check (signature ~ '^[0-9a-f]{96}$'),
  add constraint contest_draws_signature_of_seed check (
    encode(sha256(decode(signature, 'hex')), 'hex') = seed or signature is null
  );

-- The contest of a name; the newest one without.
create function private.contest_named(contest text) returns public.contests
language sql stable set search_path = '' as $$
  select known from public.contests known
  where contest_named.contest is null or known.contest_name = contest_named.contest
  order by known.starts_at desc limit 1;
$$;

-- What everybody may know of a contest: {name, starts_at, ends_at, entries, draws}, with the entries in whole tens. Of those who
-- were drawn it tells the line, and of winners first name and city where they have agreed to it.
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
revoke execute on function private.contest_named(text), private.contest_facts(public.contests) from public;

-- A contest for everybody, as private.contest_facts tells it, and what time it is. Null where there is none of this name.
drop function public.contest_status();
create function public.contest_status(contest text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.contest_facts(known) || jsonb_build_object('now', clock_timestamp())
  from private.contest_named(contest_status.contest) known where known.id is not null;
$$;

-- Every contest that there was, the newest first.
create function public.contest_statuses() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.contest_facts(known) order by known.starts_at desc), '[]') from public.contests known;
$$;

-- The frozen list of a draw, as a file; null before.
drop function public.contest_list(integer);
create function public.contest_list(draw_number integer, contest text default null) returns text
language sql stable security definer set search_path = '' as $$
  select draw.list
  from private.contest_named(contest_list.contest) known join public.contest_draws draw on draw.contest_id = known.id
  where draw.number = contest_list.draw_number;
$$;
revoke execute on function public.contest_status(text), public.contest_statuses(), public.contest_list(integer, text)
  from public;
grant execute on function public.contest_status(text), public.contest_statuses(), public.contest_list(integer, text)
  to anon, authenticated, service_role;

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
drop function public.record_contest_draw(integer, text, text[], text[]);
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
revoke execute on function public.record_contest_draw(integer, text, text[], text[], text, text)
  from public, anon, authenticated;
grant execute on function public.record_contest_draw(integer, text, text[], text[], text, text) to service_role;

-- Gives the prize of a winner who cannot have it to the first substitute that is left. Returns the place of that one, or null when
-- none is left.
--
-- contest: the newest one without
drop function public.replace_contest_winner(integer, integer);
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
revoke execute on function public.replace_contest_winner(integer, integer, text) from public, anon, authenticated;
grant execute on function public.replace_contest_winner(integer, integer, text) to service_role;
