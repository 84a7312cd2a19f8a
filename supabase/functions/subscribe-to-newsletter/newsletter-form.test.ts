import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { SentForm } from '../_shared/read-form.ts';
import { newsletterForm, type NewsletterParts } from './newsletter-form.ts';

const SITE = 'https://coquelicot.exemple';
const sent = (email: string | null): SentForm => ({
  isFromBrowser: false,
  text: () => email,
  texts: () => null,
  number: () => null,
  isTicked: () => false,
});

function parts(data: unknown, send: NewsletterParts['send'] = vi.fn(async () => undefined)) {
  return {
    subscribe: vi.fn(async (_subscription: Parameters<NewsletterParts['subscribe']>[0]) => ({ data, error: null })),
    forgetConfirmationMail: vi.fn(async (_hash: string) => ({ data: null, error: null })),
    send: send && vi.fn(send),
    siteUrl: SITE,
    closing: 'L’équipe',
    log: vi.fn(),
  };
}
const subscribe = (given: NewsletterParts, email: string | null = 'lea@exemple.fr') =>
  newsletterForm(given).store(sent(email), 'network');

describe('the form of the newsletter', () => {
  it('mails a link with a token, and passes only the hash of the token to the database', async () => {
    const given = parts({ outcome: 'stored', unsubscribe_token: 'out', is_confirmed: false });
    expect(await subscribe(given, ' lea@exemple.fr ')).toMatchObject({
      body: { stored: true, needsConfirmation: true },
    });
    const [mail] = given.send?.mock.calls[0] ?? [];
    expect(mail?.to_email).toBe('lea@exemple.fr');
    const token = /\/newsletter\/confirmation#([\w-]{43})\n/.exec(mail?.message ?? '')?.[1] ?? '';
    expect(mail?.message).toContain(`${SITE}/newsletter/desinscription#out`);
    const hash = createHash('sha256').update(token).digest('hex');
    expect(given.subscribe.mock.calls).toEqual([
      [{ network: 'network', email: 'lea@exemple.fr', confirmation_hash: hash }],
    ]);
    expect(JSON.stringify(given.subscribe.mock.calls)).not.toContain(token);
  });

  it('gives the same answer for a new address, a confirmed one and one that was mailed just before', async () => {
    const first = await subscribe(parts({ outcome: 'stored', unsubscribe_token: 'out', is_confirmed: false }));
    const known = parts({ outcome: 'stored', unsubscribe_token: 'out', is_confirmed: true });
    expect(await subscribe(known)).toEqual(first);
    expect(known.send?.mock.calls[0]?.[0].message).not.toContain('/newsletter/confirmation');
    const again = parts({ outcome: 'stored' });
    expect(await subscribe(again)).toEqual(first);
    expect(again.send).not.toHaveBeenCalled();
  });

  it('stores the address without confirmation when no mail can be sent', async () => {
    const given = parts({ outcome: 'stored' }, null);
    expect(await subscribe(given)).toMatchObject({ body: { stored: true, needsConfirmation: false } });
    expect(given.subscribe.mock.calls[0]?.[0].confirmation_hash).toBeNull();
  });

  it('answers 503 when the mail fails, and forgets its hash so that the next request sends a mail', async () => {
    const given = parts({ outcome: 'stored', unsubscribe_token: 'out', is_confirmed: false }, () =>
      Promise.reject(new Error('403')),
    );
    expect(await subscribe(given)).toMatchObject({ status: 503 });
    expect(given.forgetConfirmationMail.mock.calls).toEqual([[given.subscribe.mock.calls[0]?.[0].confirmation_hash]]);
    expect(given.log).toHaveBeenCalledOnce();
  });

  it('logs both errors when the mail fails and its hash cannot be forgotten', async () => {
    const failure = new Error('403');
    const given = parts({ outcome: 'stored', unsubscribe_token: 'out', is_confirmed: false }, async () => {
      throw failure;
    });
    const error = { message: 'The database does not answer' };
    const forgetConfirmationMail = async () => ({ data: null, error });
    expect(await subscribe({ ...given, forgetConfirmationMail })).toMatchObject({ status: 503 });
    expect(given.log.mock.calls).toEqual([[failure], [error]]);
  });

  it('answers 429 without a mail when the database reports the rate limit', async () => {
    const given = parts({ outcome: 'rate_limit' });
    expect(await subscribe(given)).toMatchObject({ status: 429 });
    expect(given.send).not.toHaveBeenCalled();
  });

  it.each([null, '', '  ', 'lea@exemple'])(
    'answers 400 to the address %j without calling the database',
    async (email) => {
      const given = parts({});
      expect(await subscribe(given, email)).toMatchObject({ status: 400 });
      expect(given.subscribe).not.toHaveBeenCalled();
    },
  );

  it('answers 400 when the database refuses the address, and throws its other errors', async () => {
    const given = parts({});
    const answer = (code: string) => async () => ({ data: null, error: { code, message: 'no "rule"' } });
    expect(await subscribe({ ...given, subscribe: answer('23514') })).toMatchObject({ status: 400 });
    await expect(subscribe({ ...given, subscribe: answer('57014') })).rejects.toMatchObject({ code: '57014' });
  });
});
