import './absent-storage.ts';
// Import the library with the page: browsers may remember a failed import for as long as the page is open.
import * as service from '@emailjs/browser';
import type { MailSettings } from '../../core/mail/mail-settings.ts';
import { LARGEST_VARIABLES, variablesSize, type MailVariables } from '../../core/mail/mail-size.ts';

const ANSWER_TIMEOUT = 30_000;

/** Status 0: no answer came, and the message may have arrived or not. */
export type MailOutcome = { kind: 'sent' } | { kind: 'failed'; status: number; text: string };

/** Sends a message by the mail service. Never throws. */
export async function sendFormMail(settings: MailSettings, variables: MailVariables): Promise<MailOutcome> {
  // Refuse here what the service would refuse after a long upload.
  if (variablesSize(variables) > LARGEST_VARIABLES) return failed(413, 'Variables size limit');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<MailOutcome>((resolve) => {
    timer = setTimeout(() => resolve(failed(0, 'Network Error')), ANSWER_TIMEOUT);
  });
  try {
    return await Promise.race([send(settings, variables), silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  { origin, serviceId, templateId, publicKey }: MailSettings,
  variables: MailVariables,
): Promise<MailOutcome> {
  try {
    // Set the origin here: `send` accepts one, but ignores it.
    service.init({ publicKey, origin: origin ?? location.origin });
    await service.send(serviceId, templateId, variables);
    return { kind: 'sent' };
  } catch (error) {
    console.warn('The message was not sent', error);
    // The library throws strings about its arguments.
    if (typeof error === 'string') return failed(400, error);
    return isAnswer(error) ? failed(error.status, error.text) : failed(0, 'Network Error');
  }
}

/** Returns false for a dead network, which rejects with an error of the browser. */
function isAnswer(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

function failed(status: number, text: string): MailOutcome {
  return { kind: 'failed', status, text };
}
