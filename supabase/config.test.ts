import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MINIMUM_PASSWORD_LENGTH } from './functions/_shared/password-strength.ts';

/** Reads the keys of the file, each with its section, and their values as they are written. */
function configuration(): Record<string, string> {
  const values: Record<string, string> = {};
  let section = '';
  for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name) section = `${name}.`;
    if (key && value) values[section + key] = value;
  }
  return values;
}

// `supabase config push` resets absent keys to the command line's defaults.
it('config.toml states each key that the product relies on', () => {
  expect(configuration()).toMatchObject({
    'api.schemas': '["public"]',
    'api.max_rows': '1000',
    'auth.site_url': '"env(SITE_URL)"',
    'auth.additional_redirect_urls': '["env(SITE_URL)"]',
    'auth.enable_signup': 'true',
    'auth.enable_anonymous_sign_ins': 'false',
    'auth.enable_refresh_token_rotation': 'true',
    'auth.refresh_token_reuse_interval': '10',
    'auth.minimum_password_length': String(MINIMUM_PASSWORD_LENGTH),
    'auth.password_requirements': '"letters_digits"',
    'auth.hook.before_user_created.enabled': 'true',
    'auth.hook.before_user_created.uri': '"pg-functions://postgres/private/refuse_sign_up"',
    'auth.email.enable_signup': 'true',
    'auth.email.enable_confirmations': 'true',
    'auth.email.double_confirm_changes': 'true',
    'auth.mfa.totp.enroll_enabled': 'true',
    'auth.mfa.totp.verify_enabled': 'true',
    'auth.rate_limit.sign_in_sign_ups': '10',
    'storage.enabled': 'true',
    'storage.file_size_limit': '"5MiB"',
    'realtime.enabled': 'true',
  });
});

it('config.toml turns verify_jwt off for every edge function, which checks its callers itself', () => {
  const functions = readdirSync('supabase/functions', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  for (const name of functions) expect(configuration()).toHaveProperty([`functions.${name}.verify_jwt`], 'false');
});
