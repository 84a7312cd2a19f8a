import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../../core/site/pages.ts';
import { finishPage } from '../finish-page.ts';
import { RENDERER } from './adapter.ts';
import { POLICY_PLACE } from './policy-place.ts';

/** Function that renders the bytes that `astro build` writes. Throws the error of the route, or for a wrong status. */
export type PageRenderer = (page: Page) => Promise<Buffer>;

const NOT_FOUND = '/404';
const POLICY = 'content-security-policy';

/** Loads a built renderer. @throws when its folder is missing or damaged */
export async function loadPageRenderer(folder: string): Promise<PageRenderer> {
  const entry = pathToFileURL(path.join(folder, RENDERER.entry)).href;
  const { render } = (await import(entry)) as { render(page: Page): Promise<Response> };
  const modules = JSON.parse(await readFile(path.join(folder, RENDERER.backOfficeModules), 'utf8')) as string[];
  return async (page) => {
    const response = await render(page);
    const expected = page.address === NOT_FOUND ? 404 : 200;
    if (response.status !== expected) throw new Error(`${page.address} answers ${response.status}`);
    const html = withPolicy(await response.text(), response.headers.get(POLICY) ?? '');
    return finishPage(Buffer.from(html), page.address, modules);
  };
}

/** Inserts the policy as a static build does. @throws when the policy or its place is missing */
function withPolicy(html: string, policy: string): string {
  if (policy === '' || !html.includes(POLICY_PLACE)) throw new Error('The page has no policy, or no place for it');
  return html.replace(POLICY_PLACE, () => `<meta http-equiv="${POLICY}" content="${policy}">`);
}
