import { expect, it } from 'vitest';
import { showTickets } from './show-tickets.ts';

it.each([
  [['a'], 'Ton numéro', 'Il te permet'],
  [['a', 'b'], 'Tes numéros', 'Ils te permettent'],
])('speaks of %j in their number', (tickets, title, use) => {
  document.body.innerHTML = '<p data-entry-ticket></p>';
  showTickets(document, tickets);
  const text = document.querySelector('[data-entry-ticket]')?.textContent;
  expect(text).toContain(title);
  expect(text).toContain(use);
});
