import type { Sql } from 'postgres';
import { OperatorError } from '../../process/operator-error.ts';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';

/** Whether the site has an administrator. */
export async function isClaimed(database: ConnectionPool): Promise<boolean> {
  const administrators = await database.query('select from public.members limit 1');
  return administrators.length > 0;
}

/**
 * Sees to it that a stranger cannot claim a site that others than its own machine reach: no mail proves an address here.
 *
 * @param isExposed whether others reach it
 * @param initialAdminEmail the only address that may claim it
 * @throws OperatorError when nobody has claimed it and no address is reserved
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
