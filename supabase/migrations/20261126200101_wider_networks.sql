-- A home has up to 65,536 networks of IPv6: the hashes of the wider ones that it belongs to come after that of the
-- narrowest, with blanks between, and each may send twice as often as the one before.
create or replace function private.admit_form(form text, network text, in_five_minutes integer, in_a_day integer)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  networks text[] := string_to_array(network, ' ');
  moment timestamptz;
  is_over boolean;
begin
  -- What the widest network sends at once is admitted one after the other.
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
