import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTeamCommand, type TeamRequest } from '../../server/team/team-command.ts';
import type { Role } from '../../src/core/team/roles.ts';
import { PASSWORD } from '../support/accounts.ts';
import { askAccounts, idOf, invited, signedInAs, tokenOf } from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Invitations, roles and removal, as the database and the edge function decide of them. */

let backend: TestBackend;
let administrator: Client;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackend({ hasMail: true });
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  backend.mails.asked.length = 0;
  backend.mails.status = 200;
  await backend.sql`truncate private.form_attempts`;
});

const newAddress = () => `personne-${++people}@exemple.fr`;
const accept = (token: string, name = 'Camille', password = PASSWORD) =>
  askAccounts(backend, { action: 'accept-invitation', token, name, password });

/** Somebody of a role, with a name as an invitation gives it. */
async function memberOfRole(role: Role): Promise<{ client: Client; id: string; email: string }> {
  const client = await backend.inRole(role);
  const { data } = await client.auth.getSession();
  const { id = '', email = '' } = data.session?.user ?? {};
  await backend.sql`update public.members set name = 'Camille' where id = ${id}`;
  return { client, id, email };
}

async function actions(): Promise<string[]> {
  const rows = await backend.sql<{ line: string }[]>`
    select concat_ws(' ', action, subject, detail) as line from private.audit_log order by id desc limit 2`;
  return rows.map(({ line }) => line);
}

