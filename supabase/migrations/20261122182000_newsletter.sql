-- Addresses that want to hear of new episodes. Visitors write here through an edge function alone, and read nothing.

-- 'awaited' until the owner has answered a mail; 'not_asked' where the server had no mail to ask by.
create type public.subscription_confirmation as enum ('awaited', 'given', 'not_asked');

-- 244 random bits, in the letters of addresses.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select rtrim(translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=');
$$;

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  confirmation public.subscription_confirmation not null,
  -- Every newsletter carries it, so it is kept as it is; it can do nothing but unsubscribe.
  unsubscribe_token text not null unique default private.new_token(),
  created_at timestamptz not null default clock_timestamp(),
  -- When its owner was last asked by mail, or the address was given.
  asked_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  constraint newsletter_subscriptions_email check (
    char_length(email) <= 254 and private.is_plain_line(email)
    and email ~ '^[^\s@<>"'',;:()\\]{1,64}@[^\s@<>"'',;:()\\]+\.[^\s@.<>"'',;:()\\]+$'
  ),
  constraint newsletter_subscriptions_confirmed check ((confirmation = 'given') = (confirmed_at is not null))
);
create index newsletter_subscriptions_order on public.newsletter_subscriptions (created_at);
alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from public, anon, authenticated;
grant all on public.newsletter_subscriptions to service_role;
grant select, delete on public.newsletter_subscriptions to authenticated;
create policy "Administrators read subscriptions" on public.newsletter_subscriptions
  for select to authenticated using ((select public.is_admin()));
create policy "Administrators erase subscriptions" on public.newsletter_subscriptions
  for delete to authenticated using ((select public.is_admin()));

-- Who reads the database finds no link that confirms: only its hash is kept.
create table private.confirmation_mails (
  subscription_id uuid primary key references public.newsletter_subscriptions (id) on delete cascade,
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  mails integer not null default 1
);
alter table private.confirmation_mails enable row level security;
revoke all on private.confirmation_mails from public, anon, authenticated, service_role;

create function private.email_key(value text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(normalize(value, NFKC))); $$;

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
revoke execute on function public.subscribe_to_newsletter(text, text, text) from public, anon, authenticated;
grant execute on function public.subscribe_to_newsletter(text, text, text) to service_role;

-- A mail that was not sent does not count: the next request sends another one.
create function public.forget_confirmation_mail(confirmation_hash text) returns void
language sql security definer set search_path = '' as $$
  update private.confirmation_mails set sent_at = now() - interval '1 hour', mails = mails - 1
  where token_hash = decode(confirmation_hash, 'hex');
$$;
revoke execute on function public.forget_confirmation_mail(text) from public, anon, authenticated;
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

-- Erases the address that a token belongs to. False where there is none, or no more.
create function public.unsubscribe_from_newsletter(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscriptions subscription where subscription.unsubscribe_token = token;
  return found;
end;
$$;
revoke execute on function public.unsubscribe_from_newsletter(text) from public;
grant execute on function public.unsubscribe_from_newsletter(text) to anon, authenticated;

-- The privacy page says how long they are kept; the others, until they unsubscribe.
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
