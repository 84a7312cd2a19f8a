-- The table of second factors, as a hosted project has it. Runs after the library has made `auth.users`, and may run again.
-- An account has at most one verified factor, and one that waits for its first code.

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- Number of the 30-second step of the last accepted code, so that no code is accepted twice.
  last_code_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, status)
);
alter table auth.mfa_factors enable row level security;
