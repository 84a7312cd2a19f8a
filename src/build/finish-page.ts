import { digest } from './hash.ts';
import { tightenPolicy } from './tighten-policy.ts';

const END_OF_TITLE = '</title>';

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

/** A page's HTML with a preload of each module, ahead of its own scripts. */
export function withPreloads(page: Buffer, modules: readonly string[]): Buffer {
  const title = page.indexOf(END_OF_TITLE);
  if (title < 0 || modules.length === 0) return page;
  const place = title + END_OF_TITLE.length;
  const links = modules.map((name) => `<link rel="modulepreload" href="/${name}">`).join('');
  return Buffer.concat([page.subarray(0, place), Buffer.from(links), page.subarray(place)]);
}
