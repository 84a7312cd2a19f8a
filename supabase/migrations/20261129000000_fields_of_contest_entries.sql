-- The answers of who takes part in the contest are declared once, as attributes of a type. The functions that take and list entries
-- go through that list, so a new field is a column and an attribute.

-- The form of an entry. Each attribute is a column of `contest_entries`; every other key that is sent is ignored.
create type private.contest_entry_form as (name text, email text, city text, may_be_shown boolean);

drop function public.enter_contest(text, text, text, boolean, text, uuid);
drop function public.enter_contest_by_hand(text, text, text, boolean);
drop function private.put_contest_entry(text, text, text, boolean, uuid);

-- Puts somebody into the contest, once per address. Returns {outcome, ticket, kept_ticket, is_new, is_mailed}: entered, not_open or
-- closed; the ticket of this session, that of the entry, whether both are one, and whether its owner is to have a mail: one a day.
-- An entry that is there already stays as it is.
create function private.put_contest_entry(form jsonb, session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  contest public.contests;
  moment timestamptz;
  answers private.contest_entry_form;
  address text;
  source text;
  ticket uuid;
  entry public.contest_entries;
  is_mailed boolean;
begin
  -- The embedded interface passes a JSON argument on as a JSON string.
  if jsonb_typeof(form) = 'string' then
    form := (form #>> '{}')::jsonb;
  end if;
  -- Trims texts; an empty one is null.
  answers := jsonb_populate_record(null::private.contest_entry_form, (
    select jsonb_object_agg(key, nullif(btrim(value), '')) from jsonb_each_text(form)
  ));
  -- The rules of the table refuse an empty one by their names.
  answers.name := coalesce(answers.name, '');
  answers.email := coalesce(answers.email, '');
  answers.may_be_shown := coalesce(answers.may_be_shown, false);
  address := private.contest_email_key(answers.email);
  source := address || ' ' || session;
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
  execute format(
    'insert into public.contest_entries (contest_id, email_key, line, ticket_source, entered_at, %1$s)
     select $1, $2, $3, $4, $5, %1$s from (select ($6).*) answers
     on conflict on constraint contest_entries_once_per_address do nothing',
    (
      select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = 'private.contest_entry_form'::regclass and attnum > 0 and not attisdropped
    ))
  using contest.id, address, private.line_of_ticket(ticket), source, moment, answers;
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
revoke execute on function private.put_contest_entry(jsonb, uuid) from public;

-- Enters somebody, once per address, and few of one network in a day. Returns {outcome, ticket, kept_ticket, is_new, is_mailed}
-- as private.put_contest_entry does, or rate_limit; only `outcome` and `ticket` are for who asks. Called by the edge function
-- enter-contest alone.
--
-- session: of the browser; another one is given another ticket
create function public.enter_contest(form jsonb, network text, session uuid default gen_random_uuid()) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- A household, a few friends.
  if not private.admit_form('contest', network, 5, 5) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  return private.put_contest_entry(form, session);
end;
$$;
revoke execute on function public.enter_contest(jsonb, text, uuid) from public;
grant execute on function public.enter_contest(jsonb, text, uuid) to service_role;

-- Enters somebody whose proof came another way. Returns {outcome, ticket, is_new}: entered, not_open or closed. An entry that is
-- there already stays as it is, and its ticket is told.
create function public.enter_contest_by_hand(form jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entered jsonb;
begin
  perform private.require_administrator();
  -- The same session for each repeat: a list grows by one line at most.
  entered := private.put_contest_entry(form, '00000000-0000-4000-8000-000000000000');
  if entered ->> 'outcome' <> 'entered' then
    return entered;
  end if;
  return jsonb_build_object(
    'outcome', 'entered', 'ticket', entered -> 'kept_ticket', 'is_new', entered -> 'is_new');
end;
$$;
revoke execute on function public.enter_contest_by_hand(jsonb) from public;
grant execute on function public.enter_contest_by_hand(jsonb) to authenticated;

-- Returns one page of the entries that hold each word of a search in name, address and city, or have it as their line, as {total,
-- counts, entries}, with what there is of each filter in `counts`, and with each entry the draws that it was drawn in.
--
-- only_drawn: winners and substitutes alone
-- sort: date, name or email
-- page: from 1
create or replace function public.list_contest_entries(
  only_drawn boolean, search text, sort text, is_ascending boolean, page integer, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort_key text := case sort when 'name' then 'folded_text' when 'email' then 'email_key' else 'entered_at' end;
  direction text := case when is_ascending then 'asc' else 'desc' end;
  patterns text[] := private.title_patterns(search);
  wanted_line text := lower(btrim(search));
  total bigint;
  counts jsonb;
  entries jsonb;
begin
  perform private.require_administrator();
  select count(*) into total from public.contest_entries
  where (not only_drawn or id in (select entry_id from public.contest_winners))
    and (folded_text like all (patterns) or line = wanted_line);
  select jsonb_build_object(
    'all', (select count(*) from public.contest_entries),
    'drawn', (select count(distinct entry_id) from public.contest_winners)
  ) into counts;
  execute format(
    'select coalesce(jsonb_agg(
       to_jsonb(row) - ''{position,entry}''::text[]
         || to_jsonb(jsonb_populate_record(null::private.contest_entry_form, to_jsonb(row.entry)))
         || jsonb_build_object(''draws'', (
           select coalesce(jsonb_agg(jsonb_build_object(
             ''number'', draw.number, ''state'', drawn.state, ''prize'', drawn.prize
           ) order by draw.number), ''[]'')
           from public.contest_winners drawn join public.contest_draws draw on draw.id = drawn.draw_id
           where drawn.entry_id = row.id
         )) order by position), ''[]'')
     from (
       select entry, entry.id, line, entered_at, contest.starts_at, contest.ends_at,
         row_number() over (order by %1$s %2$s, entered_at %2$s, entry.id) as position
       from public.contest_entries entry join public.contests contest on contest.id = entry.contest_id
       where (not $1 or entry.id in (select entry_id from public.contest_winners))
         and (folded_text like all ($2) or line = $3)
       order by position limit $4 offset $5
     ) row',
    sort_key, direction)
  into entries
  using only_drawn, patterns, wanted_line, private.people_page_size(page_size), private.people_offset(page, page_size);
  return jsonb_build_object('total', total, 'counts', counts, 'entries', entries);
end;
$$;
