-- A webhook that never answers, because its host lacks a secret or money, was called every minute for ever: each call of
-- GitHub's is a run that somebody pays. It is called again after 2, 4, 8, 16… minutes.
create or replace function private.publish_due_articles() returns void
language plpgsql security definer set search_path = '' as $$
declare
  last_look timestamptz;
  unheard uuid;
  minutes int;
begin
  select looked_at into last_look from private.publish_clock for update;
  if exists (
    select 1 from public.blog_posts
    where status = 'published' and published_at > last_look and published_at <= now()
  ) then
    perform private.publish();
  end if;
  update private.publish_clock set looked_at = now();
  -- A call that was lost leaves its publication waiting.
  select id, floor(extract(epoch from now() - requested_at) / 60)::int into unheard, minutes
  from public.publications
  where state = 'queued' and requested_at < now() - interval '2 minutes';
  -- Powers of two have one bit.
  if unheard is not null and minutes & (minutes - 1) = 0 then
    perform private.call_publish_webhook(unheard);
  end if;
end;
$$;
