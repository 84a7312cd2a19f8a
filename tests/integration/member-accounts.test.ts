import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { turnSecondFactorOn } from '../support/second-factor.ts';
import { askAccounts, idOf, memberOfRole, newAddress, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** The accounts of members: mails that tell of changes a thief could make, sessions, name, password, administration. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  backend.accountMails.length = 0;
  await backend.sql`truncate private.form_attempts`;
});

const emailOf = async (client: Client) => (await client.auth.getUser()).data.user?.email ?? '';
const subjects = () => backend.accountMails.map(({ subject }) => subject);

it('a password that is changed or reset is announced by mail, with a link to take the account back', async () => {
  const client = await backend.inRole('editor');
  const email = await emailOf(client);
  const changed = await askAccounts(
    backend,
    { action: 'change-password', currentPassword: PASSWORD, password: 'un autre assez long' },
    await tokenOf(client),
  );
  expect(changed.status).toBe(200);
  await expect.poll(subjects).toEqual(['Coquelicot : ton mot de passe vient de changer']);
  const [mail] = backend.accountMails;
  expect(mail?.to_email).toBe(email);
  expect(mail?.message).toContain(`\n\n${backend.url}/admin/mot-de-passe\n\n`);
  expect(mail?.message).toContain(`${backend.url}/confidentialite#redaction`);
  expect(JSON.stringify(mail)).not.toContain('un autre assez long');

  const id = await idOf(await signedInAs(backend, email, 'un autre assez long'));
  const { data } = await administrator.rpc('create_password_link', { member_id: id }).throwOnError();
  const { token } = data as unknown as { token: string };
  await askAccounts(backend, { action: 'reset-password', token, password: PASSWORD });
  await expect.poll(subjects).toHaveLength(2);
});

it('turning a second factor on or off, and making or using recovery codes, is announced by mail', async () => {
  const client = await backend.inRole('editor');
  const email = await emailOf(client);
  await turnSecondFactorOn(client);
  await expect.poll(subjects).toHaveLength(1);
  await client.rpc('create_recovery_codes').throwOnError();
  const { data: codes } = await client.rpc('create_recovery_codes').throwOnError();
  const other = await tokenOf(await signedInAs(backend, email));
  await askAccounts(backend, { action: 'use-recovery-code', code: codes?.[0] ?? '' }, other);
  await askAccounts(backend, { action: 'turn-second-factor-off', currentPassword: PASSWORD }, other);
  await expect
    .poll(subjects)
    .toEqual([
      'Coquelicot : un second facteur est activé',
      'Coquelicot : tu as de nouveaux codes de secours',
      'Coquelicot : un code de secours vient de servir',
      'Coquelicot : ton second facteur est désactivé',
    ]);
  expect(new Set(backend.accountMails.map(({ to_email: to }) => to))).toEqual(new Set([email]));
});

it('the removal of a second factor by an administrator is announced to its owner by mail', async () => {
  const client = await backend.inRole('editor');
  await turnSecondFactorOn(client);
  await administrator.rpc('remove_second_factor', { member_id: await idOf(client) }).throwOnError();
  await expect
    .poll(subjects)
    .toEqual(['Coquelicot : un second facteur est activé', 'Coquelicot : ton second facteur est retiré']);
  expect(backend.accountMails.at(-1)?.to_email).toBe(await emailOf(client));
});

it('a change of the password that is refused or rolled back sends no mail', async () => {
  const client = await backend.inRole('editor');
  const token = await tokenOf(client);
  await askAccounts(
    backend,
    { action: 'change-password', currentPassword: 'faux', password: 'encore un assez long' },
    token,
  );
  await backend.sql
    .begin(async (transaction) => {
      await transaction`select public.finish_password_change(${await idOf(client)})`;
      throw new Error('undone');
    })
    .catch(() => undefined);
  await backend.operator().rpc('finish_password_change', { account_id: await idOf(client) });
  await expect.poll(subjects).toHaveLength(1);
});

