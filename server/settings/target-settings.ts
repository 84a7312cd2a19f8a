import { OperatorError } from '../process/operator-error.ts';
import { isWebAddress } from './address-parts.ts';
import { bucketSettings, type BucketSettings } from './bucket-settings.ts';

/** The place beyond this machine that the site is published to. */
export interface TargetSettings extends BucketSettings {
  /** Hook of a CDN that is told changed addresses. */
  purge: PurgeSettings | null;
}

export interface PurgeSettings {
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
}

/**
 * Reads `PUBLISH_TARGET`, the keys of its bucket, `PUBLISH_PURGE_URL` and `PUBLISH_PURGE_TOKEN`.
 *
 * @param environment where an empty variable counts as absent
 * @returns null without `PUBLISH_TARGET`
 * @throws OperatorError with one sentence that shows no secret
 */
export function targetSettings(environment: Record<string, string | undefined>): TargetSettings | null {
  const address = environment['PUBLISH_TARGET'] || undefined;
  if (address === undefined) return null;
  const purgeUrl = environment['PUBLISH_PURGE_URL'] || undefined;
  const bucket = bucketSettings('PUBLISH_TARGET', address, environment);
  if (purgeUrl !== undefined && !isWebAddress(purgeUrl)) {
    // Do not show the value: hooks often carry their secret in the address.
    throw new OperatorError('PUBLISH_PURGE_URL must be a URL such as https://cdn.example/purge.');
  }
  return {
    ...bucket,
    purge: purgeUrl === undefined ? null : { url: purgeUrl, token: environment['PUBLISH_PURGE_TOKEN'] || null },
  };
}
