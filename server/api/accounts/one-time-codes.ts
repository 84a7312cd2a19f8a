/** Seconds that an application shows a code. */
const PERIOD = 30;
const NAME = { algorithm: 'SHA1', digits: 6, period: PERIOD };

/** A secret for an authenticator application, in the forms that it can read. */
export interface NewSecret {
  secret: string;
  uri: string;
  /** QR code of the `uri`, as SVG. */
  picture: string;
}

/** Loads the libraries on first use: few accounts of a copy need them. */
export async function newSecret(issuer: string, account: string): Promise<NewSecret> {
  const [{ Secret, TOTP }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')]);
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...NAME, issuer, label: account, secret }).toString();
  return { secret: secret.base32, uri, picture: renderSVG(uri) };
}

/** Returns the number of the period in which a code is shown, or null. Accepts clocks that differ by one period. @param now in milliseconds */
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
