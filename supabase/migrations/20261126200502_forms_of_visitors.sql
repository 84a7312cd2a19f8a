-- Limits on how often one network may send a form, decided here for whatever server has received it; and the pages of people that
-- the back office shows.

create type public.form_outcome as enum ('stored', 'rate_limit');

-- A keyed hash of the network, that the edge functions make anew each day: no address is stored.
create table private.form_attempts (
  form text not null,
  network text not null check (char_length(network) between 1 and 64),
  attempted_at timestamptz not null default clock_timestamp()
);
create index form_attempts_network on private.form_attempts (form, network, attempted_at);
create index form_attempts_age on private.form_attempts (attempted_at);
alter table private.form_attempts enable row level security;

-- Tells whether a network may send a form, and counts it then. A home has up to 65,536 networks of IPv6: the hashes of the wider
-- ones that it belongs to come after that of the narrowest, with blanks between, and each may send twice as often as the one
-- before.
create function private.admit_form(form text, network text, in_five_minutes integer, in_a_day integer)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  networks text[] := string_to_array(network, ' ');
  moment timestamptz;
  is_over boolean;
begin
  -- Forms that the widest network sends at once are admitted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'form', form, networks[cardinality(networks)]), 0));
  moment := clock_timestamp();
  select bool_or(recent >= in_five_minutes * 2 ^ (place - 1) or today >= in_a_day * 2 ^ (place - 1)) into is_over
  from unnest(networks) with ordinality as wider (hash, place)
  cross join lateral (
    select count(*) filter (where attempt.attempted_at > moment - interval '5 minutes') as recent, count(*) as today
    from private.form_attempts attempt
    where attempt.form = admit_form.form and attempt.network = hash and attempt.attempted_at > moment - interval '24 hours'
  ) attempts;
  if is_over then
    return false;
  end if;
  insert into private.form_attempts (form, network, attempted_at)
  select admit_form.form, hash, moment from unnest(networks) hash;
  return true;
end;
$$;
revoke execute on function private.admit_form(text, text, integer, integer) from public;

-- Forgets the attempts that no limit counts any more.
create function private.forget_form_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.form_attempts where attempted_at < now() - interval '24 hours';
$$;
revoke execute on function private.forget_form_attempts() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-form-attempts', '37 * * * *', 'select private.forget_form_attempts()');
  end if;
end;
$$;

-- Bounds how many people one page of the back office shows.
create function private.people_page_size(wanted integer) returns integer
language sql immutable set search_path = '' as $$ select least(greatest(wanted, 1), 500); $$;

-- Returns how many people come before a page, counted from 1.
create function private.people_offset(page integer, page_size integer) returns bigint
language sql immutable set search_path = '' as $$
  select (greatest(page, 1) - 1)::bigint * private.people_page_size(page_size);
$$;

-- Returns an e-mail address as it counts: once, whatever its case.
create function private.email_key(value text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(normalize(value, NFKC))); $$;
