import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountersIsland } from './mount.tsx';
import { $counts } from './store.ts';

beforeEach(() => $counts.set(null));

it('CountersIsland shows nothing until the counter answers, then views and reads', async () => {
  const { container } = await render(<CountersIsland />);
  expect(container.textContent).toBe('');
  $counts.set({ views: 1, reads: 0 });
  await expect.poll(() => container.textContent).toBe('1 vue · 0 lecture');
  $counts.set({ views: 12_345, reads: 2 });
  await expect.poll(() => container.textContent).toBe('12\u202f345 vues · 2 lectures');
});
