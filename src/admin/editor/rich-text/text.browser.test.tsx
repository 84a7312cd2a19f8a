import { expect, it } from 'vitest';
import { openEditor, text } from './rich-text.support.tsx';

const painting = () =>
  [...text().element().querySelectorAll('p')].map((found) => getComputedStyle(found).contentVisibility);

it('has what stands in an empty text seen whole, though it is taller than its paragraph', async () => {
  await openEditor('<p></p>');
  expect(painting()).toEqual(['visible']);
});

it('paints of several paragraphs those that are seen', async () => {
  await openEditor('<p>Un</p><p>Deux</p>');
  expect(painting()).toEqual(['auto', 'auto']);
});