describe('an invitation', () => {
  it('makes a member with the role that it names, once, and only its hash is stored', async () => {
    const email = newAddress();
    const invitation = await invited(administrator, email.toUpperCase(), 'contributor');
    expect(invitation.token).toMatch(/^[\w-]{43}$/);
    const [stored] = await backend.sql`select to_jsonb(i)::text as text from private.invitations i`;
    expect(stored?.['text']).not.toContain(invitation.token);
    expect((await backend.sql`select from auth.users where email = ${email}`).length).toBe(0);

    expect(await accept(invitation.token)).toEqual({ status: 200, body: { email } });
    const member = await signedInAs(backend, email);
    expect((await member.rpc('role_of_caller')).data).toBe('contributor');
    expect((await member.rpc('read_account')).data).toEqual({ name: 'Camille', email, role: 'contributor' });
    expect(await actions()).toEqual([`joined ${email} contributor`, `invited ${email} contributor`]);
    expect((await accept(invitation.token)).body).toEqual({ error: 'unknown_link' });
    // Making the account has opened no session but the one above.
    expect(await backend.sql`select from auth.sessions where user_id = ${await idOf(member)}`).toHaveLength(1);
  });

  it('is accepted once, by two at once', async () => {
    const { token } = await invited(administrator, newAddress());
    const answers = await Promise.all([accept(token, 'Une'), accept(token, 'Deux', `${PASSWORD} autre`)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['has expired', (id: string) => backend.sql`update private.invitations set expires_at = now() where id = ${id}`],
    ['was withdrawn', (id: string) => administrator.rpc('withdraw_invitation', { invitation_id: id }).throwOnError()],
    ['was renewed', (id: string) => administrator.rpc('renew_invitation', { invitation_id: id }).throwOnError()],
  ])('leads nowhere once it %s, and leaves no account behind', async (_case, end) => {
    const email = newAddress();
    const { id, token } = await invited(administrator, email);
    await end(id);
    expect(await accept(token)).toEqual({ status: 410, body: { error: 'unknown_link' } });
    expect(await backend.sql`select from auth.users where email = ${email}`).toHaveLength(0);
  });

  it('that is renewed lasts 7 days from then on', async () => {
    const { id } = await invited(administrator, newAddress());
    await backend.sql`update private.invitations set expires_at = now() - interval '1 day' where id = ${id}`;
    const renewed = await administrator.rpc('renew_invitation', { invitation_id: id }).throwOnError();
    const { token } = renewed.data as unknown as { token: string };
    const [days] = await backend.sql`
      select round(extract(epoch from expires_at - now()) / 86400) as days from private.invitations where id = ${id}`;
    expect(Number(days?.['days'])).toBe(7);
    expect((await accept(token)).status).toBe(200);
  });

  it('cannot be guessed: a network is refused after ten attempts, whatever it then knows', async () => {
    const { token } = await invited(administrator, newAddress());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await accept(`${attempt}`.padStart(43, 'a'))).status).toBe(410);
    }
    expect((await accept(token)).status).toBe(429);
    await backend.sql`truncate private.form_attempts`;
    expect((await accept(token)).status).toBe(200);
  });

  it('refuses a password that is too easy, keeps its link, and gives no other role than its own', async () => {
    const email = newAddress();
    const { token } = await invited(administrator, email, 'contributor');
    expect((await accept(token, 'Léo', 'coquelicot')).body).toEqual({ error: 'weak_password' });
    expect((await accept(token, 'Léo', `${PASSWORD} ${'é'.repeat(30)}`)).body).toEqual({ error: 'long_password' });
    expect((await accept(token, '  ')).status).toBe(400);
    const escalation = { action: 'accept-invitation', token, name: 'Léo', password: PASSWORD };
    const answer = await askAccounts(backend, { ...escalation, role: 'administrator', email: 'autre@exemple.fr' });
    expect(answer).toEqual({ status: 200, body: { email } });
    expect((await (await signedInAs(backend, email)).rpc('role_of_caller')).data).toBe('contributor');
  });

  it('for an address that has an account needs its password', async () => {
    const stranger = await backend.member();
    const { data } = await stranger.auth.getUser();
    const { token } = await invited(administrator, data.user?.email ?? '', 'editor');
    expect((await accept(token, 'Léo', 'un mot de passe tout autre')).body).toEqual({ error: 'wrong_password' });
    expect((await accept(token, 'Léo')).status).toBe(200);
    expect((await stranger.rpc('role_of_caller')).data).toBe('editor');
  });

  it('for a member is none', async () => {
    const { email, client } = await memberOfRole('editor');
    const again = await administrator.rpc('invite_member', { email: email.toUpperCase(), role: 'administrator' });
    expect(again.data).toEqual({ outcome: 'already_member' });
    expect((await client.rpc('role_of_caller')).data).toBe('editor');
  });

  it('is refused for what is no address, and for no role', async () => {
    for (const [email, role] of [
      ['nobody', 'editor'],
      ['a@exemple.fr', 'owner'],
      ['a@exemple.fr\n', 'editor '],
    ] as const) {
      expect((await administrator.rpc('invite_member', { email, role })).error?.code).toBe('22023');
    }
  });

  it('is mailed once for each link', async () => {
    const email = newAddress();
    const { token } = await invited(administrator, email);
    const send = () => askAccounts(backend, { action: 'send-invitation', token });
    backend.mails.status = 500;
    expect((await send()).status).toBe(503);
    backend.mails.status = 200;
    backend.mails.asked.length = 0;
    expect(await send()).toEqual({ status: 200, body: { mail: 'kept' } });
    expect((await send()).status).toBe(410);
    expect(backend.mails.asked).toHaveLength(1);
    const [mail] = backend.mails.asked as { template_params: { to_email: string; message: string } }[];
    expect(mail?.template_params.to_email).toBe(email);
    expect(mail?.template_params.message).toContain(`${backend.url}/admin/invitation#${token}\n`);
  });
});

