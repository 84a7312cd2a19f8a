import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackOfficeIsland } from './BackOfficeIsland.tsx';
import { $access, $role, grantAccess } from './session/store.ts';

afterEach(() => {
  $access.set('checking');
  $role.set(null);
  vi.restoreAllMocks();
});

it('the back office stays usable when the component with the status of the site throws', async () => {
  const { addEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((...given: Parameters<typeof addEventListener>) => {
    if (given[0] === 'visibilitychange') throw new Error('The status fails');
    addEventListener.apply(document, given);
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  grantAccess('administrator');
  await render(<BackOfficeIsland />);
  await expect.element(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: 'Rédaction' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
});
