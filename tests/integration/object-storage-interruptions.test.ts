import { describe, expect, it } from 'vitest';
import { expectWhole, FORMER_SITE, interruptedBucket, NEXT_SITE, publish } from '../support/interrupted-bucket.ts';

const bucket = interruptedBucket();

describe('after an interruption', () => {
  it('the same publisher resumes when its network is back', { timeout: 60_000 }, async () => {
    const target = bucket.freshTarget('network/');
    await publish(target, FORMER_SITE);
    let count = 0;
    bucket.storage.proxy.decide(() => ((count += 1) > 8 ? 'lost' : 'pass'));
    await expect(publish(target, NEXT_SITE)).rejects.toThrow(
      /^The object storage at 127\.0\.0\.1:\d+ does not answer \(/,
    );
    await bucket.storage.proxy.idle();
    bucket.storage.proxy.decide(() => 'pass');
    expectWhole(await bucket.shown('network/'));
    await publish(target, NEXT_SITE);
    bucket.passAnHour();
    await publish(target, NEXT_SITE);
    expect(await bucket.shown('network/')).toEqual(
      await bucket.untroubled([FORMER_SITE, NEXT_SITE], 'untroubled-network/'),
    );
  });
});
