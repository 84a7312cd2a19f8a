import type { Sql } from 'postgres';
import { OperatorError } from '../../process/operator-error.ts';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';

export async function isClaimed(database: ConnectionPool): Promise<boolean> {
  const administrators = await database.query('select from public.members limit 1');
  return administrators.length > 0;
}

/**
 * Prevents a stranger from claiming a site that others can reach. The embedded backend sends no mail to prove an address.
 *
 * @param isExposed true when others than this machine can reach the site
 * @param initialAdminEmail the only address that may claim it
 * @throws OperatorError when the site is exposed, unclaimed, and no address is reserved
 */
export async function guardFirstClaim(
  sql: Sql,
  isExposed: boolean,
  initialAdminEmail: string | undefined,
): Promise<void> {
  await sql`
    update private.settings
    set initial_admin_email = ${initialAdminEmail ?? null}, claims_need_operator = ${isExposed}`;
  if (!isExposed || initialAdminEmail !== undefined) return;
  const administrators = await sql`select from public.members limit 1`;
  if (administrators.length > 0) return;
  throw new OperatorError(
    'Nobody administers this site yet, and HOST or TRUST_PROXY opens it to others. Start it without them and claim it, ' +
      'or set INITIAL_ADMIN_EMAIL to your address, sign up with it, and run: npm run confirm-administrator',
  );
}
