import bcrypt from 'bcryptjs';
import type { PasswordCheck } from './account-requests.ts';
import type { ConnectionPool } from './connection-pool.ts';

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
  };
}
