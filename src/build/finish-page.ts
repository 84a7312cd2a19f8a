import { hash } from 'node:crypto';
import { withPreloads } from './preloads.ts';
import { tightenPolicy } from './tighten-policy.ts';

/** The page of the back office. */
const BACK_OFFICE = '/admin';

/**
 * The last step of every page, whoever renders it: its policy allows what this page holds, and the back office asks early
 * for what it starts with.
 *
 * @param page its HTML
 * @param address without the `.html` of its file
 * @param backOfficeModules the files that the back office starts with
 */
export function finishPage(page: Buffer, address: string, backOfficeModules: readonly string[]): Buffer {
  const finished = tightenPolicy(page, digest);
  return address === BACK_OFFICE ? withPreloads(finished, backOfficeModules) : finished;
}

const known: { bytes: Buffer; base64: string }[] = [];

/** Pages share a handful of styles: each is hashed once, and found again by comparing. */
function digest(bytes: Buffer): string {
  const met = known.find((entry) => entry.bytes.equals(bytes));
  if (met) return met.base64;
  const base64 = hash('sha256', bytes, 'base64');
  known.push({ bytes: Buffer.from(bytes), base64 });
  return base64;
}
