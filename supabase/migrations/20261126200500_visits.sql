-- View and read counters, changed only by the edge function increment-article-metrics.

-- Visitors who were counted, as keyed hashes that the function makes: no address is stored.
create table public.article_visits (
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  metric text not null,
  visitor text not null,
  counted_at timestamptz not null default clock_timestamp(),
  -- A second keyed hash, of the network alone. A network counts as a household: one address that calls itself fifty browsers is
  -- not counted fifty times.
  network text,
  primary key (article_id, metric, visitor),
  constraint article_visits_metric_known check (metric in ('view', 'read'))
);
create index article_visits_age on public.article_visits (counted_at);
create index article_visits_network on public.article_visits (article_id, metric, network);
alter table public.article_visits enable row level security;

-- Returns how many visitors of one network an article counts in 30 minutes.
create function private.visitors_by_network() returns integer
language sql immutable set search_path = '' as $$ select 3; $$;

-- Counts a visitor of a public article, once in 30 minutes. Returns {counted, views, reads}; null where there is no such article.
create function public.record_article_metric(article_id uuid, metric text, visitor text, network text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counted boolean := true;
  views integer;
  reads integer;
  counted_since timestamptz := clock_timestamp() - interval '30 minutes';
begin
  select view_count, read_count into views, reads
  from public.blog_posts
  where id = record_article_metric.article_id and private.is_public(status, published_at, deleted_at);
  if not found then
    return null;
  end if;
  if network is not null then
    -- Visitors of one network are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', article_id, metric, network), 0));
    counted := private.visitors_by_network() > (
      select count(*) from public.article_visits visits
      where visits.article_id = record_article_metric.article_id and visits.metric = record_article_metric.metric
        and visits.network = record_article_metric.network and visits.visitor <> record_article_metric.visitor
        and visits.counted_at > counted_since
    );
  end if;
  if counted then
    insert into public.article_visits as visits (article_id, metric, visitor, network)
    values (
      record_article_metric.article_id, record_article_metric.metric, record_article_metric.visitor,
      record_article_metric.network
    )
    on conflict on constraint article_visits_pkey
    do update set counted_at = clock_timestamp(), network = excluded.network
      where visits.counted_at <= counted_since;
    counted := found;
  end if;
  if counted then
    update public.blog_posts
    set view_count = view_count + (record_article_metric.metric = 'view')::integer,
      read_count = read_count + (record_article_metric.metric = 'read')::integer
    where id = record_article_metric.article_id
    returning view_count, read_count into views, reads;
  end if;
  return jsonb_build_object('counted', counted, 'views', views, 'reads', reads);
end;
$$;
revoke execute on function public.record_article_metric(uuid, text, text, text) from public;
grant execute on function public.record_article_metric(uuid, text, text, text) to service_role;

-- Forgets who was counted, once it may be counted again.
create function private.forget_visits() returns void
language sql security definer set search_path = '' as $$
  delete from public.article_visits where counted_at < now() - interval '30 minutes';
$$;
revoke execute on function private.forget_visits() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-visits', '*/10 * * * *', 'select private.forget_visits()');
  end if;
end;
$$;
