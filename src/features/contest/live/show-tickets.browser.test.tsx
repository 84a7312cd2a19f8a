import { expect, it } from 'vitest';
import { showTickets } from './show-tickets.ts';

it.each([
  [['a'], 'Ton numéro', 'Il te permet'],
  [['a', 'b'], 'Tes numéros', 'Ils te permettent'],
])('showTickets uses the right number, singular or plural, for the tickets %j', (tickets, title, use) => {
  document.body.innerHTML = '<p data-entry-ticket></p>';
  showTickets(document, tickets);
  const text = document.querySelector('[data-entry-ticket]')?.textContent;
  expect(text).toContain(title);
  expect(text).toContain(use);
});
