import { hash } from 'node:crypto';

/** The newest are kept: pages share a handful of styles and scripts. */
const MOST_KEPT = 64;

const known: { bytes: Buffer; digest: Buffer }[] = [];

/** The SHA-256 digest of what pages have in common: each is computed once, and found again by comparing. */
export function knownDigest(bytes: Uint8Array): Buffer {
  const met = known.find((entry) => entry.bytes.equals(bytes));
  if (met) return met.digest;
  const digest = hash('sha256', bytes, 'buffer');
  known.unshift({ bytes: Buffer.from(bytes), digest });
  known.length = Math.min(known.length, MOST_KEPT);
  return digest;
}

const sharing = new WeakSet<object>();

/**
 * Spares Astro the digests that it computes for every page anew, a large part of the time of a page. Once is enough: a process
 * that loads several bundles calls this for each.
 *
 * @param subtle what computes them
 */
export function shareDigests(subtle: Pick<SubtleCrypto, 'digest'>): void {
  if (sharing.has(subtle)) return;
  sharing.add(subtle);
  const compute = subtle.digest.bind(subtle);
  subtle.digest = async (algorithm, data) => {
    if (algorithm !== 'SHA-256') return compute(algorithm, data);
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
    return new Uint8Array(knownDigest(bytes)).buffer;
  };
}
