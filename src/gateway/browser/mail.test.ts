import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailSettings } from '../../core/mail/mail-settings.ts';
import { LARGEST_VARIABLES } from '../../core/mail/mail-size.ts';
import { sendFormMail } from './mail.ts';

const SETTINGS: MailSettings = { origin: null, serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };
const VARIABLES = { message: 'Il a amené sa mère.', to_email: 'a@b.example' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://ici.example', pathname: '/confessions' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  fetched.mockReset();
});

describe('sendFormMail', () => {
  it('posts the service’s fields to the site itself when no origin is set', async () => {
    fetched.mockResolvedValue(new Response('OK'));
    expect(await sendFormMail(SETTINGS, VARIABLES)).toEqual({ kind: 'sent' });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://ici.example/api/v1.0/email/send');
    expect(JSON.parse(String(request?.body))).toEqual({
      lib_version: '4.4.1',
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: VARIABLES,
    });
  });

  it('posts each mail to the origin in its own settings', async () => {
    fetched.mockImplementation(async () => new Response('OK'));
    await sendFormMail({ ...SETTINGS, origin: 'https://un.example' }, VARIABLES);
    await sendFormMail({ ...SETTINGS, origin: 'https://deux.example' }, VARIABLES);
    expect(fetched.mock.calls.map(([address]) => new URL(String(address)).host)).toEqual([
      'un.example',
      'deux.example',
    ]);
  });

  it.each([400, 403, 413, 429, 451, 500])('returns the status %i with its text', async (status) => {
    fetched.mockResolvedValue(new Response('Pourquoi', { status }));
    expect(await sendFormMail(SETTINGS, VARIABLES)).toEqual({ kind: 'failed', status, text: 'Pourquoi' });
  });

  it('reports a network failure as status 0', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendFormMail(SETTINGS, VARIABLES)).toEqual({ kind: 'failed', status: 0, text: 'Network Error' });
  });

  it('fails after 30 s without an answer', async () => {
    vi.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const told = vi.fn();
    const sending = sendFormMail(SETTINGS, VARIABLES).then(told);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(told).toHaveBeenCalledWith({ kind: 'failed', status: 0, text: 'Network Error' });
  });

  it('refuses variables larger than the service’s limit, counted in bytes', async () => {
    fetched.mockImplementation(async () => new Response('OK'));
    const around = JSON.stringify({ message: '' }).length;
    const largest = 'é'.repeat((LARGEST_VARIABLES - around) / 2);
    expect(await sendFormMail(SETTINGS, { message: `${largest}x` })).toMatchObject({ kind: 'failed', status: 413 });
    expect(fetched).not.toHaveBeenCalled();
    expect(await sendFormMail(SETTINGS, { message: largest })).toEqual({ kind: 'sent' });
  });

  it.each(['serviceId', 'templateId', 'publicKey'] as const)('refuses an empty %s without a request', async (name) => {
    expect(await sendFormMail({ ...SETTINGS, [name]: '' }, VARIABLES)).toMatchObject({ kind: 'failed', status: 400 });
    expect(fetched).not.toHaveBeenCalled();
  });
});
