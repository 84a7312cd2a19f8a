import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import type { PasswordCheck } from './account-requests.ts';

/** The hash of a password that nobody knows, made with the cost that the authentication interface uses. */
const NOBODYS_HASH = '$2b$10$/SpJEYyD.mWLnuQ/xdqOBO7nbFJU1QxMtHPz39st5TyOvQeETGw7q';

/** Makes the check that spends as much time on an address without account as on one that has one. */
export function passwordCheck(sql: Sql): PasswordCheck {
  return {
    async isKnown(email) {
      const rows = await sql`
        select from auth.users where email = ${email} and encrypted_password <> '' and email_confirmed_at is not null`;
      return rows.length > 0;
    },
    compareInVain: (password) => bcrypt.compare(password, NOBODYS_HASH),
  };
}
