import { OperatorError } from '../process/operator-error.ts';
import { bucketSettings, isOfWeb, type BucketSettings } from './bucket-settings.ts';

/** Where the site is published beyond this machine. */
export interface TargetSettings extends BucketSettings {
  /** Receiver of changed addresses; null for none. */
  purge: PurgeSettings | null;
}

export interface PurgeSettings {
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
}

/**
 * Reads where the site is published beyond this machine from `PUBLISH_TARGET`, the keys of its bucket, `PUBLISH_PURGE_URL` and
 * `PUBLISH_PURGE_TOKEN`.
 *
 * @param environment where an empty variable counts as absent
 * @returns null without `PUBLISH_TARGET`
 * @throws OperatorError in one sentence, which shows no secret
 */
export function targetSettings(environment: Record<string, string | undefined>): TargetSettings | null {
  const address = environment['PUBLISH_TARGET'] || undefined;
  if (address === undefined) return null;
  const purgeUrl = environment['PUBLISH_PURGE_URL'] || undefined;
  const bucket = bucketSettings('PUBLISH_TARGET', address, environment);
  if (purgeUrl !== undefined && !isOfWeb(purgeUrl)) {
    // Without its value: hooks often carry their secret in the address.
    throw new OperatorError('PUBLISH_PURGE_URL must be a URL such as https://cdn.example/purge.');
  }
  return {
    ...bucket,
    purge: purgeUrl === undefined ? null : { url: purgeUrl, token: environment['PUBLISH_PURGE_TOKEN'] || null },
  };
}
