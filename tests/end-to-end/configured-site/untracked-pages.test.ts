import { describe, expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { ADMIN_ADDRESS, EDITOR_ADDRESS, PREVIEW_ADDRESS } from '../../../src/core/site/addresses.ts';
import { TRACKER } from '../../support/configured-site.ts';

const { url } = inject('configuredSite');
const UNTRACKED_KINDS = ['back office', 'preview', 'not found'];
/** Addresses of pages of these kinds, also such as only the back office knows. */
const UNTRACKED = [ADMIN_ADDRESS, EDITOR_ADDRESS, `${ADMIN_ADDRESS}/newsletter`, PREVIEW_ADDRESS, '/nulle-part'];

async function pageAt(address: string): Promise<{ html: string; origins: string[] }> {
  const html = await (await fetch(url + address)).text();
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
  return { html, origins: [...policy.matchAll(/\w+:\/\/[^\s;]+/g)].map(([origin]) => origin) };
}

describe('a site with a tracker', () => {
  it('allows the tracker on every kind of page except the back office, the preview and the 404 page', async () => {
    const tracked = await Promise.all(
      PAGE_KINDS.map(async ({ name, address }) => ({ name, ...(await pageAt(address)) })),
    );
    const without = tracked.filter(({ origins }) => !origins.includes(TRACKER));
    expect(without.map(({ name }) => name).toSorted()).toEqual(UNTRACKED_KINDS.toSorted());
  });

  it.each(UNTRACKED)('allows no foreign origin in the policy of %s, and asks for no consent there', async (address) => {
    const { html, origins } = await pageAt(address);
    expect(origins).toEqual([]);
    expect(html).not.toContain(TRACKER);
    expect(html).not.toMatch(/id="consent"|data-manage-cookies/);
  });
});
