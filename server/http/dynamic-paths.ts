import { isUnsupportedPath } from '../api/requests/unsupported.ts';

/** Path to which the database posts when content changes. */
export const HOOK_PATH = '/hooks/publish';
export const OUTBOX_PATH = '/api/v1.0/outbox/person';
/** Path at which the web process asks the API whether the site has an administrator. Visitors cannot reach it. */
export const CLAIMED_PATH = '/claimed';
export const MAIL_PATHS = { json: '/api/v1.0/email/send', form: '/api/v1.0/email/send-form' } as const;

const METRICS_PATH = '/metrics';
/** Paths answered with any `Host` header: load balancers send an IP address, and the answers reveal nothing. */
const HEALTH_PATHS = ['/healthz', '/readyz'];
const API_PREFIXES = ['/rest/v1/', '/auth/v1/', '/storage/v1/', '/functions/v1/'];

export function isApiPath(pathname: string): boolean {
  return API_PREFIXES.some((prefix) => pathname.startsWith(prefix)) || isUnsupportedPath(pathname);
}

export function isMailPath(pathname: string): boolean {
  return pathname === MAIL_PATHS.json || pathname === MAIL_PATHS.form;
}

export function isHealthPath(pathname: string): boolean {
  return HEALTH_PATHS.includes(pathname);
}

export function isOperationPath(pathname: string): boolean {
  return isHealthPath(pathname) || pathname === METRICS_PATH;
}
