import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { askAccounts, idOf, signedInAs, type Link } from '../support/team.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** A forgotten password: the same answer for every address, and a link that works once. */

const NEXT = 'une autre phrase bien longue';

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend({ hasMail: true });
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  backend.mails.asked.length = 0;
  await backend.sql`truncate private.form_attempts`;
});

const request = (email: string) => askAccounts(backend, { action: 'request-password-reset', email });
const reset = (token: string, password = NEXT) => askAccounts(backend, { action: 'reset-password', token, password });

async function newMember(): Promise<{ client: Client; email: string; id: string }> {
  const client = await backend.inRole('editor');
  const { data } = await client.auth.getSession();
  return { client, email: data.session?.user.email ?? '', id: await idOf(client) };
}

/** Waits for a mail, and returns the token of the last mail’s link. */
async function mailedToken(): Promise<string> {
  return eventually(() => {
    const mail = backend.mails.asked.at(-1) as { template_params: { message: string } } | undefined;
    return /\/admin\/mot-de-passe#([\w-]{43})\n/.exec(mail?.template_params.message ?? '')?.[1];
  }, 'a mail with a link');
}

describe('a forgotten password', () => {
  it('is replaced through a mailed link, which works once and ends every session', async () => {
    const { client, email } = await newMember();
    const elsewhere = await signedInAs(backend, email);
    expect(await request(` ${email.toUpperCase()} `)).toEqual({ status: 200, body: { mail: 'kept' } });
    const token = await mailedToken();
    expect(
      (await backend.sql`select to_jsonb(r)::text as text from private.password_resets r`)[0]?.['text'],
    ).not.toContain(token);
    expect((await reset(token, 'coquelicot')).body).toEqual({ error: 'weak_password' });
    expect((await client.rpc('role_of_caller')).data).toBe('editor');
    expect(await reset(token)).toEqual({ status: 200, body: { email } });
    for (const former of [client, elsewhere]) {
      expect((await former.rpc('role_of_caller')).data).toBeNull();
      expect((await former.auth.refreshSession()).error).not.toBeNull();
    }
    await expect(signedInAs(backend, email)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await signedInAs(backend, email, NEXT);
    expect((await reset(token, PASSWORD)).body).toEqual({ error: 'unknown_link' });
  });

  it('is replaced once when its link is used twice at the same time', async () => {
    const { id } = await newMember();
    const { data } = await administrator.rpc('create_password_link', { member_id: id }).throwOnError();
    const { token } = data as unknown as Link;
    const answers = await Promise.all([reset(token), reset(token, `${NEXT} encore`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it.each([
    [
      'has expired',
      (id: string) => backend.sql`update private.password_resets set expires_at = now() where account_id = ${id}`,
    ],
    [
      'belongs to a former member',
      (id: string) => administrator.rpc('remove_member', { member_id: id }).throwOnError(),
    ],
    [
      'is older than a link that was used',
      async (id: string) => {
        const { data } = await backend.operator().rpc('create_password_link', { member_id: id }).throwOnError();
        await reset((data as unknown as Link).token, `${NEXT} encore`);
      },
    ],
  ])('cannot be replaced through a link that %s', async (_case, end) => {
    const { id } = await newMember();
    const { data } = await administrator.rpc('create_password_link', { member_id: id }).throwOnError();
    await end(id);
    expect((await reset((data as unknown as Link).token)).body).toEqual({ error: 'unknown_link' });
  });

  it('gets the same answer for an unknown address and an account without a role, which receive no mail', async () => {
    const stranger = await backend.member();
    const { data } = await stranger.auth.getUser();
    const { email } = await newMember();
    const answers = [];
    for (const address of [email, 'inconnue@exemple.fr', data.user?.email ?? '']) answers.push(await request(address));
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { mail: 'kept' } }));
    await mailedToken();
    expect(backend.mails.asked).toHaveLength(1);
  });

  it('is limited to one mail in 10 minutes and 5 a day for an address, 3 requests in 5 minutes for a network', async () => {
    const { email, id } = await newMember();
    for (let time = 0; time < 3; time += 1) expect((await request(email)).status).toBe(200);
    expect((await request(email)).status).toBe(429);
    await mailedToken();
    expect(backend.mails.asked).toHaveLength(1);
    for (let time = 0; time < 6; time += 1) {
      await backend.sql`truncate private.form_attempts`;
      await backend.sql`
        update private.password_resets set created_at = created_at - interval '11 minutes' where account_id = ${id}`;
      await request(email);
    }
    const links = await backend.sql`select from private.password_resets where account_id = ${id}`;
    expect(links).toHaveLength(5);
  });

  it('cannot be replaced by guessing: a network is refused after ten attempts', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await reset(`${attempt}`.padStart(43, 'a'))).status).toBe(410);
    }
    expect((await reset('a'.repeat(43))).status).toBe(429);
  });

  it('is reset for an administrator by the operator alone, for others by administrators, with a record', async () => {
    const { id } = await newMember();
    const own = await idOf(administrator);
    expect((await administrator.rpc('create_password_link', { member_id: own })).error?.code).toBe('42501');
    expect((await backend.operator().rpc('create_password_link', { member_id: own })).error).toBeNull();
    expect((await administrator.rpc('create_password_link', { member_id: id })).error).toBeNull();
    const [entry] = await backend.sql`select action, subject_id from private.audit_log order by id desc limit 1`;
    expect(entry).toEqual({ action: 'password_link_made', subject_id: id });
  });
});
