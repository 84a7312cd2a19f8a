import { expect, it } from 'vitest';
import { foldersWithRoute } from './site-build.ts';

it('takes the routes of the folders that the table names', () => {
  const page = { kind: 'campaign', budget: 'reading', picture: 'site', isIndexed: true } as const;
  expect(foldersWithRoute({ '/lesdates': { ...page, folder: 'campaigns/les-dates' }, '/cookies': page })).toEqual([
    { pattern: '/lesdates', entrypoint: './src/features/campaigns/les-dates/page.astro' },
  ]);
});
