import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTeamCommand } from '../../server/team/team-command.ts';
import { PASSWORD } from '../support/accounts.ts';
import { allowCodeAgain, codeOf, turnSecondFactorOn, type TestFactor } from '../support/second-factor.ts';
import { askAccounts, idOf, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** The second factor: which sessions have a role, and what a password alone is worth. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(() => backend.sql`truncate private.form_attempts`);

interface Member {
  client: Client;
  id: string;
  email: string;
  factor: TestFactor;
}

async function memberWithFactor(role: 'editor' | 'administrator' = 'editor'): Promise<Member> {
  const client = await backend.inRole(role);
  const { data } = await client.auth.getUser();
  const factor = await turnSecondFactorOn(client);
  await allowCodeAgain(backend.sql);
  // The code that has turned it on counts as well.
  await backend.sql`truncate private.form_attempts`;
  return { client, id: data.user?.id ?? '', email: data.user?.email ?? '', factor };
}

const roleOf = async (client: Client) => (await client.rpc('role_of_caller')).data;
const giveCode = (client: Client, { id, secret }: TestFactor, code = codeOf(secret)) =>
  client.auth.mfa.challengeAndVerify({ factorId: id, code });
const claimsOf = async (client: Client) => decodeJwt(await tokenOf(client));
const recoveryCodes = async (client: Client) => (await client.rpc('create_recovery_codes').throwOnError()).data ?? [];

async function lastAction(): Promise<string> {
  const [row] = await backend.sql<{ line: string }[]>`
    select concat_ws(' ', action, subject_id) as line from private.audit_log order by id desc limit 1`;
  return row?.line ?? '';
}

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

  it('begins anew where it was left before its first code', async () => {
    const client = await backend.inRole('editor');
    const left = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factor = await turnSecondFactorOn(client);
    expect(factor.id).not.toBe(left.data?.id);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('too_many_enrolled_mfa_factors');
  });

  it('lasts: the session keeps its role when it is renewed', async () => {
    const { client } = await memberWithFactor();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect(await roleOf(client)).toBe('editor');
  });
});

