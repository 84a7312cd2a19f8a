-- One rule for the addresses of people, in forms, functions and tables: src/core/mail/mail-address.ts has it in TypeScript.

-- Whether a text is an address of a person: what browsers and RFC 5321 both allow, at a domain with a dot. Forms write the domain in
-- ASCII letters; one in letters of its own is taken too.
create function private.is_mail_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ ('^(?=[^@]{1,64}@)' || word || '(\.' || word || ')*@(' || label || '\.)+(?![0-9]+$)' || label || '$')
  from (values ('[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+', 'A-Za-z0-9\u00c0-\u167f\u1681-\u1fff\u2c00-\u2fff\u3040-\ud7ff')) parts (word, letters),
    lateral (values ('[' || letters || '](?:[' || letters || '-]{0,61}[' || letters || '])?')) labels (label);
$$;

-- Rows that are there already stay, whatever they hold.
alter table public.newsletter_subscriptions
  drop constraint newsletter_subscriptions_email,
  add constraint newsletter_subscriptions_email check (private.is_mail_address(email)) not valid;
alter table public.contest_entries
  drop constraint contest_entries_email_form,
  add constraint contest_entries_email_form check (private.is_mail_address(email)) not valid;
