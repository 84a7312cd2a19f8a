-- The table of second factors, as a hosted project brings it. Run once the library has made `auth.users`, and safe to run again.
-- An account has one factor, and one more until its first code has come.

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- The 30 seconds of the last code that was taken: none is taken twice.
  last_code_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, status)
);
alter table auth.mfa_factors enable row level security;
