import bcrypt from 'bcryptjs';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import { isClaimed } from './first-claim.ts';

export interface PasswordCheck {
  /** True when this address has an account whose password will be compared. */
  isKnown(email: string): Promise<boolean>;
  /** Takes as long as comparing with an account's hash. */
  compareWithDummyHash(password: string): Promise<unknown>;
  /** True until the first administrator exists. Until then, anybody may make an account. */
  isSignUpOpen(): Promise<boolean>;
}

/** Hash of a random password, with the cost factor of @supabase/lite. */
const DUMMY_HASH = '$2b$10$/SpJEYyD.mWLnuQ/xdqOBO7nbFJU1QxMtHPz39st5TyOvQeETGw7q';

export function passwordCheck(database: ConnectionPool): PasswordCheck {
  return {
    async isKnown(email) {
      const rows = await database.query(
        `select 1 from auth.users where email = $1 and encrypted_password <> '' and email_confirmed_at is not null`,
        [email],
      );
      return rows.length > 0;
    },
    compareWithDummyHash: (password) => bcrypt.compare(password, DUMMY_HASH),
    isSignUpOpen: async () => !(await isClaimed(database)),
  };
}
