import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyWithRetry } from './lazy-with-retry.tsx';

it('shows an error when a part fails to load, keeps the fields around it, and retries on request', async () => {
  let isOffline = true;
  const Part = lazyWithRetry(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { name: string }) => <p>Voici {name}</p> };
  });
  await render(
    <>
      <textarea aria-label="Texte" defaultValue="un mot" />
      <Part name="la relecture" />
    </>,
  );
  await expect.element(page.getByRole('alert').getByText(/n’a pas pu être chargée/)).toBeVisible();
  await expect.element(page.getByLabelText('Texte')).toHaveValue('un mot');
  isOffline = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Voici la relecture')).toBeVisible();
});

it('shows the given message while a part loads', async () => {
  const coming = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Part = lazyWithRetry(() => coming.promise, 'On ouvre le texte…');
  await render(<Part />);
  await expect.element(page.getByRole('status')).toHaveTextContent('On ouvre le texte…');
  coming.resolve({ default: () => <p>Le voici</p> });
  await expect.element(page.getByText('Le voici')).toBeVisible();
});