describe('sessions', () => {
  it('are listed and ended, one by one or all others at once; the token of an ended session gives no role', async () => {
    const { client, email } = await memberOfRole(backend, 'editor');
    const [second, third] = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const { data } = await client.rpc('list_sessions').throwOnError();
    expect(data.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect((await client.rpc('end_session', { session_id: data[1]?.id ?? '' })).data).toBe(true);
    expect((await client.rpc('end_session', { session_id: data[1]?.id ?? '' })).data).toBe(false);
    const roles = async () =>
      Promise.all([client, second, third].map(async (one) => (await one.rpc('role_of_caller')).data));
    expect((await roles()).filter((role) => role === null)).toHaveLength(1);
    expect((await client.rpc('end_other_sessions')).data).toBe(1);
    expect(await roles()).toEqual(['editor', null, null]);
  });

  it('cannot be ended by another account, not even an administrator’s', async () => {
    const [one, other] = [await memberOfRole(backend, 'editor'), await memberOfRole(backend, 'administrator')];
    const { data } = await one.client.rpc('list_sessions').throwOnError();
    expect((await other.client.rpc('end_session', { session_id: data[0]?.id ?? '' })).data).toBe(false);
    expect((await one.client.rpc('role_of_caller')).data).toBe('editor');
  });
});

describe('the name of a member', () => {
  it('is changed by the member, and must have 1 to 80 characters', async () => {
    const { client } = await memberOfRole(backend, 'contributor');
    await client.rpc('rename_account', { name: '  Zoé  ' }).throwOnError();
    expect((await client.rpc('read_account')).data).toMatchObject({ name: 'Zoé' });
    for (const name of ['', '   ', 'x'.repeat(81)]) {
      expect((await client.rpc('rename_account', { name })).error?.code).toBe('22023');
    }
  });
});

describe('a current password', () => {
  const change = (session: string | undefined, currentPassword: string, password: string) =>
    askAccounts(backend, { action: 'change-password', currentPassword, password }, session);

  it('is needed to set a new password, which ends every session', async () => {
    const { client, email } = await memberOfRole(backend, 'editor');
    const session = await tokenOf(client);
    const next = 'une autre phrase bien longue';
    expect((await change(session, 'pas celui-ci du tout', next)).body).toEqual({ error: 'wrong_password' });
    expect((await change(session, PASSWORD, 'azertyuiop')).body).toEqual({ error: 'weak_password' });
    expect((await change(undefined, PASSWORD, next)).status).toBe(401);
    expect((await change(backend.credentials.publishableKey, PASSWORD, next)).status).toBe(401);
    expect((await client.rpc('role_of_caller')).data).toBe('editor');
    expect((await change(session, PASSWORD, next)).status).toBe(200);
    expect((await client.rpc('role_of_caller')).data).toBeNull();
    await expect(signedInAs(backend, email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await (await signedInAs(backend, email, next)).rpc('role_of_caller')).data).toBe('editor');
  });

  it('cannot be guessed with a stolen session: ten wrong attempts block even the right password', async () => {
    const { client } = await memberOfRole(backend, 'editor');
    const session = await tokenOf(client);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(session, `une devinette ${attempt}`, 'une autre phrase bien longue')).status).toBe(403);
    }
    expect((await change(session, PASSWORD, 'une autre phrase bien longue')).status).toBe(429);
  });

  it('does not let an account without a role change its password', async () => {
    const stranger = await backend.member();
    expect((await change(await tokenOf(stranger), PASSWORD, 'une autre phrase bien longue')).status).toBe(401);
  });
});

describe('the administration of accounts', () => {
  it.each([
    ['POST', '', { email: 'x@exemple.fr', password: PASSWORD, email_confirm: true }],
    ['PUT', '/00000000-0000-4000-8000-000000000000', { password: PASSWORD }],
    ['DELETE', '/00000000-0000-4000-8000-000000000000', null],
    ['GET', '', null],
  ])('refuses %s%s with 403 without the secret key', async (method, path, body) => {
    const keys = [backend.credentials.publishableKey, await tokenOf(administrator)];
    for (const key of keys) {
      const response = await fetch(`${backend.url}/auth/v1/admin/users${path}`, {
        method,
        headers: { apikey: backend.credentials.publishableKey, authorization: `Bearer ${key}` },
        body: body && JSON.stringify(body),
      });
      expect([response.status, ((await response.json()) as { error_code: string }).error_code]).toEqual([
        403,
        'not_admin',
      ]);
    }
  });

  it('creates, changes and deletes accounts for GoTrue’s own client, with GoTrue’s error codes', async () => {
    const { admin } = backend.operator().auth;
    const account = { email: newAddress(), password: PASSWORD, email_confirm: true };
    const made = await admin.createUser(account);
    expect(made.error).toBeNull();
    expect((await admin.createUser(account)).error?.code).toBe('email_exists');
    const id = made.data.user?.id ?? '';
    expect((await admin.updateUserById(id, { email: 'autre@exemple.fr' })).error?.code).toBe('validation_failed');
    const client = await signedInAs(backend, account.email);
    expect((await admin.updateUserById(id, { password: 'une autre phrase bien longue' })).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    await signedInAs(backend, account.email, 'une autre phrase bien longue');
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.deleteUser(id)).error?.code).toBe('user_not_found');
    expect(await backend.sql`select from auth.identities where user_id = ${id}`).toHaveLength(0);
  });
});
