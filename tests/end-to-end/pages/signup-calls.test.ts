import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, inject, it } from 'vitest';
import { PAGE_KINDS } from '../../../tools/measure/page-kinds.ts';
import { sitemapAddresses } from '../../../tools/measure/sitemap.ts';
import { SIGNUP_ADDRESS } from '../../../src/core/site/addresses.ts';
import { pagesAtOneAddress } from '../../../src/core/site/page-table.ts';

const { url, directory } = inject('site');

const pageAt = (address: string) =>
  readFileSync(path.join(directory, `${address === '/' ? 'index' : address}.html`), 'utf8');

/** Lists the main part of a page in reading order: title, calls to action, cards, the article shown large. */
function outlineOf(html: string): string[] {
  const outline: string[] = [];
  let isMain = false;
  new Parser({
    onopentag(name, { class: classes = '', href }) {
      const names = classes.split(' ');
      if (name === 'main') isMain = true;
      if (!isMain) return;
      if (name === 'a' && href === SIGNUP_ADDRESS) outline.push('call');
      if (name === 'article') outline.push(names.includes('card') ? 'card' : 'article');
      if (name === 'h1') outline.push('title');
    },
    onclosetag(name) {
      if (name === 'main') isMain = false;
    },
  }).end(html);
  return outline;
}

const callsOf = (outline: string[]) => outline.filter((part) => part === 'call').length;

describe('a link to sign-up', () => {
  it('is in the main part of every page except the sign-up page', async () => {
    const hidden = pagesAtOneAddress().filter(
      ({ declaration: { isIndexed, budget } }) => !isIndexed && budget !== 'back office',
    );
    const addresses = [...(await sitemapAddresses(url)), ...hidden.map(({ address }) => address)];
    const without = addresses.filter((address) => callsOf(outlineOf(pageAt(address))) === 0);
    // The sign-up page is the destination: its button leads to the dating service.
    expect(without).toEqual([SIGNUP_ADDRESS]);
  });
});

describe('the three calls to action of a list', () => {
  const isList = (address: string) => /^\/(?:blog|anecdotes)(?:$|\/(?:page|categorie)\/)/.test(address);

  it('are on each of its pages, at the top, in the middle and at the end', async () => {
    const lists = (await sitemapAddresses(url)).filter(isList);
    const kinds = PAGE_KINDS.filter(({ address }) => isList(address));
    expect(lists).toEqual(expect.arrayContaining(kinds.map(({ address }) => address)));
    for (const address of lists) {
      const outline = outlineOf(pageAt(address));
      expect(callsOf(outline), address).toBe(3);
      expect([outline[1], outline.at(-1)], address).toEqual(['call', 'call']);
      const middle = outline.indexOf('call', 2);
      expect(outline[middle - 1], address).toMatch(/^(?:card|article)$/);
    }
  });
});
