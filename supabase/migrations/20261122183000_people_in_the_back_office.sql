-- What administrators see of those who have sent a form, a page in one answer, and how they erase a person.

create function private.people_page_size(wanted integer) returns integer
language sql immutable set search_path = '' as $$ select least(greatest(wanted, 1), 500); $$;

create function private.people_offset(page integer, page_size integer) returns bigint
language sql immutable set search_path = '' as $$
  select (greatest(page, 1) - 1)::bigint * private.people_page_size(page_size);
$$;

-- One page of the applications whose name and contact hold each word of a search. Returns {total, applications}.
--
-- sort: date, name or age
-- page: from 1
create function public.list_guest_applications(
  search text, sort text, is_ascending boolean, page integer, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort_key text := case sort when 'name' then 'private.fold(name)' when 'age' then 'age' else 'created_at' end;
  direction text := case when is_ascending then 'asc' else 'desc' end;
  patterns text[] := private.title_patterns(search);
  total bigint;
  applications jsonb;
begin
  perform private.require_administrator();
  select count(*) into total from public.guest_applications where folded_text like all (patterns);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(row) - ''position'' order by position), ''[]'')
     from (
       select id, name, age, contact_methods, contact_value, topics, created_at,
         row_number() over (order by %1$s %2$s, created_at %2$s, id) as position
       from public.guest_applications
       where folded_text like all ($1)
       order by position limit $2 offset $3
     ) row',
    sort_key, direction)
  into applications
  using patterns, private.people_page_size(page_size), private.people_offset(page, page_size);
  return jsonb_build_object('total', total, 'applications', applications);
end;
$$;
revoke execute on function public.list_guest_applications(text, text, boolean, integer, integer) from public, anon;
grant execute on function public.list_guest_applications(text, text, boolean, integer, integer) to authenticated;

-- One page of the addresses of a state that hold each word of a search. Returns {total, counts, subscriptions}, with what
-- there is of each state in `counts`.
--
-- confirmation: null for all
-- sort: date or email
-- page: from 1
create function public.list_newsletter_subscriptions(
  confirmation public.subscription_confirmation, search text, sort text, is_ascending boolean, page integer,
  page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort_key text := case sort when 'email' then 'email' else 'created_at' end;
  direction text := case when is_ascending then 'asc' else 'desc' end;
  patterns text[] := private.title_patterns(search);
  total bigint;
  counts jsonb;
  subscriptions jsonb;
begin
  perform private.require_administrator();
  select count(*) into total from public.newsletter_subscriptions known
  where (list_newsletter_subscriptions.confirmation is null
      or known.confirmation = list_newsletter_subscriptions.confirmation)
    and known.email like all (patterns);
  select jsonb_object_agg(state, (
    select count(*) from public.newsletter_subscriptions known where known.confirmation = state
  )) into counts
  from unnest(enum_range(null::public.subscription_confirmation)) state;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(row) - ''position'' order by position), ''[]'')
     from (
       select id, email, confirmation, unsubscribe_token, created_at, confirmed_at,
         row_number() over (order by %1$s %2$s, created_at %2$s, id) as position
       from public.newsletter_subscriptions
       where ($1 is null or confirmation = $1) and email like all ($2)
       order by position limit $3 offset $4
     ) row',
    sort_key, direction)
  into subscriptions
  using confirmation, patterns, private.people_page_size(page_size), private.people_offset(page, page_size);
  return jsonb_build_object('total', total, 'counts', counts, 'subscriptions', subscriptions);
end;
$$;
revoke execute on function public.list_newsletter_subscriptions(
  public.subscription_confirmation, text, text, boolean, integer, integer
) from public, anon;
grant execute on function public.list_newsletter_subscriptions(
  public.subscription_confirmation, text, text, boolean, integer, integer
) to authenticated;

-- How many applications and subscriptions are of the person at an address, however it is written. Returns
-- {applications, subscriptions}.
create function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'applications', (
      select count(*) from public.guest_applications where contact_key = private.contact_key(find_person.address)
    ),
    'subscriptions', (
      select count(*) from public.newsletter_subscriptions where email = private.email_key(find_person.address)
    )
  );
end;
$$;
revoke execute on function public.find_person(text) from public, anon;
grant execute on function public.find_person(text) to authenticated;

-- Erases them, for good. Returns what was erased, as find_person tells it.
create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  applications integer;
  subscriptions integer;
begin
  perform private.require_administrator();
  delete from public.guest_applications where contact_key = private.contact_key(erase_person.address);
  get diagnostics applications = row_count;
  delete from public.newsletter_subscriptions where email = private.email_key(erase_person.address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object('applications', applications, 'subscriptions', subscriptions);
end;
$$;
revoke execute on function public.erase_person(text) from public, anon;
grant execute on function public.erase_person(text) to authenticated;