describe('the team', () => {
  it('is listed with its invitations, for administrators', async () => {
    const { email, id } = await memberOfRole('editor');
    const address = newAddress();
    const { id: invitation } = await invited(administrator, address, 'contributor');
    const { data } = await administrator.rpc('list_team').throwOnError();
    const { members, invitations } = data as unknown as Record<'members' | 'invitations', Record<string, unknown>[]>;
    expect(members.find((member) => member['id'] === id)).toMatchObject({
      ...{ email, name: 'Camille', role: 'editor', is_caller: false },
      last_sign_in_at: expect.stringMatching(/^20/) as string,
    });
    expect(members.filter((member) => member['is_caller'] === true)).toHaveLength(1);
    expect(invitations.find((open) => open['id'] === invitation)).toMatchObject({
      email: address,
      role: 'contributor',
    });
    expect(JSON.stringify(data)).not.toContain('token');
  });

  it.each(['editor', 'contributor'] as const)('is no business of %s, who may change nothing of it', async (role) => {
    const { client, id } = await memberOfRole(role);
    const { id: invitation } = await invited(administrator, newAddress());
    const attempts = [
      client.rpc('list_team'),
      client.rpc('invite_member', { email: newAddress(), role: 'administrator' }),
      client.rpc('renew_invitation', { invitation_id: invitation }),
      client.rpc('withdraw_invitation', { invitation_id: invitation }),
      client.rpc('set_member_role', { member_id: id, role: 'administrator' }),
      client.rpc('remove_member', { member_id: await idOf(administrator) }),
      client.rpc('create_password_link', { member_id: id }),
    ];
    for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501');
    expect((await client.rpc('role_of_caller')).data).toBe(role);
  });

  it('lets a role change at once, whatever the token says', async () => {
    const { client, id } = await memberOfRole('administrator');
    expect((await client.rpc('list_team')).error).toBeNull();
    await administrator.rpc('set_member_role', { member_id: id, role: 'editor' }).throwOnError();
    expect((await client.rpc('list_team')).error?.code).toBe('42501');
    expect((await client.rpc('is_editor')).data).toBe(true);
    expect((await actions())[0]).toBe('role_changed Camille editor');
  });

  it('has lost a removed member with the next request, signed in or not', async () => {
    const { client, id, email } = await memberOfRole('editor');
    expect((await client.rpc('read_account')).error).toBeNull();
    await administrator.rpc('remove_member', { member_id: id }).throwOnError();
    expect((await client.rpc('read_account')).error?.code).toBe('42501');
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await (await signedInAs(backend, email)).rpc('is_member')).data).toBe(false);
    expect((await actions())[0]).toBe('member_removed Camille editor');
    // Invited again, the account comes back with its password.
    expect((await accept((await invited(administrator, email, 'contributor')).token)).status).toBe(200);
    expect((await (await signedInAs(backend, email)).rpc('role_of_caller')).data).toBe('contributor');
  });

  it('keeps its last administrator, also when two demote or remove each other at once', async () => {
    const alone = await idOf(administrator);
    const last = await administrator.rpc('set_member_role', { member_id: alone, role: 'editor' });
    expect([last.error?.code, last.error?.hint]).toEqual(['P0001', 'last_administrator']);
    expect((await administrator.rpc('remove_member', { member_id: alone })).error?.code).toBe('P0001');
    for (const attempt of ['demote', 'remove'] as const) {
      const other = await memberOfRole('administrator');
      const against = (client: Client, id: string) =>
        attempt === 'demote'
          ? client.rpc('set_member_role', { member_id: id, role: 'editor' })
          : client.rpc('remove_member', { member_id: id });
      const outcomes = await Promise.all([against(administrator, other.id), against(other.client, alone)]);
      expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
      const remaining = await backend.sql`select id from public.members where role = 'administrator'`;
      expect(remaining).toHaveLength(1);
      if (remaining[0]?.['id'] !== alone) {
        await backend.sql`
          insert into public.members (id, role) values (${alone}, 'administrator')
          on conflict (id) do update set role = 'administrator'`;
        await backend.sql`delete from public.members where id = ${other.id}`;
        const { data } = await administrator.auth.getUser();
        administrator = await signedInAs(backend, data.user?.email ?? 'membre-1@exemple.fr');
      }
    }
  });

  it('is managed by the holder of the secret key too, who is nobody of it', async () => {
    const operator = backend.operator();
    const email = newAddress();
    const { token } = await invited(operator, email, 'administrator');
    expect((await accept(token)).status).toBe(200);
    const [invitation] = await backend.sql`
      select account_id, actor from private.audit_log where action = 'invited' and subject = ${email}`;
    expect(invitation).toEqual({ account_id: null, actor: '' });
    const id = await idOf(await signedInAs(backend, email));
    await operator.rpc('set_member_role', { member_id: id, role: 'editor' }).throwOnError();
    await operator.rpc('remove_member', { member_id: id }).throwOnError();
    expect(JSON.stringify((await operator.rpc('list_team').throwOnError()).data)).not.toContain(email);
  });
});

