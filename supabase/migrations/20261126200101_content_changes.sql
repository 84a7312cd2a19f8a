-- Changes of content since a publisher last read: it then reads these alone, be the site of a hundred articles or a hundred
-- thousand.

-- The transaction that last changed an article, or a table that pages are made from. Numbers of transactions, not of rows:
-- of two that run at once, either may end first, and whoever reads between them must not miss the other.
create table private.article_changes (
  article_id uuid primary key,
  changed_in xid8 not null
);
create index article_changes_order on private.article_changes (changed_in);
create table private.table_changes (
  name text primary key,
  changed_in xid8 not null
);
alter table private.article_changes enable row level security;
alter table private.table_changes enable row level security;

-- Notes that this transaction has changed these articles.
create function private.record_article_changes(articles uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.article_changes (article_id, changed_in)
  select distinct article, pg_current_xact_id() from unnest(articles) article
  -- In one order, so that two transactions never wait for each other.
  order by 1
  on conflict (article_id) do update set changed_in = excluded.changed_in;
$$;
revoke execute on function private.record_article_changes(uuid[]) from public;

-- Notes the articles of a statement.
create function private.record_inserted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_article_changes((select array_agg(id) from new_rows));
  return null;
end;
$$;
create trigger record_on_insert after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.record_inserted_articles();

-- Notes the articles that a statement has changed, also in how often they were read: the next publication shows it. Without
-- nested loops: a session keeps its plans, and the plan that suits the change of one article took minutes for the next change
-- of 10,000, as each row was compared with each other one.
create function private.record_updated_articles() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  changed uuid[] := (
    select array_agg(id) from old_rows before join new_rows after using (id)
    where to_jsonb(before) - 'view_count' is distinct from to_jsonb(after) - 'view_count'
  );
begin
  if changed is not null then
    perform private.record_article_changes(changed);
  end if;
  return null;
end;
$$;
create trigger record_on_update after update on public.blog_posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_updated_articles();

-- Notes the articles that a statement has taken away.
create function private.record_deleted_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_article_changes((select array_agg(id) from old_rows));
  return null;
end;
$$;
create trigger record_on_delete after delete on public.blog_posts
  referencing old table as old_rows for each statement execute function private.record_deleted_articles();

-- Notes that this transaction has changed the table.
create function private.record_table_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.table_changes (name, changed_in) values (tg_table_name, pg_current_xact_id())
  on conflict (name) do update set changed_in = excluded.changed_in;
  return null;
end;
$$;
create trigger record_on_change after insert or update or delete on public.former_slugs
  for each statement execute function private.record_table_change();

-- Returns what has changed since a cursor that this function gave, and the cursor for the next time. Everything that had not
-- ended by then is told again: a change is never missed, and may be told twice. `isKnown` is false for the cursor of another
-- database, or of a later state of this one: everything may have changed.
create function public.content_changes(since text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'cursor', pg_snapshot_xmin(snapshot)::text,
    'isKnown', coalesce(since::xid8 <= pg_snapshot_xmax(snapshot), false),
    'articles', coalesce(
      (select jsonb_agg(article_id) from private.article_changes where changed_in >= since::xid8), '[]'
    ),
    'tables', coalesce((select jsonb_agg(name) from private.table_changes where changed_in >= since::xid8), '[]')
  )
  from pg_current_snapshot() snapshot;
$$;
revoke execute on function public.content_changes(text) from public;
grant execute on function public.content_changes(text) to service_role;
