import { expect, it } from 'vitest';
import { refusePublicSecrets } from './public-settings.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown) => `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.signature`;
const KEY = 'PUBLIC_SUPABASE_PUBLISHABLE_KEY';

it.each([
  ['a secret key', KEY, 'sb_secret_abcdef', /a secret key \(sb_secret_…\)/],
  ['a secret key of the embedded backend', 'SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abcdef', /a secret key/],
  ['a secret key in an address', 'PUBLIC_SIGNUP_URL', 'https://a.example/?k=sb_secret_abcdef', /a secret key/],
  ['a token of the service', KEY, tokenOf({ role: 'service_role' }), /role is service_role rather than anon/],
  ['a token of an account', KEY, tokenOf({ role: 'authenticated', name: 'é?>' }), /role is authenticated/],
  ['a token without role', KEY, tokenOf({ iss: 'supabase' }), /role is unknown/],
  ['a token that cannot be read', KEY, `${encoded({ alg: 'HS256' })}.eyJx.y`, /role is unknown/],
])('refuses %s, naming its setting but not its value', (_case, name, value, reason) => {
  const refused = () => refusePublicSecrets({ [name]: value });
  expect(refused).toThrow(new RegExp(`^${name} is published with the pages, and holds `));
  expect(refused).toThrow(reason);
  expect(refused).not.toThrow(value);
});

it('refuses the value of any secret of the environment', () => {
  for (const secret of [
    'SUPABASE_SECRET_KEY',
    'MAIL_PRIVATE_KEY',
    'SMTP_URL',
    'AWS_SESSION_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'PUBLISH_SECRET',
  ]) {
    const environment = { [secret]: 'twelve-letters', PUBLIC_MAIL_PUBLIC_KEY: 'twelve-letters' };
    expect(() => refusePublicSecrets(environment)).toThrow(
      `PUBLIC_MAIL_PUBLIC_KEY is published with the pages, and holds the value of ${secret}.`,
    );
  }
});

it('accepts public keys in public settings, and secrets in private settings', () => {
  refusePublicSecrets({ [KEY]: 'sb_publishable_abcdef', SUPABASE_SECRET_KEY: 'sb_secret_abcdef' });
  refusePublicSecrets({
    [KEY]: tokenOf({ role: 'anon' }),
    SUPABASE_SERVICE_ROLE_KEY: tokenOf({ role: 'service_role' }),
  });
  refusePublicSecrets({ PUBLIC_SIGNUP_URL: '', CONTEST_MODE: undefined, PUBLISH_SECRET: '' });
});
