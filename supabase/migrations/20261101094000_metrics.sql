-- View and read counters, changed only by the edge function increment-article-metrics.

-- Who was counted, as a keyed hash that the function makes: no address is stored.
create table public.article_visits (
  article_id uuid not null references public.blog_posts (id) on delete cascade,
  metric text not null,
  visitor text not null,
  counted_at timestamptz not null default clock_timestamp(),
  primary key (article_id, metric, visitor),
  constraint article_visits_metric_known check (metric in ('view', 'read'))
);
create index article_visits_age on public.article_visits (counted_at);
alter table public.article_visits enable row level security;
revoke all on public.article_visits from anon, authenticated;
grant all on public.article_visits to service_role;

-- Counts one visitor once per article, metric and 30 minutes. Returns {counted, views, reads},
-- or null when no published article has this id.
create function public.record_article_metric(article_id uuid, metric text, visitor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counted boolean;
  views integer;
  reads integer;
begin
  select view_count, read_count into views, reads
  from public.blog_posts
  where id = record_article_metric.article_id and private.is_public(status, published_at);
  if not found then
    return null;
  end if;
  insert into public.article_visits as visits (article_id, metric, visitor)
  values (record_article_metric.article_id, record_article_metric.metric, record_article_metric.visitor)
  on conflict on constraint article_visits_pkey do update set counted_at = clock_timestamp()
    where visits.counted_at <= clock_timestamp() - interval '30 minutes';
  counted := found;
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
revoke execute on function public.record_article_metric(uuid, text, text) from public, anon, authenticated;
grant execute on function public.record_article_metric(uuid, text, text) to service_role;

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
