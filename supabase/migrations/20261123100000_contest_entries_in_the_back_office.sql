-- What administrators see of the contest's entries, a page in one answer, and how they erase them. A frozen list keeps the line
-- of an erased entry, which tells nothing of anybody: its draw is still made, and checked, with the published hash.

alter table public.contest_entries
  add column folded_text text not null
    generated always as (private.fold(name || ' ' || email || ' ' || coalesce(city, ''))) stored;

grant delete on public.contest_entries to authenticated;
create policy "Administrators erase entries" on public.contest_entries
  for delete to authenticated using ((select public.is_admin()));

-- Whoever was shown as a winner leaves the page too.
create function private.publish_erased_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from old_rows entry
    join public.contest_draws draw on draw.contest_id = entry.contest_id
    join public.contest_winners drawn on drawn.draw_id = draw.id and drawn.line = entry.line
    where entry.may_be_shown and drawn.state = 'winner'
  ) then
    perform private.publish();
  end if;
  return null;
end;
$$;
revoke execute on function private.publish_erased_entries() from public;
create trigger publish_on_erasure after delete on public.contest_entries
  referencing old table as old_rows for each statement execute function private.publish_erased_entries();

-- One page of the entries that hold each word of a search in name, address and city, or have it as their line. Returns {total,
-- counts, entries}, with what there is of each filter in `counts`, and with each entry the draws that it was drawn in.
--
-- only_drawn: winners and substitutes alone
-- sort: date, name or email
-- page: from 1
create function public.list_contest_entries(
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
    'select coalesce(jsonb_agg(to_jsonb(row) - ''position'' || jsonb_build_object(''draws'', (
         select coalesce(jsonb_agg(jsonb_build_object(
           ''number'', draw.number, ''state'', drawn.state, ''prize'', drawn.prize
         ) order by draw.number), ''[]'')
         from public.contest_winners drawn join public.contest_draws draw on draw.id = drawn.draw_id
         where drawn.entry_id = row.id
       )) order by position), ''[]'')
     from (
       select entry.id, name, email, city, may_be_shown, line, entered_at, contest.starts_at, contest.ends_at,
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
revoke execute on function public.list_contest_entries(boolean, text, text, boolean, integer, integer) from public, anon;
grant execute on function public.list_contest_entries(boolean, text, text, boolean, integer, integer) to authenticated;

-- How many applications, subscriptions and entries are of the person at an address, however it is written. Returns
-- {applications, subscriptions, entries}.
create or replace function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'applications', (
      select count(*) from public.guest_applications where contact_key = private.contact_key(find_person.address)
    ),
    'subscriptions', (
      select count(*) from public.newsletter_subscriptions where email = private.email_key(find_person.address)
    ),
    'entries', (
      select count(*) from public.contest_entries
      where email_key = regexp_replace(lower(btrim(find_person.address)), '\+[^@]*@', '@')
    )
  );
end;
$$;

-- Erases them, for good. Returns what was erased, as find_person tells it.
create or replace function public.erase_person(address text) returns jsonb
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
  return jsonb_build_object(
    'applications', applications, 'subscriptions', subscriptions,
    'entries', public.erase_contest_entries(erase_person.address)
  );
end;
$$;