describe('a password alone', () => {
  it('gives no role, reads no draft, changes no password and no factor', async () => {
    const { client, email, factor } = await memberWithFactor('administrator');
    const thief = await signedInAs(backend, email);
    expect(await claimsOf(thief)).toMatchObject({ aal: 'aal1' });
    expect(await roleOf(thief)).toBeNull();
    expect((await thief.rpc('list_team')).error?.code).toBe('42501');
    expect((await thief.rpc('list_sessions')).error?.code).toBe('42501');
    expect((await thief.rpc('read_second_factor')).error?.code).toBe('42501');
    expect((await thief.rpc('create_recovery_codes')).error?.code).toBe('42501');
    expect((await thief.from('tags').insert({ name: 'vol' })).error?.code).toBe('42501');
    const token = await tokenOf(thief);
    const change = { currentPassword: PASSWORD, password: 'la phrase d’une autre personne' };
    expect((await askAccounts(backend, { action: 'change-password', ...change }, token)).status).toBe(401);
    const removal = { action: 'turn-second-factor-off', currentPassword: PASSWORD };
    expect((await askAccounts(backend, removal, token)).status).toBe(401);
    expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('too_many_enrolled_mfa_factors');
    expect((await thief.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    await thief.auth.refreshSession();
    expect(await roleOf(thief)).toBeNull();
    expect(await roleOf(client)).toBe('administrator');
  });

  it('becomes a session with a role by a code, which is taken once', async () => {
    const { email, factor } = await memberWithFactor();
    const [first, second] = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const code = codeOf(factor.secret);
    expect((await giveCode(first, factor, code)).error).toBeNull();
    expect(await roleOf(first)).toBe('editor');
    // Sessions that wait for a code end with the one that has given it.
    expect((await giveCode(second, factor, code)).error?.name).toBe('AuthSessionMissingError');
    const third = await signedInAs(backend, email);
    expect((await giveCode(third, factor, code)).error?.code).toBe('mfa_verification_failed');
    expect(await roleOf(third)).toBeNull();
  });

  it('has ten codes to guess in five minutes, wherever it signs in, until the password is another one', async () => {
    const { email, factor, id } = await memberWithFactor();
    const statuses: (string | undefined)[] = [];
    for (let time = 0; time < 11; time += 1) {
      const thief = await signedInAs(backend, email);
      statuses.push((await giveCode(thief, factor, '000000')).error?.code);
    }
    expect(statuses).toEqual([...Array(10).fill('mfa_verification_failed'), 'over_request_rate_limit']);
    const owner = await signedInAs(backend, email);
    expect((await giveCode(owner, factor)).error?.code).toBe('over_request_rate_limit');
    await backend.operator().rpc('finish_password_change', { account_id: id }).throwOnError();
    expect((await giveCode(await signedInAs(backend, email), factor)).error).toBeNull();
  });

  it('of somebody else is of no use with one’s own factor', async () => {
    const { email, factor } = await memberWithFactor();
    const stranger = await memberWithFactor();
    const { data } = await stranger.client.auth.mfa.challenge({ factorId: stranger.factor.id });
    const thief = await signedInAs(backend, email);
    expect((await giveCode(thief, stranger.factor)).error?.code).toBe('mfa_factor_not_found');
    const answer = await thief.auth.mfa.verify({ factorId: factor.id, challengeId: data?.id ?? '', code: '000000' });
    expect(answer.error?.code).toBe('mfa_challenge_expired');
    expect(await roleOf(thief)).toBeNull();
  });

  it('that was replaced by a mailed link still needs the code', async () => {
    const { client, email, factor, id } = await memberWithFactor();
    const { data } = await backend.operator().rpc('create_password_link', { member_id: id }).throwOnError();
    const { token } = data as { token: string };
    const password = 'une phrase toute neuve';
    expect((await askAccounts(backend, { action: 'reset-password', token, password })).status).toBe(200);
    expect(await roleOf(client)).toBeNull();
    const back = await signedInAs(backend, email, password);
    expect(await roleOf(back)).toBeNull();
    await giveCode(back, factor);
    expect(await roleOf(back)).toBe('editor');
  });
});

describe('a recovery code', () => {
  const recover = (session: string, code: string) =>
    askAccounts(backend, { action: 'use-recovery-code', code }, session);

  it('opens one session, once, however it is typed; only its hash is stored', async () => {
    const { client, email, id } = await memberWithFactor();
    const codes = await recoveryCodes(client);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(await lastAction()).toBe(`second_factor_on ${id}`);
    const stored = await backend.sql`select to_jsonb(c)::text as text from private.recovery_codes c`;
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));

    const lost = await signedInAs(backend, email);
    const token = await tokenOf(lost);
    expect(await recover(token, 'AAAA-AAAA-AAAA-AAAA')).toEqual({ status: 403, body: { error: 'wrong_code' } });
    expect(await recover(token, ` ${codes[0]?.replaceAll('-', ' ').toLowerCase()}`)).toMatchObject({ status: 200 });
    expect(await lastAction()).toBe(`recovery_code_used ${id}`);
    expect(await roleOf(lost)).toBe('editor');
    await lost.auth.refreshSession();
    expect(await roleOf(lost)).toBe('editor');
    expect((await lost.rpc('read_second_factor')).data).toEqual({ is_on: true, is_required: false, codes_left: 9 });

    const thief = await signedInAs(backend, email);
    expect((await recover(await tokenOf(thief), codes[0] ?? '')).body).toEqual({ error: 'wrong_code' });
    expect(await roleOf(thief)).toBeNull();
  });

  it('is used up once, by two at once', async () => {
    const { client, email } = await memberWithFactor();
    const [code = ''] = await recoveryCodes(client);
    const sessions = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const answers = await Promise.all(sessions.map(async (session) => recover(await tokenOf(session), code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('is no other account’s, and none once there are new ones', async () => {
    const [one, other] = [await memberWithFactor(), await memberWithFactor()];
    const [code = '', second = ''] = await recoveryCodes(one.client);
    expect((await recover(await tokenOf(await signedInAs(backend, other.email)), code)).status).toBe(403);
    const lost = await signedInAs(backend, one.email);
    expect((await recover(await tokenOf(lost), code)).status).toBe(200);
    // The session that a code has opened makes new ones, and goes on.
    await recoveryCodes(lost);
    expect(await lastAction()).toBe(`recovery_codes_made ${one.id}`);
    expect(await roleOf(lost)).toBe('editor');
    expect((await recover(await tokenOf(await signedInAs(backend, one.email)), second)).status).toBe(403);
  });

  it('cannot be guessed: a network is refused after ten attempts, and its owner is not, elsewhere', async () => {
    const { client, email, id, factor } = await memberWithFactor();
    const [code = ''] = await recoveryCodes(client);
    const stranger = await signedInAs(backend, email);
    const token = await tokenOf(stranger);
    for (let time = 0; time < 10; time += 1) expect((await recover(token, `A${time}`)).status).toBe(403);
    expect((await recover(token, code)).status).toBe(429);
    // The stranger has used up the codes of the application too.
    for (let time = 0; time < 11; time += 1) await giveCode(stranger, factor, '000000');
    const owner = await signedInAs(backend, email);
    const session_id = String((await claimsOf(owner))['session_id']);
    const { data } = await backend
      .operator()
      .rpc('use_recovery_code', { network: 'elsewhere', account_id: id, session_id, code })
      .throwOnError();
    expect([data, await roleOf(owner)]).toEqual(['opened', 'editor']);
  });

  it('needs a session', async () => {
    expect((await askAccounts(backend, { action: 'use-recovery-code', code: 'A' })).status).toBe(401);
    expect((await recover('a.b', 'A')).status).toBe(401);
  });

  it('is for whoever has a second factor', async () => {
    expect((await administrator.rpc('create_recovery_codes')).error?.code).toBe('22023');
  });
});

describe('a second factor goes', () => {
  it('with the password, also in a session that a recovery code has opened', async () => {
    const { client, email, id, factor } = await memberWithFactor();
    const [code = ''] = await recoveryCodes(client);
    const lost = await signedInAs(backend, email);
    await askAccounts(backend, { action: 'use-recovery-code', code }, await tokenOf(lost));
    const turnOff = async (currentPassword: string) =>
      askAccounts(backend, { action: 'turn-second-factor-off', currentPassword }, await tokenOf(lost));
    expect((await turnOff('une devinette')).body).toEqual({ error: 'wrong_password' });
    expect((await lost.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    expect(await turnOff(PASSWORD)).toEqual({ status: 200, body: { email } });
    expect(await lastAction()).toBe(`second_factor_off ${id}`);
    expect(await roleOf(await signedInAs(backend, email))).toBe('editor');
    expect((await lost.rpc('read_second_factor')).data).toEqual({ is_on: false, is_required: false, codes_left: 0 });
    await turnSecondFactorOn(lost);
  });

  it('by an administrator, for another member, and it is recorded', async () => {
    const { id, email } = await memberWithFactor();
    const colleague = await memberWithFactor('administrator');
    const { data } = await administrator.rpc('list_team').throwOnError();
    const { members } = data as { members: { id: string; has_second_factor: boolean }[] };
    expect(members.find((member) => member.id === id)?.has_second_factor).toBe(true);
    const editor = await backend.inRole('editor');
    expect((await editor.rpc('remove_second_factor', { member_id: id })).error?.code).toBe('42501');
    expect((await colleague.client.rpc('remove_second_factor', { member_id: colleague.id })).error?.code).toBe('42501');
    expect((await administrator.rpc('remove_second_factor', { member_id: id })).data).toBe(true);
    expect(await lastAction()).toBe(`second_factor_removed ${id}`);
    expect((await administrator.rpc('remove_second_factor', { member_id: id })).data).toBe(false);
    expect(await roleOf(await signedInAs(backend, email))).toBe('editor');
  });

  it('by the operator’s command', async () => {
    const { email, id } = await memberWithFactor('administrator');
    const access = { url: backend.url, secretKey: backend.credentials.secretKey, siteUrl: 'https://a.exemple' };
    const remove = () => runTeamCommand({ kind: 'second-factor', email }, access);
    expect(await remove()).toContain(`${email} signs in with the password alone`);
    expect(await lastAction()).toBe(`second_factor_removed ${id}`);
    await expect(remove()).rejects.toThrow(`${email} has no second factor`);
    expect(await runTeamCommand({ kind: 'list' }, access)).toContain(email);
  });
});

describe('where the operator requires a second factor of administrators', () => {
  beforeAll(() => backend.sql`update private.settings set administrators_need_second_factor = true`);
  afterAll(() => backend.sql`update private.settings set administrators_need_second_factor = false`);

  it('one without it can do nothing but turn it on', async () => {
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

  it('others go on as before', async () => {
    const client = await backend.inRole('editor');
    expect(await roleOf(client)).toBe('editor');
    expect((await client.rpc('awaits_second_factor')).data).toBe(false);
  });

  it('a session that was ended turns nothing on', async () => {
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
  ])('answer %s %s with %j by %i', async (method, path, body, status) => {
    expect(await ask(method, path, await tokenOf(administrator), body)).toBe(status);
  });

  it('answer nobody without a token of this copy', async () => {
    expect(await ask('POST', '', '', { factor_type: 'totp' })).toBe(401);
    expect(await ask('POST', '', 'a.b.c', { factor_type: 'totp' })).toBe(403);
    expect(await ask('POST', '', backend.credentials.secretKey, { factor_type: 'totp' })).toBe(401);
  });
});
