import { page } from 'vitest/browser';
import { fakeServices } from '../services.support.tsx';

const KNOWN = ['Avant', 'Deux fois', 'Deux fois'];

/** Returns the services of a site with an article « Avant » and two articles « Deux fois ». */
export function servicesWithTitles() {
  const services = fakeServices();
  services.articlesByTitles.mockImplementation(async (titles) =>
    KNOWN.flatMap((title, index) =>
      titles
        .filter((wanted) => wanted.toLowerCase() === title.toLowerCase())
        .map((wanted) => ({ wanted, id: String(index), title })),
    ),
  );
  return services;
}

/** Returns the states of the lines in the table. */
export const states = () =>
  [...document.querySelectorAll('[data-state]')].map((cell) => cell.getAttribute('data-state'));

export const apply = () => page.getByRole('button', { name: 'Appliquer' });

/** Adds lines to the table. */
export async function paste(lines: string): Promise<void> {
  await page.getByLabelText('Colle ici une ligne par article').fill(lines);
  await page.getByRole('button', { name: 'Ajouter au tableau' }).click();
}
