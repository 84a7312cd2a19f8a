-- The clock of a machine may be set, forth or back. What is due by one clock and not by the other has changed for visitors,
-- and what waits must not wait until the former clock's time comes again.
create or replace function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  turned uuid[];
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  turned := (
    select array_agg(id) from public.blog_posts
    where status = 'published' and deleted_at is null
      and published_at > least(last_look, now()) and published_at <= greatest(last_look, now())
  );
  if turned is not null then
    perform private.record_article_changes(turned);
    perform private.publish();
  end if;
  update private.publish_clock set looked_at = now();
  -- Asked for by a clock that was ahead: they keep their order, and come before what is asked for from now on.
  update public.publications
  set requested_at = now() - (latest.requested_at - publications.requested_at)
  from (select max(requested_at) as requested_at from public.publications) latest
  where publications.requested_at > now();
  -- A call that was lost leaves its publication waiting.
  select id, floor(extract(epoch from now() - requested_at) / 60)::int into unheard, minutes
  from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  -- Powers of two have one bit. Where time has passed at once, the next of them may be hours away.
  if unheard is not null and (minutes & (minutes - 1) = 0 or last_look < now() - interval '3 minutes') then
    perform private.call_publish_webhook(unheard);
  end if;
end;
$$;
