import type { App } from '@supabase/lite';
import type { ConnectionPool } from '../../postgres/connection-pool.ts';
import type { BackendOptions } from '../backend-options.ts';
import { accountAdministration } from './account-administration.ts';
import { sessionReader } from './account-session.ts';
import { accountInterface, type AccountCall, type AccountParts } from './accounts.ts';
import { knownDevices } from './known-devices.ts';
import { passwordCheck } from './password-check.ts';
import { secondFactorInterface } from './second-factor.ts';
import { sessionAssurance, returnsSession } from './session-assurance.ts';
import { sessionRenewal } from './session-renewal.ts';

/** Puts the guarded account interface in front of the embedded Supabase. @param inTurn limits requests of strangers */
export function embeddedAccounts(
  api: Pick<App, 'fetch'>,
  pool: ConnectionPool,
  { credentials, url, siteUrl, signInAttempts }: BackendOptions,
  inTurn: AccountParts['inTurn'],
): (call: AccountCall) => Promise<Response> {
  const withAssurance = sessionAssurance(credentials.jwtSecret, pool);

  async function answer(request: Request): Promise<Response> {
    const response = await api.fetch(request);
    return returnsSession(request.method, new URL(request.url)) ? withAssurance(response) : response;
  }

  function answerAsOperator(route: string, body: object): Promise<Response> {
    const headers = { apikey: credentials.secretKey, 'Content-Type': 'application/json' };
    return answer(new Request(`${url}/auth/v1/${route}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  return accountInterface(
    {
      passwords: passwordCheck(pool),
      devices: knownDevices(credentials.jwtSecret, siteUrl?.startsWith('https:') ?? false),
      renew: sessionRenewal(pool),
      inTurn,
      answer,
      administer: accountAdministration(pool, (account) => answerAsOperator('signup', account)),
      factors: secondFactorInterface(
        {
          database: pool,
          readSession: sessionReader(credentials.jwtSecret, pool),
          renew: (token) => answerAsOperator('token?grant_type=refresh_token', { refresh_token: token }),
          now: Date.now,
        },
        signInAttempts,
      ),
    },
    signInAttempts,
  );
}
