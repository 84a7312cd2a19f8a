import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/gateway/database.types.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { CopyAccess } from '../../settings/copy-access.ts';

/**
 * Makes an account the first administrator of a running copy, once its password proves that it belongs to the operator.
 *
 * @throws OperatorError when nothing answers, the password is wrong, or the site is claimed or reserved
 */
export async function confirmAdministrator(
  { url, publishableKey, secretKey }: CopyAccess,
  email: string,
  password: string,
): Promise<void> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const { data, error } = await createClient(url, publishableKey, options).auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') {
    throw new OperatorError(
      `No account ${email} has this password. Sign up with it first; if somebody else has, choose another address: ` +
        'set INITIAL_ADMIN_EMAIL to it, start again and sign up.',
    );
  }
  // A request without an answer has no status, or 0.
  if (error && !error.status)
    throw new OperatorError(`No copy of Coquelicot answers at ${url}: start it first.`, error);
  if (error) throw new OperatorError(`The account ${email} cannot sign in: ${error.message}`, error);
  const operator = createClient<Database>(url, secretKey, options);
  const claim = await operator.rpc('confirm_first_admin', { claimant: data.user.id });
  if (claim.error) {
    throw new OperatorError(`${email} cannot become the first administrator: ${claim.error.message}.`, claim.error);
  }
}
