-- How often one network may send a form, decided here for whatever server has received it.

-- A keyed hash of the network, that the edge functions make anew each day: no address is stored.
create table private.form_attempts (
  form text not null,
  network text not null check (char_length(network) between 1 and 64),
  attempted_at timestamptz not null default clock_timestamp()
);
create index form_attempts_network on private.form_attempts (form, network, attempted_at);
create index form_attempts_age on private.form_attempts (attempted_at);
alter table private.form_attempts enable row level security;
revoke all on private.form_attempts from public, anon, authenticated, service_role;

-- Whether a network may send a form now, which counts it: so many times in five minutes, and in a day.
create function private.admit_form(form text, network text, in_five_minutes integer, in_a_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  recent integer;
  today integer;
begin
  -- What one network sends at once is admitted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'form', form, network), 0));
  moment := clock_timestamp();
  select count(*) filter (where attempt.attempted_at > moment - interval '5 minutes'), count(*)
  into recent, today
  from private.form_attempts attempt
  where attempt.form = admit_form.form and attempt.network = admit_form.network
    and attempt.attempted_at > moment - interval '24 hours';
  if recent >= in_five_minutes or today >= in_a_day then
    return false;
  end if;
  insert into private.form_attempts (form, network, attempted_at) values (admit_form.form, admit_form.network, moment);
  return true;
end;
$$;
revoke execute on function private.admit_form(text, text, integer, integer) from public;

create function private.forget_form_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.form_attempts where attempted_at < now() - interval '24 hours';
$$;
revoke execute on function private.forget_form_attempts() from public;

-- Whether a text is one line that reads as it is written: no control character, nothing that turns its direction.
create function private.is_plain_line(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]';
$$;

create type public.form_outcome as enum ('stored', 'rate_limit');

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-form-attempts', '37 * * * *', 'select private.forget_form_attempts()');
  end if;
end;
$$;
