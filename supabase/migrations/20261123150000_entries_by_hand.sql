-- Proofs come by WhatsApp and Instagram too: the organiser then enters who has sent one, as the rules of the contest promise.
-- Whoever writes that they are not to be shown as a winner, or are after all, is heard.

-- Puts somebody into the contest, once per address. Returns {outcome, ticket, is_new}: entered, not_open or closed; with the same
-- ticket for who is there already, whose entry stays as it is.
create function private.put_contest_entry(name text, email text, city text, may_be_shown boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  contest public.contests;
  moment timestamptz;
  address text := lower(btrim(put_contest_entry.email));
  secret bytea;
  ticket uuid;
  added integer;
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
  -- What follows a plus sign is for the mailbox, not for the person.
  address := regexp_replace(address, '\+[^@]*@', '@');
  select key into secret from private.contest_keys where contest_id = contest.id;
  ticket := encode(
    substring(sha256(secret || sha256(secret || convert_to(address, 'UTF8'))) from 1 for 16), 'hex')::uuid;
  insert into public.contest_entries (contest_id, name, email, email_key, city, may_be_shown, line, entered_at)
  values (
    contest.id, btrim(put_contest_entry.name), btrim(put_contest_entry.email), address,
    nullif(btrim(put_contest_entry.city), ''), put_contest_entry.may_be_shown, private.line_of_ticket(ticket), moment
  )
  on conflict on constraint contest_entries_once_per_address do nothing;
  get diagnostics added = row_count;
  return jsonb_build_object('outcome', 'entered', 'ticket', ticket, 'is_new', added = 1);
end;
$$;

create function private.line_of_ticket(ticket uuid) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(ticket::text, 'UTF8')), 'hex');
$$;
revoke execute on function private.put_contest_entry(text, text, text, boolean), private.line_of_ticket(uuid) from public;

-- Enters somebody, once per address, and few of one network in a day. Returns {outcome, ticket}: entered (also for who is there
-- already, with the same ticket), not_open, closed, or rate_limit. Entering again takes back that the entry may be shown where it
-- says so, and changes nothing else: a stranger may type any address. Called by the edge function enter-contest alone.
create or replace function public.enter_contest(name text, email text, city text, may_be_shown boolean, network text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entered jsonb;
begin
  -- A household, a few friends.
  if not private.admit_form('contest', enter_contest.network, 5, 5) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  entered := private.put_contest_entry(
    enter_contest.name, enter_contest.email, enter_contest.city, enter_contest.may_be_shown);
  if not enter_contest.may_be_shown then
    update public.contest_entries entry set may_be_shown = false
    where entry.line = private.line_of_ticket((entered ->> 'ticket')::uuid) and entry.may_be_shown;
  end if;
  return entered - 'is_new';
end;
$$;

-- Enters somebody whose proof came another way. Returns {outcome, ticket, is_new}: entered, not_open or closed. An entry that is
-- there already stays as it is.
create function public.enter_contest_by_hand(name text, email text, city text, may_be_shown boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return private.put_contest_entry(
    enter_contest_by_hand.name, enter_contest_by_hand.email, enter_contest_by_hand.city,
    enter_contest_by_hand.may_be_shown);
end;
$$;
revoke execute on function public.enter_contest_by_hand(text, text, text, boolean) from public, anon;
grant execute on function public.enter_contest_by_hand(text, text, text, boolean) to authenticated;

-- Only that: the rest of an entry is its owner's.
grant update (may_be_shown) on public.contest_entries to authenticated;
create policy "Administrators change who may be shown" on public.contest_entries
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
