import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTeamCommand } from '../../server/team/team-command.ts';
import { PASSWORD } from '../support/accounts.ts';
import {
  claimsOf,
  giveCode,
  memberWithFactor,
  newestAction,
  recoveryCodes,
  roleOf,
  turnSecondFactorOn,
} from '../support/second-factor.ts';
import { askAccounts, idOf, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Turning a second factor on and off, and requiring it of administrators. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(() => backend.sql`truncate private.form_attempts`);

describe('turning a second factor on', () => {
  it('needs a code of the new secret, shown as a picture and as letters, and ends the other sessions', async () => {
    const client = await backend.inRole('editor');
    const elsewhere = await backend.elsewhere(client);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Coquelicot' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret ?? '-'}`);
    const factor = { id: data?.id ?? '', secret: data?.totp.secret ?? '' };
    // Before its first code, the factor changes nothing.
    expect(await roleOf(elsewhere)).toBe('editor');
    expect((await giveCode(client, factor, '000000')).error?.code).toBe('mfa_verification_failed');
    expect((await giveCode(client, factor)).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', email: expect.any(String) });
    expect(await roleOf(client)).toBe('editor');
    expect(await roleOf(elsewhere)).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    const factors = await client.auth.mfa.listFactors();
    expect(factors.data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(JSON.stringify(factors)).not.toContain(factor.secret);
  });

  it('starts again after an attempt without a code, and allows one factor at most', async () => {
    const client = await backend.inRole('editor');
    const left = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factor = await turnSecondFactorOn(client);
    expect(factor.id).not.toBe(left.data?.id);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('too_many_enrolled_mfa_factors');
  });

  it('gives the session a role that survives the refresh of its token', async () => {
    const { client } = await memberWithFactor(backend);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect(await roleOf(client)).toBe('editor');
  });
});

describe('a second factor', () => {
  it('is turned off with the password, also in a session that a recovery code has opened', async () => {
    const { client, email, id, factor } = await memberWithFactor(backend);
    const [code = ''] = await recoveryCodes(client);
    const lost = await signedInAs(backend, email);
    await askAccounts(backend, { action: 'use-recovery-code', code }, await tokenOf(lost));
    const turnOff = async (currentPassword: string) =>
      askAccounts(backend, { action: 'turn-second-factor-off', currentPassword }, await tokenOf(lost));
    expect((await turnOff('une devinette')).body).toEqual({ error: 'wrong_password' });
    expect((await lost.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    expect(await turnOff(PASSWORD)).toEqual({ status: 200, body: { email } });
    expect(await newestAction(backend)).toBe(`second_factor_off ${id}`);
    expect(await roleOf(await signedInAs(backend, email))).toBe('editor');
    expect((await lost.rpc('read_second_factor')).data).toEqual({ is_on: false, is_required: false, codes_left: 0 });
    await turnSecondFactorOn(lost);
  });

  it('is removed by an administrator for another member, which is recorded', async () => {
    const { id, email } = await memberWithFactor(backend);
    const colleague = await memberWithFactor(backend, 'administrator');
    const { data } = await administrator.rpc('list_team').throwOnError();
    const { members } = data as { members: { id: string; has_second_factor: boolean }[] };
    expect(members.find((member) => member.id === id)?.has_second_factor).toBe(true);
    const editor = await backend.inRole('editor');
    expect((await editor.rpc('remove_second_factor', { member_id: id })).error?.code).toBe('42501');
    expect((await colleague.client.rpc('remove_second_factor', { member_id: colleague.id })).error?.code).toBe('42501');
    expect((await administrator.rpc('remove_second_factor', { member_id: id })).data).toBe(true);
    expect(await newestAction(backend)).toBe(`second_factor_removed ${id}`);
    expect((await administrator.rpc('remove_second_factor', { member_id: id })).data).toBe(false);
    expect(await roleOf(await signedInAs(backend, email))).toBe('editor');
  });

  it('is removed by the operator’s command', async () => {
    const { email, id } = await memberWithFactor(backend, 'administrator');
    const access = { url: backend.url, secretKey: backend.credentials.secretKey, siteUrl: 'https://a.exemple' };
    const remove = () => runTeamCommand({ kind: 'second-factor', email }, access);
    expect(await remove()).toContain(`${email} signs in with the password alone`);
    expect(await newestAction(backend)).toBe(`second_factor_removed ${id}`);
    await expect(remove()).rejects.toThrow(`${email} has no second factor`);
    expect(await runTeamCommand({ kind: 'list' }, access)).toContain(email);
  });
});

describe('where the operator requires a second factor of administrators', () => {
  beforeAll(() => backend.sql`update private.settings set administrators_need_second_factor = true`);
  afterAll(() => backend.sql`update private.settings set administrators_need_second_factor = false`);

  it('an administrator without a second factor can only turn one on', async () => {
    const client = await backend.administrator();
    expect(await roleOf(client)).toBeNull();
    expect((await client.rpc('awaits_second_factor')).data).toBe(true);
    expect((await client.rpc('list_team')).error?.code).toBe('42501');
    expect((await client.rpc('create_recovery_codes')).error?.code).toBe('42501');
    expect((await client.rpc('read_second_factor')).data).toEqual({ is_on: false, is_required: true, codes_left: 0 });
    await turnSecondFactorOn(client);
    expect(await roleOf(client)).toBe('administrator');
    expect((await client.rpc('awaits_second_factor')).data).toBe(false);
    const thief = await signedInAs(backend, (await client.auth.getUser()).data.user?.email ?? '');
    expect([await roleOf(thief), (await thief.rpc('awaits_second_factor')).data]).toEqual([null, false]);
  });

  it('an editor works without a second factor', async () => {
    const client = await backend.inRole('editor');
    expect(await roleOf(client)).toBe('editor');
    expect((await client.rpc('awaits_second_factor')).data).toBe(false);
  });

  it('a session that was ended cannot turn a second factor on', async () => {
    const client = await backend.administrator();
    await backend.sql`delete from auth.sessions where user_id = ${await idOf(client)}`;
    expect((await client.rpc('awaits_second_factor')).data).toBe(false);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.name).toBe('AuthSessionMissingError');
  });
});

describe('the routes of second factors', () => {
  const ask = async (method: string, path: string, token: string, body?: unknown) =>
    fetch(`${backend.url}/auth/v1/factors${path}`, {
      method,
      headers: { apikey: backend.credentials.publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(({ status }) => status);

  it.each([
    ['POST', '', { factor_type: 'phone', phone: '+33600000000' }, 400],
    ['POST', '', { factor_type: 'webauthn' }, 400],
    ['POST', '', null, 400],
    ['GET', '', undefined, 404],
    ['POST', '/00000000-0000-4000-8000-000000000000/challenge', {}, 404],
    ['POST', '/..%2Fuser/challenge', {}, 404],
    ['DELETE', '/00000000-0000-4000-8000-000000000000', undefined, 404],
  ])('answer %s %s with the body %j by %i', async (method, path, body, status) => {
    expect(await ask(method, path, await tokenOf(administrator), body)).toBe(status);
  });

  it('refuse requests without a session token of this copy', async () => {
    expect(await ask('POST', '', '', { factor_type: 'totp' })).toBe(401);
    expect(await ask('POST', '', 'a.b.c', { factor_type: 'totp' })).toBe(403);
    expect(await ask('POST', '', backend.credentials.secretKey, { factor_type: 'totp' })).toBe(401);
  });
});
