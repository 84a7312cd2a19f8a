-- Addresses that want to hear of new episodes. Visitors write here through an edge function alone, and read nothing.

-- 'awaited' until the owner has answered a mail; 'not_asked' where the server had no mail to ask by.
create type public.subscription_confirmation as enum ('awaited', 'given', 'not_asked');

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  confirmation public.subscription_confirmation not null,
  -- Every newsletter carries it, so it is kept as it is; it can do nothing but unsubscribe.
  unsubscribe_token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  -- The moment at which its owner was last asked by mail, or the address was given.
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  constraint newsletter_subscriptions_email check (private.is_mail_address(email)),
  constraint newsletter_subscriptions_confirmed check ((confirmation = 'given') = (confirmed_at is not null))
);
create index newsletter_subscriptions_order on public.newsletter_subscriptions (created_at);
alter table public.newsletter_subscriptions enable row level security;

-- A reader of the database finds no link that confirms: only its hash is kept.
create table private.confirmation_mails (
  subscription_id uuid primary key references public.newsletter_subscriptions (id) on delete cascade,
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  mails integer not null default 1
);
alter table private.confirmation_mails enable row level security;

-- Keeps an address, once. One network may send three in five minutes, and twenty in a day. Returns {outcome}, and where a mail
-- is to be sent {outcome, is_confirmed, unsubscribe_token}: one address gets one in ten minutes and five in a week, whether it
-- was known or not, so that an answer tells nothing of it.
--
-- confirmation_hash: of the token that the mail would carry, in hexadecimal digits; null where the server has no mail
create function public.subscribe_to_newsletter(network text, email text, confirmation_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.newsletter_subscriptions;
  moment timestamptz := clock_timestamp();
begin
  if not private.admit_form('newsletter', network, 3, 20) then
    return jsonb_build_object('outcome', 'rate_limit');
  end if;
  insert into public.newsletter_subscriptions (email, confirmation)
  values (
    private.email_key(subscribe_to_newsletter.email),
    case when confirmation_hash is null then 'not_asked' else 'awaited' end::public.subscription_confirmation
  )
  on conflict on constraint newsletter_subscriptions_email_key do nothing;
  select * into strict subscription from public.newsletter_subscriptions known
  where known.email = private.email_key(subscribe_to_newsletter.email) for update;
  if confirmation_hash is null then
    return jsonb_build_object('outcome', 'stored');
  end if;
  insert into private.confirmation_mails as last (subscription_id, token_hash, sent_at)
  values (subscription.id, decode(confirmation_hash, 'hex'), moment)
  on conflict (subscription_id) do update set
    token_hash = excluded.token_hash,
    sent_at = excluded.sent_at,
    mails = case when last.sent_at < moment - interval '7 days' then 1 else last.mails + 1 end
  where last.sent_at < moment - interval '10 minutes'
    and (last.mails < 5 or last.sent_at < moment - interval '7 days');
  if not found then
    return jsonb_build_object('outcome', 'stored');
  end if;
  update public.newsletter_subscriptions set asked_at = moment where id = subscription.id;
  return jsonb_build_object(
    'outcome', 'stored',
    'is_confirmed', subscription.confirmation = 'given',
    'unsubscribe_token', subscription.unsubscribe_token
  );
end;
$$;
revoke execute on function public.subscribe_to_newsletter(text, text, text) from public;
grant execute on function public.subscribe_to_newsletter(text, text, text) to service_role;

-- Takes back a mail that was not sent: the next request sends another one.
create function public.forget_confirmation_mail(confirmation_hash text) returns void
language sql security definer set search_path = '' as $$
  update private.confirmation_mails set sent_at = now() - interval '1 hour', mails = mails - 1
  where token_hash = decode(confirmation_hash, 'hex');
$$;
revoke execute on function public.forget_confirmation_mail(text) from public;
grant execute on function public.forget_confirmation_mail(text) to service_role;

-- Confirms the address whose mail carried a token; also a second time. False where the token leads to none, or no more.
create function public.confirm_subscription(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscriptions subscription
  set confirmation = 'given', confirmed_at = coalesce(subscription.confirmed_at, now())
  from private.confirmation_mails mail
  where mail.subscription_id = subscription.id and mail.token_hash = sha256(convert_to(token, 'UTF8'))
    and (subscription.confirmation <> 'awaited' or subscription.asked_at > now() - interval '7 days');
  return found;
end;
$$;
revoke execute on function public.confirm_subscription(text) from public;
grant execute on function public.confirm_subscription(text) to anon, authenticated;

-- Erases the address that a token belongs to. False where there is none, or no more. Mail programs unsubscribe by an edge
-- function, which calls as the holder of the secret key.
create function public.unsubscribe_from_newsletter(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscriptions subscription where subscription.unsubscribe_token = token;
  return found;
end;
$$;
revoke execute on function public.unsubscribe_from_newsletter(text) from public;
grant execute on function public.unsubscribe_from_newsletter(text) to anon, authenticated, service_role;

-- Returns one page of the addresses of a state that hold each word of a search, as {total, counts, subscriptions}, with what
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
revoke execute on function public.list_newsletter_subscriptions(public.subscription_confirmation, text, text, boolean, integer, integer)
  from public;
grant execute on function public.list_newsletter_subscriptions(public.subscription_confirmation, text, text, boolean, integer, integer)
  to authenticated;

-- Erases one address, for good.
create function public.erase_newsletter_subscription(subscription_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  delete from public.newsletter_subscriptions where id = subscription_id;
end;
$$;
revoke execute on function public.erase_newsletter_subscription(uuid) from public;
grant execute on function public.erase_newsletter_subscription(uuid) to authenticated;

-- Erases the addresses that nobody has confirmed for as long as the privacy page says; the others stay until they unsubscribe.
create function private.forget_unconfirmed_subscriptions() returns void
language sql security definer set search_path = '' as $$
  delete from public.newsletter_subscriptions
  where confirmation = 'awaited' and asked_at < now() - interval '7 days';
$$;
revoke execute on function private.forget_unconfirmed_subscriptions() from public;

do $$
begin
  if exists (select 1 from pg_namespace where nspname = 'cron') then
    perform cron.schedule('forget-unconfirmed-subscriptions', '43 * * * *',
      'select private.forget_unconfirmed_subscriptions()');
  end if;
end;
$$;
