import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTeamCommand, type TeamRequest } from '../../server/team/team-command.ts';
import {
  acceptInvitation,
  askAccounts,
  idOf,
  invited,
  memberOfRole,
  newAddress,
  newestActions,
  signedInAs,
} from '../support/team.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Roles and removal, by administrators and by the operator. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(() => backend.sql`truncate private.form_attempts`);

describe('the team', () => {
  it('lists members and open invitations for administrators, without the tokens of invitations', async () => {
    const { email, id } = await memberOfRole(backend, 'editor');
    const address = newAddress();
    const { id: invitation } = await invited(administrator, address, 'contributor');
    const { data } = await administrator.rpc('list_team').throwOnError();
    const { members, invitations } = data as unknown as Record<'members' | 'invitations', Record<string, unknown>[]>;
    expect(members.find((member) => member['id'] === id)).toMatchObject({
      email,
      name: 'Camille',
      role: 'editor',
      is_caller: false,
      last_sign_in_at: expect.stringMatching(/^20/) as string,
    });
    expect(members.filter((member) => member['is_caller'] === true)).toHaveLength(1);
    expect(invitations.find((open) => open['id'] === invitation)).toMatchObject({
      email: address,
      role: 'contributor',
    });
    expect(JSON.stringify(data)).not.toContain('token');
  });

  it.each(['editor', 'contributor'] as const)(
    'refuses every reading and change of the team by a member with the role %s',
    async (role) => {
      const { client, id } = await memberOfRole(backend, role);
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
    },
  );

  it('applies a changed role to the next request, although the member’s token was issued before', async () => {
    const { client, id } = await memberOfRole(backend, 'administrator');
    expect((await client.rpc('list_team')).error).toBeNull();
    await administrator.rpc('set_member_role', { member_id: id, role: 'editor' }).throwOnError();
    expect((await client.rpc('list_team')).error?.code).toBe('42501');
    expect((await client.rpc('is_editor')).data).toBe(true);
    expect((await newestActions(backend))[0]).toBe('role_changed Camille editor');
  });

  it('refuses the next request of a removed member, and takes the same account back when invited again', async () => {
    const { client, id, email } = await memberOfRole(backend, 'editor');
    expect((await client.rpc('read_account')).error).toBeNull();
    await administrator.rpc('remove_member', { member_id: id }).throwOnError();
    expect((await client.rpc('read_account')).error?.code).toBe('42501');
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await (await signedInAs(backend, email)).rpc('is_member')).data).toBe(false);
    expect((await newestActions(backend))[0]).toBe('member_removed Camille editor');
    // A new invitation restores the account with its former password.
    expect((await acceptInvitation(backend, (await invited(administrator, email, 'contributor')).token)).status).toBe(
      200,
    );
    expect((await (await signedInAs(backend, email)).rpc('role_of_caller')).data).toBe('contributor');
  });

  it('keeps one administrator, also when two administrators demote or remove each other at once', async () => {
    const alone = await idOf(administrator);
    const last = await administrator.rpc('set_member_role', { member_id: alone, role: 'editor' });
    expect([last.error?.code, last.error?.hint]).toEqual(['P0001', 'last_administrator']);
    expect((await administrator.rpc('remove_member', { member_id: alone })).error?.code).toBe('P0001');
    for (const attempt of ['demote', 'remove'] as const) {
      const other = await memberOfRole(backend, 'administrator');
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

  it('can be managed with the secret key, and the audit log then names no account', async () => {
    const operator = backend.operator();
    const email = newAddress();
    const { token } = await invited(operator, email, 'administrator');
    expect((await acceptInvitation(backend, token)).status).toBe(200);
    const [invitation] = await backend.sql`
      select account_id, actor from private.audit_log where action = 'invited' and subject = ${email}`;
    expect(invitation).toEqual({ account_id: null, actor: '' });
    const id = await idOf(await signedInAs(backend, email));
    await operator.rpc('set_member_role', { member_id: id, role: 'editor' }).throwOnError();
    await operator.rpc('remove_member', { member_id: id }).throwOnError();
    expect(JSON.stringify((await operator.rpc('list_team').throwOnError()).data)).not.toContain(email);
  });
});

it('a request to reset a password says that no mail can be sent where no mail server is configured', async () => {
  expect(await askAccounts(backend, { action: 'request-password-reset', email: 'a@exemple.fr' })).toEqual({
    status: 200,
    body: { mail: 'none' },
  });
});

describe('npm run team', () => {
  const run = (request: TeamRequest) =>
    runTeamCommand(request, {
      url: backend.url,
      secretKey: backend.credentials.secretKey,
      siteUrl: 'https://coquelicot.exemple',
    });

  it('invites and lists members, changes a role, prints a link to reset a password, and removes a member', async () => {
    const email = newAddress();
    const invitation = await run({ kind: 'invite', email, role: 'editor' });
    const [, token = ''] = /coquelicot\.exemple\/admin\/invitation#([\w-]{43})$/.exec(invitation) ?? [];
    expect(await run({ kind: 'list' })).toMatch(new RegExp(`^${email} +editor +invited until 20`, 'm'));
    expect((await acceptInvitation(backend, token)).status).toBe(200);
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

  it('explains why the last administrator cannot be demoted', async () => {
    await backend.sql`delete from public.members where role = 'administrator' and id <> ${await idOf(administrator)}`;
    const { data } = await administrator.auth.getUser();
    const change = run({ kind: 'role', email: data.user?.email ?? '', role: 'editor' });
    await expect(change).rejects.toThrow(/needs an administrator/);
  });
});
