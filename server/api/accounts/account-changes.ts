import * as v from 'valibot';
import type { ChannelListener } from '../realtime/channel-listener.ts';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import { log } from '../../operate/log/log.ts';

/** Changes that the member is informed of, by the names of the audit log. */
const CHANGES = [
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
] as const;

const Notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    account_id: v.pipe(v.string(), v.uuid()),
    change: v.picklist(CHANGES),
    at: v.pipe(v.string(), v.toDate()),
  }),
);

export type AccountChangeKind = (typeof CHANGES)[number];

export interface AccountChange {
  email: string;
  kind: AccountChangeKind;
  at: Date;
}

/**
 * Calls `announce` for committed changes of accounts.
 *
 * @returns a function that stops listening, and resolves when every received change is announced
 */
export async function listenForAccountChanges(
  listener: ChannelListener,
  database: Pick<ConnectionPool, 'query'>,
  announce: (change: AccountChange) => Promise<void>,
): Promise<() => Promise<void>> {
  const announcing = new Set<Promise<void>>();

  async function announceChange(payload: string): Promise<void> {
    const { account_id, change, at } = v.parse(Notification, payload);
    const [account] = await database.query<{ email: string }>('select email from auth.users where id = $1', [
      account_id,
    ]);
    if (account) await announce({ email: account.email, kind: change, at });
  }

  const listening = await listener.listen('account_changed', (payload) => {
    const announced = announceChange(payload)
      .catch((error: unknown) => log.error({ err: error }, 'A member could not be informed of a change of the account'))
      .finally(() => announcing.delete(announced));
    announcing.add(announced);
  });
  return async () => {
    await listening.unlisten();
    await Promise.all(announcing);
  };
}
