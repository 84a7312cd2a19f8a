import { expect, it } from 'vitest';
import { folderRoutes } from './site-build.ts';

it('folderRoutes returns a route for each page whose entry in the page table names a folder', () => {
  const page = { kind: 'campaign', budget: 'reading', picture: 'site', isIndexed: true } as const;
  expect(folderRoutes({ '/lesdates': { ...page, folder: 'campaigns/les-dates' }, '/cookies': page }, 'demo')).toEqual([
    { pattern: '/lesdates', entrypoint: './src/features/campaigns/les-dates/page.astro' },
  ]);
});

it.each(['demo', 'live'] as const)('folderRoutes returns the route of the contest in the mode %s', (mode) => {
  const page = { kind: 'contest', budget: 'game', picture: 'site', isIndexed: true } as const;
  expect(folderRoutes({ '/concours': { ...page, folder: 'contest/{mode}' } }, mode)).toEqual([
    { pattern: '/concours', entrypoint: `./src/features/contest/${mode}/page.astro` },
  ]);
});
