import { isUnsupportedPath } from '../api/requests/unsupported.ts';

/** Where the database tells of changes. */
export const HOOK_PATH = '/hooks/publish';
/** Where administrators ask for the messages of a person. */
export const OUTBOX_PATH = '/api/v1.0/outbox/person';
/** Where the web process asks the API whether the site has an administrator; it hands no such address on. */
export const CLAIMED_PATH = '/claimed';
/** Where visitors' messages are sent, as JSON and as a form. */
export const MAIL_PATHS = { json: '/api/v1.0/email/send', form: '/api/v1.0/email/send-form' } as const;

const METRICS_PATH = '/metrics';
/** Paths that are answered under every host: they say nothing of anybody, and who balances load knows no name. */
const HEALTH_PATHS = ['/healthz', '/readyz'];
const API_PREFIXES = ['/rest/v1/', '/auth/v1/', '/storage/v1/', '/functions/v1/'];

/** Whether the embedded backend answers this path. */
export function isApiPath(pathname: string): boolean {
  return API_PREFIXES.some((prefix) => pathname.startsWith(prefix)) || isUnsupportedPath(pathname);
}

/** Whether the mail endpoint answers this path. */
export function isMailPath(pathname: string): boolean {
  return pathname === MAIL_PATHS.json || pathname === MAIL_PATHS.form;
}

/** Whether a path tells load balancers how the copy is. */
export function isHealthPath(pathname: string): boolean {
  return HEALTH_PATHS.includes(pathname);
}

/** Whether the operation endpoint answers this path. */
export function isOperationPath(pathname: string): boolean {
  return isHealthPath(pathname) || pathname === METRICS_PATH;
}
