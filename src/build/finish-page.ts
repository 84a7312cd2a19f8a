import { digest } from './hash.ts';
import { withPreloads } from './preloads.ts';
import { tightenPolicy } from './tighten-policy.ts';

/** The page of the back office. */
const BACK_OFFICE = '/admin';

/**
 * Finishes a page: its policy allows what this page holds, and the back office asks early for what it starts with.
 *
 * @param page its HTML
 * @param address without the `.html` of its file
 * @param backOfficeModules the files that the back office starts with
 */
export function finishPage(page: Buffer, address: string, backOfficeModules: readonly string[]): Buffer {
  const finished = tightenPolicy(page, digest);
  return address === BACK_OFFICE ? withPreloads(finished, backOfficeModules) : finished;
}
