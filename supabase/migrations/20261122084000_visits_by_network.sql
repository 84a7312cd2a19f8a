-- One address that calls itself fifty browsers counted fifty times: a network counts as a household now.

-- A second keyed hash, of the network alone. Visits from before have none, and are forgotten within the hour.
alter table public.article_visits add column network text;
create index article_visits_network on public.article_visits (article_id, metric, network);

-- Visitors of one network that an article counts in 30 minutes.
create function private.visitors_by_network() returns integer
language sql immutable set search_path = '' as $$ select 3; $$;

drop function public.record_article_metric(uuid, text, text);

-- Counts one visitor once per article, metric and 30 minutes, and few visitors of one network. Returns
-- {counted, views, reads}, or null when no published article has this id. An edge function deployed before names no network.
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
  where id = record_article_metric.article_id and private.is_public(status, published_at);
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
revoke execute on function public.record_article_metric(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.record_article_metric(uuid, text, text, text) to service_role;
