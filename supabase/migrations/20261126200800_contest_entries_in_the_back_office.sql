-- Entries of the contest as administrators see them, a page in one answer, and how they change and erase them. A frozen list keeps
-- the line of an erased entry, which tells nothing of anybody: its draw is still made, and checked, with the published hash.

-- Returns one page of the entries that hold each word of a search in name, address and city, or have it as their line, as {total,
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
revoke execute on function public.list_contest_entries(boolean, text, text, boolean, integer, integer) from public;
grant execute on function public.list_contest_entries(boolean, text, text, boolean, integer, integer) to authenticated;

-- Decides whether first name and city of an entry may be shown, should it win.
create function public.show_contest_entry(entry_id uuid, may_be_shown boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  update public.contest_entries entry set may_be_shown = show_contest_entry.may_be_shown where id = entry_id;
end;
$$;
revoke execute on function public.show_contest_entry(uuid, boolean) from public;
grant execute on function public.show_contest_entry(uuid, boolean) to authenticated;

-- Takes a winner who is no longer to be shown off the page, as one who is erased.
create function private.publish_changed_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.contest_winners drawn where drawn.entry_id = new.id and drawn.state = 'winner') then
    perform private.publish();
  end if;
  return null;
end;
$$;
revoke execute on function private.publish_changed_consent() from public;
create trigger publish_on_changed_consent after update of may_be_shown on public.contest_entries
  for each row when (old.may_be_shown <> new.may_be_shown) execute function private.publish_changed_consent();

-- Erases one entry, for good.
create function public.erase_contest_entry(entry_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.contest_entries where id = entry_id;
end;
$$;
revoke execute on function public.erase_contest_entry(uuid) from public;
grant execute on function public.erase_contest_entry(uuid) to authenticated;

-- Takes an erased winner who was shown off the page.
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

-- Erases what is kept of a person, who asks for it. Returns how many entries that were. Their lines stay in frozen lists,
-- where they tell nothing of anybody.
create function public.erase_contest_entries(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contest_entries entry
  where private.contest_email_key(entry.email) = private.contest_email_key(erase_contest_entries.email);
  get diagnostics erased = row_count;
  return erased;
end;
$$;
revoke execute on function public.erase_contest_entries(text) from public;
grant execute on function public.erase_contest_entries(text) to service_role;

-- Returns how long an entry is kept after the contest.
create function private.entry_kept() returns interval
language sql immutable set search_path = '' as $$ select interval '90 days'; $$;
revoke execute on function private.entry_kept() from public;

-- Returns how long the entry of a winner is kept.
create function private.winner_kept() returns interval
language sql immutable set search_path = '' as $$ select interval '365 days'; $$;
revoke execute on function private.winner_kept() from public;

-- Erases entries after their time. An entry of a contest whose lists are not all frozen is still needed.
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
    perform cron.schedule('forget-contest-entries', '37 * * * *', 'select private.forget_contest_entries()');
  end if;
end;
$$;
