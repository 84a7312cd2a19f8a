import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';

const ATTEMPTS_PER_ADDRESS = 10;
const ATTEMPTS_WINDOW_SECONDS = 5 * 60;

/** The authentication routes that the product calls; every other one is closed. */
const ROUTES: readonly { method: string; path: string; limited: boolean; grants?: readonly string[] }[] = [
  { method: 'POST', path: '/auth/v1/token', limited: true, grants: ['password'] },
  { method: 'POST', path: '/auth/v1/token', limited: false, grants: ['refresh_token'] },
  { method: 'POST', path: '/auth/v1/signup', limited: true },
  { method: 'POST', path: '/auth/v1/logout', limited: false },
  { method: 'GET', path: '/auth/v1/user', limited: false },
  { method: 'GET', path: '/auth/v1/settings', limited: false },
  { method: 'GET', path: '/auth/v1/health', limited: false },
];

export type Verdict = { allowed: true } | { allowed: false; status: 404 | 429; retryAfter?: number; message: string };

/** Makes the guard of the authentication routes: the known ones only, and few sign-ins per client address. */
export function authenticationGuard(attempts = ATTEMPTS_PER_ADDRESS, seconds = ATTEMPTS_WINDOW_SECONDS) {
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  return async function judge(method: string, url: URL, clientAddress: string): Promise<Verdict> {
    if (method === 'OPTIONS') return { allowed: true };
    const grant = url.searchParams.get('grant_type') ?? '';
    const route = ROUTES.find(
      (candidate) =>
        candidate.method === method &&
        candidate.path === url.pathname &&
        (!candidate.grants || candidate.grants.includes(grant)),
    );
    if (!route) return { allowed: false, status: 404, message: 'Unknown authentication route' };
    if (!route.limited) return { allowed: true };
    try {
      await limiter.consume(networkOf(clientAddress));
      return { allowed: true };
    } catch (refusal) {
      const retryAfter = Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
      const minutes = Math.ceil(retryAfter / 60);
      return {
        allowed: false,
        status: 429,
        retryAfter,
        message: `Trop de tentatives de connexion. Réessaie dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
      };
    }
  };
}
