import { setTimeout as wait } from 'node:timers/promises';
import type { TargetSettings } from '../../settings/target-settings.ts';
import type { PublicationTarget } from './publication-target.ts';

/** Returns the target that the settings name, if any. The first publication loads the S3 client. */
export function publicationTarget(
  settings: TargetSettings | null,
  log: (message: string) => void,
): PublicationTarget | null {
  if (settings === null) return null;
  let target: Promise<PublicationTarget> | null = null;
  return {
    async publish(site, signal, all) {
      target ??= load(settings, log);
      return (await target).publish(site, signal, all);
    },
  };
}

async function load(settings: TargetSettings, log: (message: string) => void): Promise<PublicationTarget> {
  const [{ bucketTarget }, { s3Bucket }, { purgeHook }] = await Promise.all([
    import('./bucket-target.ts'),
    import('./s3-bucket.ts'),
    import('./purge.ts'),
  ]);
  const sleep = (milliseconds: number, signal: AbortSignal) => wait(milliseconds, undefined, { signal });
  return bucketTarget({
    bucket: s3Bucket(settings),
    purge: settings.purge && purgeHook(settings.purge, { sleep, log }),
    now: Date.now,
    log,
  });
}
