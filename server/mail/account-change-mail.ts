import { PASSWORD_ADDRESS } from '../../src/core/site/addresses.ts';
import { closing } from '../../supabase/functions/_shared/copy.ts';
import { readSender } from '../../supabase/functions/_shared/sender.ts';
import type { AccountChange } from '../api/accounts/account-changes.ts';
import { accountChangeText } from './copy.ts';
import type { DeliverMail } from './mail-delivery.ts';

/** Makes the function that mails a member about a change. @param environment names the sender of the mails */
export function accountChangeMails(
  deliver: DeliverMail,
  siteUrl: string,
  environment: NodeJS.ProcessEnv,
): (change: AccountChange) => Promise<void> {
  const sender = { ...readSender((name) => environment[name]), siteUrl };
  return ({ email, kind, at }) =>
    deliver(
      {
        to_email: email,
        ...accountChangeText({
          kind,
          at,
          passwordUrl: `${siteUrl}${PASSWORD_ADDRESS}`,
          closing: closing(sender, 'redaction'),
        }),
      },
      'server',
    );
}
