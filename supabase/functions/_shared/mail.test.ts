import { describe, expect, it, vi } from 'vitest';
import { mailSettings, sendMail, type MailAccount } from './mail.ts';

const SETTINGS: MailAccount = {
  origin: 'https://mail.exemple',
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'public',
  privateKey: 'private',
};
const MAIL = { to_email: 'lea@exemple.fr', subject: 'Un sujet', message: 'Un mot' };

function parts(...statuses: number[]) {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) => {
    const status = statuses.shift() ?? 200;
    return new Response(status === 200 ? 'OK' : 'No', { status });
  });
  return { fetch, sleep: vi.fn(async () => undefined) };
}
const send = ({ fetch, sleep }: ReturnType<typeof parts>) =>
  sendMail(SETTINGS, MAIL, { fetch: fetch as unknown as typeof globalThis.fetch, sleep });

describe('sendMail', () => {
  it('posts the account and the mail to the service in its format', async () => {
    const given = parts();
    await send(given);
    const [address, request] = given.fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://mail.exemple/api/v1.0/email/send');
    expect(JSON.parse(String(request?.body))).toEqual({
      service_id: 'service',
      template_id: 'template',
      user_id: 'public',
      accessToken: 'private',
      template_params: MAIL,
    });
  });

  it('waits and retries when the service answers 429', async () => {
    const given = parts(429, 429, 200);
    await send(given);
    expect([given.fetch.mock.calls.length, given.sleep.mock.calls.length]).toEqual([3, 2]);
  });

  it.each([
    [[403], 1],
    [[500], 1],
    [[429, 429, 429, 429, 429], 4],
  ])('throws after the answers %j', async (statuses, attempts) => {
    const given = parts(...statuses);
    await expect(send(given)).rejects.toThrow(/^The mail service answered (403|500|429): No$/);
    expect(given.fetch).toHaveBeenCalledTimes(attempts);
  });
});

describe('mailSettings', () => {
  const NAMES = { MAIL_SERVICE_ID: 'a', MAIL_TEMPLATE_ID: 'b', MAIL_PUBLIC_KEY: 'c' };
  const read = (settings: Record<string, string>) => mailSettings((name) => settings[name]);

  it('returns the account, with or without a private key', () => {
    const account = { serviceId: 'a', templateId: 'b', publicKey: 'c' };
    expect(read(NAMES)).toEqual({ ...account, origin: 'https://api.emailjs.com', privateKey: undefined });
    expect(read({ ...NAMES, MAIL_ORIGIN: 'http://127.0.0.1:1', MAIL_PRIVATE_KEY: 'd' })).toEqual({
      ...account,
      origin: 'http://127.0.0.1:1',
      privateKey: 'd',
    });
  });

  it.each(Object.keys(NAMES))('is null without %s', (name) => {
    expect(read({ ...NAMES, [name]: '' })).toBeNull();
  });
});