describe('npm run team', () => {
  const run = (request: TeamRequest) =>
    runTeamCommand(request, {
      ...{ url: backend.url, secretKey: backend.credentials.secretKey },
      siteUrl: 'https://coquelicot.exemple',
    });

  it('invites, lists, changes a role, gives a link for a password, and removes', async () => {
    const email = newAddress();
    const invitation = await run({ kind: 'invite', email, role: 'editor' });
    const [, token = ''] = /coquelicot\.exemple\/admin\/invitation#([\w-]{43})$/.exec(invitation) ?? [];
    expect(await run({ kind: 'list' })).toMatch(new RegExp(`^${email} +editor +invited until 20`, 'm'));
    expect((await accept(token)).status).toBe(200);
    await expect(run({ kind: 'invite', email, role: 'editor' })).rejects.toThrow(/in the team already/);
    await run({ kind: 'role', email, role: 'contributor' });
    expect(await run({ kind: 'list' })).toMatch(
      new RegExp(`^${email} +contributor +Camille +has never signed in$`, 'm'),
    );
    const link = await run({ kind: 'password', email });
    const [, key = ''] = /coquelicot\.exemple\/admin\/mot-de-passe#([\w-]{43})$/.exec(link) ?? [];
    const password = 'une autre phrase bien longue';
    expect((await askAccounts(backend, { action: 'reset-password', token: key, password })).status).toBe(200);
    const client = await signedInAs(backend, email, password);
    await run({ kind: 'remove', email });
    expect((await client.rpc('is_member')).data).toBe(false);
    await expect(run({ kind: 'remove', email })).rejects.toThrow(/No member has the address/);
  });

  it('says why the last administrator stays', async () => {
    await backend.sql`delete from public.members where role = 'administrator' and id <> ${await idOf(administrator)}`;
    const { data } = await administrator.auth.getUser();
    const change = run({ kind: 'role', email: data.user?.email ?? '', role: 'editor' });
    await expect(change).rejects.toThrow(/keeps one administrator/);
  });
});

describe('sessions', () => {
  it('are listed and ended one by one, or all but one: a token of an ended one gives no role', async () => {
    const { client, email } = await memberOfRole('editor');
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

  it('of others are out of reach', async () => {
    const [one, other] = [await memberOfRole('editor'), await memberOfRole('administrator')];
    const { data } = await one.client.rpc('list_sessions').throwOnError();
    expect((await other.client.rpc('end_session', { session_id: data[0]?.id ?? '' })).data).toBe(false);
    expect((await one.client.rpc('role_of_caller')).data).toBe('editor');
  });
});

describe('a name', () => {
  it('is set by its owner', async () => {
    const { client } = await memberOfRole('contributor');
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

  it('is asked for a new one, which ends every session', async () => {
    const { client, email } = await memberOfRole('editor');
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

  it('cannot be guessed with a stolen session', async () => {
    const { client } = await memberOfRole('editor');
    const session = await tokenOf(client);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(session, `une devinette ${attempt}`, 'une autre phrase bien longue')).status).toBe(403);
    }
    expect((await change(session, PASSWORD, 'une autre phrase bien longue')).status).toBe(429);
  });

  it('is no key for somebody who is no member', async () => {
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
  ])('answers %s%s to the secret key alone', async (method, path, body) => {
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

  it('speaks as GoTrue does to its own client', async () => {
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
