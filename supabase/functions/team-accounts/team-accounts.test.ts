import { describe, expect, it, vi } from 'vitest';
import type { SentForm } from '../_shared/read-form.ts';
import type { Accounts } from './accounts.ts';
import { acceptInvitation } from './invitations.ts';
import { checkLink, type Opened } from './links.ts';
import { requestPasswordReset, resetPassword } from './passwords.ts';

const PASSWORD = 'un mot de passe assez long';
const OPEN: Opened = { outcome: 'open', email: 'lea@exemple.fr' };

const sent = (fields: Record<string, string>): SentForm => ({
  isFromBrowser: false,
  text: (name) => fields[name] ?? null,
  texts: () => null,
  number: () => null,
  isTicked: () => false,
});

function accountsWith(given: Partial<Accounts> = {}) {
  return {
    create: vi.fn<Accounts['create']>(async () => ({ id: 'new' })),
    accountWith: vi.fn<Accounts['accountWith']>(async () => 'wrong'),
    setPassword: vi.fn<Accounts['setPassword']>(async () => 'set'),
    remove: vi.fn<Accounts['remove']>(async () => undefined),
    ofToken: vi.fn<Accounts['ofToken']>(async () => null),
    ...given,
  };
}

describe('accepting an invitation', () => {
  const accept = (accounts: Accounts, isAccepted = true) =>
    acceptInvitation(sent({ token: 't', name: ' Léa ', password: PASSWORD }), 'network', {
      accounts,
      open: async () => OPEN,
      accept: async (_token, account, name) => isAccepted && account !== '' && name === 'Léa',
    });

  it('deletes the new account when the invitation was withdrawn meanwhile', async () => {
    const accounts = accountsWith();
    expect((await accept(accounts, false)).status).toBe(410);
    expect(accounts.remove.mock.calls).toEqual([['new']]);
  });

  it('does not delete an account that existed before', async () => {
    const accounts = accountsWith({ create: async () => 'taken', accountWith: async () => ({ id: 'known' }) });
    expect((await accept(accounts, false)).status).toBe(410);
    expect(accounts.remove).not.toHaveBeenCalled();
  });

  it('uses the account that an earlier attempt created', async () => {
    const accounts = accountsWith({ create: async () => 'taken', accountWith: async () => ({ id: 'known' }) });
    expect(await accept(accounts)).toMatchObject({ status: 200, body: { email: 'lea@exemple.fr' } });
  });

  it('passes on the reasons for which the Supabase project refuses the password', async () => {
    const accounts = accountsWith({ create: async () => ({ reasons: ['characters'] }) });
    expect((await accept(accounts)).body).toEqual({ error: 'weak_password', reasons: ['characters'] });
  });

  it('creates no account for a weak password', async () => {
    const accounts = accountsWith();
    const parts = { accounts, open: async () => OPEN, accept: async () => true };
    const easy = await acceptInvitation(sent({ token: 't', name: 'Léa', password: 'lea@exemple.fr' }), 'n', parts);
    expect(easy.body).toEqual({ error: 'weak_password' });
    expect(accounts.create).not.toHaveBeenCalled();
  });
});

describe('checking a link', () => {
  it.each<[string, Opened, number]>([
    ['open', OPEN, 200],
    ['used, withdrawn or expired', { outcome: 'unknown' }, 410],
    ['asked for too often', { outcome: 'rate_limit' }, 429],
  ])('answers with the state, but not the mail address, of a link that is %s', async (_case, opened, status) => {
    const outcome = await checkLink(sent({ token: 't' }), 'network', async () => opened);
    expect(outcome.status).toBe(status);
    expect(JSON.stringify(outcome.body)).not.toContain('lea@exemple.fr');
  });
});

describe('setting a password by a link', () => {
  it.each([
    ['is refused', async () => ({ reasons: ['pwned'] })],
    ['cannot be stored', () => Promise.reject(new Error('503'))],
  ])('makes the link usable again when the new password %s', async (_case, setPassword) => {
    const release = vi.fn(async () => undefined);
    const finish = vi.fn(async () => undefined);
    const parts = {
      accounts: accountsWith({ setPassword }),
      open: async () => OPEN,
      use: async () => 'id',
      release,
      finish,
    };
    await resetPassword(sent({ token: 't', password: PASSWORD }), 'n', parts).catch(() => undefined);
    expect(release).toHaveBeenCalledExactlyOnceWith('t');
    expect(finish).not.toHaveBeenCalled();
  });
});

describe('asking for a new password', () => {
  it.each([null, 'lea', 'lea@exemple', ''])(
    'answers 400 to the address %j without calling the database',
    async (email) => {
      const request = vi.fn(async () => ({ outcome: 'asked' as const }));
      const parts = { request, send: vi.fn(), delivery: 'sent' as const, siteUrl: 'https://a.exemple', closing: '' };
      const outcome = await requestPasswordReset(sent(email === null ? {} : { email }), 'n', parts);
      expect([outcome.status, request.mock.calls.length]).toEqual([400, 0]);
    },
  );
});
