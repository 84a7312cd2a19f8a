import { DEVICE_DAYS } from '../../../src/core/privacy/cookie-days.ts';
import { DEVICE_COOKIE } from '../../../src/core/privacy/storage-keys.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';

/** Browsers in which an account has signed in: wrong passwords of strangers do not count against them. */
export interface KnownDevices {
  /** Returns the name of a request's device if this account has signed in on it, otherwise null. */
  deviceOf(headers: Headers, email: string): string | null;
  cookieFor(email: string): string;
}

const SECONDS_KEPT = DEVICE_DAYS * 24 * 60 * 60;

/**
 * Makes and reads the cookies of known devices: a random name, and the proof that it was given to this account.
 *
 * @param isSecure true when browsers reach the site by https
 */
export function knownDevices(secret: string, isSecure: boolean): KnownDevices {
  const proofOf = (name: string, email: string) =>
    createHmac('sha256', secret).update(`device ${name} ${email.toLowerCase()}`).digest('base64url');

  return {
    deviceOf(headers, email) {
      const [, name = '', proof = ''] =
        new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(
          headers.get('cookie') ?? '',
        ) ?? [];
      return name !== '' && isSameSecret(proof, proofOf(name, email)) ? name : null;
    },
    cookieFor(email) {
      const name = randomBytes(16).toString('base64url');
      const attributes = `Path=/auth/v1/; Max-Age=${SECONDS_KEPT}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      return `${DEVICE_COOKIE}=${name}.${proofOf(name, email)}; ${attributes}`;
    },
  };
}
