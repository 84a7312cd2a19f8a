import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
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

let backend: TestBackend;
let administrator: Client;

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

describe('an invitation', () => {
  it('makes one member with the invited role; only the hash of its token is stored', async () => {
    const email = newAddress();
    const invitation = await invited(administrator, email.toUpperCase(), 'contributor');
    expect(invitation.token).toMatch(/^[\w-]{43}$/);
    const [stored] = await backend.sql`select to_jsonb(i)::text as text from private.invitations i`;
    expect(stored?.['text']).not.toContain(invitation.token);
    expect((await backend.sql`select from auth.users where email = ${email}`).length).toBe(0);

    expect(await acceptInvitation(backend, invitation.token)).toEqual({ status: 200, body: { email } });
    const member = await signedInAs(backend, email);
    expect((await member.rpc('role_of_caller')).data).toBe('contributor');
    expect((await member.rpc('read_account')).data).toEqual({ name: 'Camille', email, role: 'contributor' });
    expect(await newestActions(backend)).toEqual([`joined ${email} contributor`, `invited ${email} contributor`]);
    expect((await acceptInvitation(backend, invitation.token)).body).toEqual({ error: 'unknown_link' });
    // Making the account has opened no session but the one above.
    expect(await backend.sql`select from auth.sessions where user_id = ${await idOf(member)}`).toHaveLength(1);
  });

  it('can be checked by its holder any number of times without being used up', async () => {
    const { id, token } = await invited(administrator, newAddress());
    const check = () => askAccounts(backend, { action: 'check-invitation', token });
    expect(await check()).toEqual({ status: 200, body: {} });
    expect(await check()).toEqual({ status: 200, body: {} });
    await administrator.rpc('withdraw_invitation', { invitation_id: id }).throwOnError();
    expect(await check()).toEqual({ status: 410, body: { error: 'unknown_link' } });
  });

  it('is accepted once when two people accept at the same time', async () => {
    const { token } = await invited(administrator, newAddress());
    const answers = await Promise.all([
      acceptInvitation(backend, token, 'Une'),
      acceptInvitation(backend, token, 'Deux', `${PASSWORD} autre`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['has expired', (id: string) => backend.sql`update private.invitations set expires_at = now() where id = ${id}`],
    ['was withdrawn', (id: string) => administrator.rpc('withdraw_invitation', { invitation_id: id }).throwOnError()],
    ['was renewed', (id: string) => administrator.rpc('renew_invitation', { invitation_id: id }).throwOnError()],
  ])('is refused once it %s, and makes no account', async (_case, end) => {
    const email = newAddress();
    const { id, token } = await invited(administrator, email);
    await end(id);
    expect(await acceptInvitation(backend, token)).toEqual({ status: 410, body: { error: 'unknown_link' } });
    expect(await backend.sql`select from auth.users where email = ${email}`).toHaveLength(0);
  });

  it('lasts 7 days from its renewal', async () => {
    const { id } = await invited(administrator, newAddress());
    await backend.sql`update private.invitations set expires_at = now() - interval '1 day' where id = ${id}`;
    const renewed = await administrator.rpc('renew_invitation', { invitation_id: id }).throwOnError();
    const { token } = renewed.data as unknown as { token: string };
    const [days] = await backend.sql`
      select round(extract(epoch from expires_at - now()) / 86400) as days from private.invitations where id = ${id}`;
    expect(Number(days?.['days'])).toBe(7);
    expect((await acceptInvitation(backend, token)).status).toBe(200);
  });

  it('cannot be guessed: after ten attempts a network is refused even with the right token', async () => {
    const { token } = await invited(administrator, newAddress());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await acceptInvitation(backend, `${attempt}`.padStart(43, 'a'))).status).toBe(410);
    }
    expect((await acceptInvitation(backend, token)).status).toBe(429);
    await backend.sql`truncate private.form_attempts`;
    expect((await acceptInvitation(backend, token)).status).toBe(200);
  });

  it('stays open after a weak or long password, and gives only its own role and address', async () => {
    const email = newAddress();
    const { token } = await invited(administrator, email, 'contributor');
    expect((await acceptInvitation(backend, token, 'Léo', 'coquelicot')).body).toEqual({ error: 'weak_password' });
    expect((await acceptInvitation(backend, token, 'Léo', `${PASSWORD} ${'é'.repeat(30)}`)).body).toEqual({
      error: 'long_password',
    });
    expect((await acceptInvitation(backend, token, '  ')).status).toBe(400);
    const escalation = { action: 'accept-invitation', token, name: 'Léo', password: PASSWORD };
    const answer = await askAccounts(backend, { ...escalation, role: 'administrator', email: 'autre@exemple.fr' });
    expect(answer).toEqual({ status: 200, body: { email } });
    expect((await (await signedInAs(backend, email)).rpc('role_of_caller')).data).toBe('contributor');
  });

  it('needs the password of the account when its address has an account', async () => {
    const stranger = await backend.member();
    const { data } = await stranger.auth.getUser();
    const { token } = await invited(administrator, data.user?.email ?? '', 'editor');
    expect((await acceptInvitation(backend, token, 'Léo', 'un mot de passe tout autre')).body).toEqual({
      error: 'wrong_password',
    });
    expect((await acceptInvitation(backend, token, 'Léo')).status).toBe(200);
    expect((await stranger.rpc('role_of_caller')).data).toBe('editor');
  });

  it('is not made for the address of a member', async () => {
    const { email, client } = await memberOfRole(backend, 'editor');
    const again = await administrator.rpc('invite_member', { email: email.toUpperCase(), role: 'administrator' });
    expect(again.data).toEqual({ outcome: 'already_member' });
    expect((await client.rpc('role_of_caller')).data).toBe('editor');
  });

  it('is refused for an invalid address and for an unknown role', async () => {
    for (const [email, role] of [
      ['nobody', 'editor'],
      ['a@exemple.fr', 'owner'],
      ['a@exemple.fr\n', 'editor '],
    ] as const) {
      expect((await administrator.rpc('invite_member', { email, role })).error?.code).toBe('22023');
    }
  });

  it('is mailed once for each link, but may be mailed again when the mail has failed', async () => {
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
