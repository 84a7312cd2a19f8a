import { ADMIN_ADDRESS } from '../core/site/addresses.ts';
import { digest } from './hash.ts';
import { tightenPolicy } from './tighten-policy.ts';

const END_OF_TITLE = '</title>';

/**
 * Tightens the policy of a page, and lets the back office preload its modules.
 * @param page HTML
 * @param address without the `.html` of its file
 * @param backOfficeModules files that the back office starts with
 */
export function finishPage(page: Buffer, address: string, backOfficeModules: readonly string[]): Buffer {
  const finished = tightenPolicy(page, digest);
  return address === ADMIN_ADDRESS ? withPreloads(finished, backOfficeModules) : finished;
}

/** Inserts a preload of each module before the page's own scripts. */
export function withPreloads(page: Buffer, modules: readonly string[]): Buffer {
  const title = page.indexOf(END_OF_TITLE);
  if (title < 0 || modules.length === 0) return page;
  const place = title + END_OF_TITLE.length;
  const links = modules.map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
  return Buffer.concat([page.subarray(0, place), Buffer.from(links), page.subarray(place)]);
}
