/** Seconds for which an application shows a code. */
const PERIOD = 30;
const NAME = { algorithm: 'SHA1', digits: 6, period: PERIOD };

/** A secret that an application makes codes of, and the ways to give it to one. */
export interface NewSecret {
  secret: string;
  uri: string;
  /** A picture of the address, as SVG. */
  picture: string;
}

/** Makes a secret for an account. The libraries are loaded here: few accounts of a copy need them. */
export async function newSecret(issuer: string, account: string): Promise<NewSecret> {
  const [{ Secret, TOTP }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')]);
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...NAME, issuer, label: account, secret }).toString();
  return { secret: secret.base32, uri, picture: renderSVG(uri) };
}

/**
 * Returns the period that a code belongs to, counted since 1970, or null for a wrong code. Clocks may differ by one period.
 *
 * @param now in milliseconds
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { Secret, TOTP } = await import('otpauth');
  const difference = new TOTP({ ...NAME, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return difference === null ? null : Math.floor(now / (PERIOD * 1000)) + difference;
}
