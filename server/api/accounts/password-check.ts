import bcrypt from 'bcryptjs';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import { isClaimed } from './first-claim.ts';

/** Questions to the database, and work of the processor, before an account is made or signed in. */
export interface PasswordCheck {
  /** Whether an account of this address exists whose password will be compared. */
  isKnown(email: string): Promise<boolean>;
  /** Takes as long as comparing with an account's hash. */
  compareWithDummyHash(password: string): Promise<unknown>;
  /** Whether anybody may make an account: to become the first administrator. */
  isSignUpOpen(): Promise<boolean>;
}

/** The hash of a random password, with the cost factor of the authentication interface. */
const DUMMY_HASH = '$2b$10$/SpJEYyD.mWLnuQ/xdqOBO7nbFJU1QxMtHPz39st5TyOvQeETGw7q';

/** Makes the check that spends as much time on an address without account as on one that has one. */
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
