import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { networksOf } from '../../../supabase/functions/_shared/client-network.ts';
import { readAccountRequest, type AccountRequest, type SignIn } from './account-requests.ts';
import { isAdministration, type AdministrationCall } from './account-administration.ts';
import { attemptLimit } from './attempt-limit.ts';
import { isOpenRoute } from './authentication-routes.ts';
import type { Caller } from './callers.ts';
import { concurrencyLimit } from '../requests/concurrency-limit.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PasswordCheck } from './password-check.ts';
import { answerRefusal, type Refusal } from '../../http/refusal.ts';
import { isFactorPath, type secondFactorInterface } from './second-factor.ts';
import type { sessionRenewal } from './session-renewal.ts';

/**
 * Limit within `SECONDS` for the passwords on a known device, for the passwords of one account from one network, and for
 * the sign-ups from one network.
 */
const ATTEMPTS = 10;
const SECONDS = 5 * 60;
/** Milliseconds that each password waits once its network has passed that limit: comparing costs processor time. */
const PAUSE = 400;
/** Passwords of one network or device that may wait to be compared. */
const MOST_WAITING = 20;

const CLOSED: Refusal = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' };
const UNKNOWN_ROUTE: Refusal = { status: 404, code: 'not_found', message: 'Unknown authentication route' };

export interface AccountParts {
  passwords: PasswordCheck;
  devices: KnownDevices;
  renew: ReturnType<typeof sessionRenewal>;
  /** Limits simultaneous requests of a network, except passwords. */
  inTurn: ReturnType<typeof concurrencyLimit>;
  answer(request: Request): Promise<Response>;
  /** Answers requests about other accounts than the caller's own. */
  administer(call: AdministrationCall): Promise<Response>;
  factors: ReturnType<typeof secondFactorInterface>;
}

export interface AccountCall {
  request: Request;
  address: URL;
  clientAddress: string;
  caller: Caller;
}

/**
 * Guards the authentication interface, which has no limits and reveals who has an account.
 *
 * A stranger's wrong passwords count for one account and one network, so that they lock nobody else out. They do not
 * count for a device on which the account has signed in before.
 */
export function accountInterface(
  { passwords, devices, renew, inTurn, answer, administer, factors }: AccountParts,
  attempts = ATTEMPTS,
  pause = PAUSE,
): (call: AccountCall) => Promise<Response> {
  const signIns = attemptLimit(attempts, SECONDS);
  const signUps = attemptLimit(attempts, SECONDS);
  const passwordsOfNetwork = attemptLimit(attempts, SECONDS);
  const onePassword = concurrencyLimit({ ofNetwork: 1, total: Infinity, waiting: MOST_WAITING });

  async function signIn({ email, password }: SignIn, { request, clientAddress }: AccountCall): Promise<Response> {
    const networks = networksOf(clientAddress);
    const device = devices.deviceOf(request.headers, email);
    const names = device === null ? networks.map((network) => `${network} ${email}`) : [device];
    const refusal = await signIns.refuse(names);
    if (refusal) return refuse(refusal);
    if (device === null && (await passwordsOfNetwork.refuse(networks))) await sleep(pause);
    // Without a comparison, the shorter time would reveal that this address has no account.
    if (!(await passwords.isKnown(email))) await passwords.compareWithDummyHash(password);
    const answered = await answer(withBody(request, { email, password }));
    if (!answered.ok) return answered;
    await signIns.forget(names);
    return withCookie(answered, devices.cookieFor(email));
  }

  /** Gives the same answer in the same time whether or not the address has an account. */
  async function signUp(body: SignIn, { request, clientAddress, caller }: AccountCall): Promise<Response> {
    if (caller !== 'operator') {
      if (!(await passwords.isSignUpOpen())) return refuse(CLOSED);
      const refusal = await signUps.refuse(networksOf(clientAddress));
      if (refusal) return refuse(refusal);
    }
    if (await passwords.isKnown(body.email)) await passwords.compareWithDummyHash(body.password);
    const answered = await answer(withBody(request, body));
    if (!answered.ok && !(await isTaken(answered))) return answered;
    await answered.body?.cancel();
    return Response.json(
      { id: randomUUID(), aud: 'authenticated', role: 'authenticated', email: body.email, identities: [] },
      { headers: { 'Access-Control-Allow-Origin': '*' } },
    );
  }

  function perform(account: AccountRequest, call: AccountCall): Promise<Response> {
    const { request } = call;
    const networks = networksOf(call.clientAddress);
    switch (account.kind) {
      case 'refused':
        return Promise.resolve(refuse(account.refusal));
      case 'sign-up':
        return onePassword(networks, request.signal, () => signUp(account.body, call));
      case 'sign-in': {
        const device = devices.deviceOf(request.headers, account.body.email);
        return onePassword(device === null ? networks : [device], request.signal, () => signIn(account.body, call));
      }
      case 'renewal':
        return inTurn(networks, request.signal, () =>
          renew(account.token, request.signal, (token) => answer(withBody(request, { refresh_token: token }))),
        );
      case 'other':
        return inTurn(networks, request.signal, () => answer(request));
    }
  }

  return async (call) => {
    const { request, address } = call;
    if (isAdministration(address)) return administer({ request, address, isOperator: call.caller === 'operator' });
    if (isFactorPath(address) && request.method !== 'OPTIONS') {
      return inTurn(networksOf(call.clientAddress), request.signal, () => factors(call));
    }
    if (!isOpenRoute(request.method, address)) return refuse(UNKNOWN_ROUTE);
    return perform(await readAccountRequest(request, address), call);
  };
}

async function isTaken(answered: Response): Promise<boolean> {
  const body = (await answered
    .clone()
    .json()
    .catch(() => null)) as { error_code?: unknown } | null;
  return body?.error_code === 'user_already_exists';
}

function withBody({ url, method, headers }: Request, body: unknown): Request {
  const fields = new Headers(headers);
  fields.delete('content-length');
  return new Request(url, { method, headers: fields, body: JSON.stringify(body) });
}

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append('Set-Cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

function refuse(refusal: Refusal): Response {
  return answerRefusal(refusal, '/auth/v1/');
}
