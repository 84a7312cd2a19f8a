import { expect, it } from 'vitest';
import { pagesAtOneAddress } from '../site/page-table.ts';
import { OUTCOME_ADDRESSES } from './outcome-addresses.ts';

it.each(Object.values(OUTCOME_ADDRESSES))('%s is on a page of the site', (address) => {
  const pages = pagesAtOneAddress().map((page) => page.address);
  expect(pages).toContain(address.replace(/#.*/, ''));
});
