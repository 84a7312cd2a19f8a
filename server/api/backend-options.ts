import type { OwnMailAccount } from '../settings/mail-setup.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { AccountChange } from './accounts/account-changes.ts';

export interface BackendOptions {
  dataDirectory: string;
  /** Address of this server for its own processes. */
  url: string;
  /** Public address of the site, if it differs from `url`. */
  siteUrl?: string;
  /** Endpoint for mails; without it, the functions send none. */
  ownMail?: OwnMailAccount | null;
  /** Informs a member that the account has changed. Without it, nobody is informed. */
  announceAccountChange?: ((change: AccountChange) => Promise<void>) | null;
  credentials: Credentials;
  initialAdminEmail?: string | undefined;
  /** True when administrators have no role before they turn on a second factor. */
  administratorsNeedSecondFactor?: boolean;
  isExposed?: boolean;
  seed: boolean;
  /** Limit in five minutes, from one network, of passwords for one account, of sign-ups, and of codes. */
  signInAttempts?: number;
}
