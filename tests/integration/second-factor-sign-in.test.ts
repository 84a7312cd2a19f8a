import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import {
  claimsOf,
  codeOf,
  giveCode,
  memberWithFactor,
  newestAction,
  recoveryCodes,
  roleOf,
} from '../support/second-factor.ts';
import { askAccounts, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** A second factor at sign-in: what a password alone is worth, and what a code or a recovery code opens. */

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.stop());

beforeEach(() => backend.sql`truncate private.form_attempts`);

describe('a password alone', () => {
  it('gives no role, and can change neither the password nor the factor', async () => {
    const { client, email, factor } = await memberWithFactor(backend, 'administrator');
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

  it('gives a role only after a code, which is accepted once', async () => {
    const { email, factor } = await memberWithFactor(backend);
    const [first, second] = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const code = codeOf(factor.secret);
    expect((await giveCode(first, factor, code)).error).toBeNull();
    expect(await roleOf(first)).toBe('editor');
    // An accepted code ends the other sessions that wait for a code.
    expect((await giveCode(second, factor, code)).error?.name).toBe('AuthSessionMissingError');
    const third = await signedInAs(backend, email);
    expect((await giveCode(third, factor, code)).error?.code).toBe('mfa_verification_failed');
    expect(await roleOf(third)).toBeNull();
  });

  it('allows ten wrong codes in five minutes over all sessions, until the password is changed', async () => {
    const { email, factor, id } = await memberWithFactor(backend);
    const thieves = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const statuses: (string | undefined)[] = [];
    for (let time = 0; time < 11; time += 1) {
      const thief = thieves[time % 2] ?? backend.visitor();
      statuses.push((await giveCode(thief, factor, '000000')).error?.code);
    }
    expect(statuses).toEqual([...Array(10).fill('mfa_verification_failed'), 'over_request_rate_limit']);
    const owner = await signedInAs(backend, email);
    expect((await giveCode(owner, factor)).error?.code).toBe('over_request_rate_limit');
    await backend.operator().rpc('finish_password_change', { account_id: id }).throwOnError();
    expect((await giveCode(await signedInAs(backend, email), factor)).error).toBeNull();
  });

  it('cannot be completed with the factor of another account', async () => {
    const { email, factor } = await memberWithFactor(backend);
    const stranger = await memberWithFactor(backend);
    const { data } = await stranger.client.auth.mfa.challenge({ factorId: stranger.factor.id });
    const thief = await signedInAs(backend, email);
    expect((await giveCode(thief, stranger.factor)).error?.code).toBe('mfa_factor_not_found');
    const answer = await thief.auth.mfa.verify({ factorId: factor.id, challengeId: data?.id ?? '', code: '000000' });
    expect(answer.error?.code).toBe('mfa_challenge_expired');
    expect(await roleOf(thief)).toBeNull();
  });

  it('still needs the code after it was reset through a link', async () => {
    const { client, email, factor, id } = await memberWithFactor(backend);
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
    const { client, email, id } = await memberWithFactor(backend);
    const codes = await recoveryCodes(client);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(await newestAction(backend)).toBe(`second_factor_on ${id}`);
    const stored = await backend.sql`select to_jsonb(c)::text as text from private.recovery_codes c`;
    expect(stored.length).toBeGreaterThanOrEqual(codes.length);
    const kept = JSON.stringify(stored).replaceAll('-', '');
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));

    const lost = await signedInAs(backend, email);
    const token = await tokenOf(lost);
    expect(await recover(token, 'AAAA-AAAA-AAAA-AAAA')).toEqual({ status: 403, body: { error: 'wrong_code' } });
    expect(await recover(token, ` ${codes[0]?.replaceAll('-', ' ').toLowerCase()}`)).toMatchObject({ status: 200 });
    expect(await newestAction(backend)).toBe(`recovery_code_used ${id}`);
    expect(await roleOf(lost)).toBe('editor');
    await lost.auth.refreshSession();
    expect(await roleOf(lost)).toBe('editor');
    expect((await lost.rpc('read_second_factor')).data).toEqual({ is_on: true, is_required: false, codes_left: 9 });

    const thief = await signedInAs(backend, email);
    expect((await recover(await tokenOf(thief), codes[0] ?? '')).body).toEqual({ error: 'wrong_code' });
    expect(await roleOf(thief)).toBeNull();
  });

  it('is accepted once when two sessions use it at the same time', async () => {
    const { client, email } = await memberWithFactor(backend);
    const [code = ''] = await recoveryCodes(client);
    const sessions = [await signedInAs(backend, email), await signedInAs(backend, email)];
    const answers = await Promise.all(sessions.map(async (session) => recover(await tokenOf(session), code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('is refused for another account, and once new codes have been made', async () => {
    const [one, other] = [await memberWithFactor(backend), await memberWithFactor(backend)];
    const [code = '', second = ''] = await recoveryCodes(one.client);
    expect((await recover(await tokenOf(await signedInAs(backend, other.email)), code)).status).toBe(403);
    const lost = await signedInAs(backend, one.email);
    expect((await recover(await tokenOf(lost), code)).status).toBe(200);
    // The session that a code has opened makes new codes, and goes on.
    await recoveryCodes(lost);
    expect(await newestAction(backend)).toBe(`recovery_codes_made ${one.id}`);
    expect(await roleOf(lost)).toBe('editor');
    expect((await recover(await tokenOf(await signedInAs(backend, one.email)), second)).status).toBe(403);
  });

  it('cannot be guessed: ten wrong codes block their network, but not the owner in another network', async () => {
    const { client, email, id, factor } = await memberWithFactor(backend);
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

  it('cannot be made without a second factor', async () => {
    expect((await (await backend.administrator()).rpc('create_recovery_codes')).error?.code).toBe('22023');
  });
});
