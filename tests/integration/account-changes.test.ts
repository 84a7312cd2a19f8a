import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { turnSecondFactorOn } from '../support/second-factor.ts';
import { askAccounts, idOf, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** A member is told by mail of each change of the account that a thief could make. */

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => void backend.accountMails.splice(0));

const emailOf = async (client: Client) => (await client.auth.getUser()).data.user?.email ?? '';
const subjects = () => backend.accountMails.map(({ subject }) => subject);

it('a new password, changed or set by a link, is told with a way to take the account back', async () => {
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

  const administrator = await backend.administrator();
  const id = await idOf(await signedInAs(backend, email, 'un autre assez long'));
  const { data } = await administrator.rpc('create_password_link', { member_id: id }).throwOnError();
  const { token } = data as unknown as { token: string };
  await askAccounts(backend, { action: 'reset-password', token, password: PASSWORD });
  await expect.poll(subjects).toHaveLength(2);
});

it('a second factor that is turned on and off, and its recovery codes, are told', async () => {
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

it('a second factor that somebody else removes is told to its owner', async () => {
  const [client, administrator] = [await backend.inRole('editor'), await backend.administrator()];
  await turnSecondFactorOn(client);
  await administrator.rpc('remove_second_factor', { member_id: await idOf(client) }).throwOnError();
  await expect
    .poll(subjects)
    .toEqual(['Coquelicot : un second facteur est activé', 'Coquelicot : ton second facteur est retiré']);
  expect(backend.accountMails.at(-1)?.to_email).toBe(await emailOf(client));
});

it('a change that is refused, or undone, is not told', async () => {
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
