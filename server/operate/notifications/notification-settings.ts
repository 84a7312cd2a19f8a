import { mailAddress } from '../../../src/core/mail/mail-address.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { isWebAddress } from '../../settings/address-parts.ts';

export interface NotificationSettings {
  url: string | null;
  email: string | null;
}

/** Reads NOTIFY_URL and NOTIFY_EMAIL; an empty variable counts as absent. @throws OperatorError */
export function notificationSettings(environment: Record<string, string | undefined>): NotificationSettings {
  const url = environment['NOTIFY_URL'] || null;
  if (url !== null && !isWebAddress(url)) {
    // Do not show the value: such an address is a secret.
    throw new OperatorError('NOTIFY_URL must be a URL such as https://hooks.slack.com/services/….');
  }
  const given = environment['NOTIFY_EMAIL'] || null;
  const email = given === null ? null : mailAddress(given);
  if (given !== null && email === null) throw new OperatorError('NOTIFY_EMAIL must be an e-mail address.');
  return { url, email };
}
