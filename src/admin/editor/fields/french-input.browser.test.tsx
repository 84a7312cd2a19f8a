import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextAreaControl, TextControl } from './TextControl.tsx';

let root: Root;

/** Returns the binding of a field outside any session. */
const bindingOf = (id: string, label: string, [value, change]: [string, (value: string) => void]) => ({
  id,
  label,
  value,
  change,
  present: () => value,
  error: undefined,
  setUnadded: () => {},
});

function Fields() {
  const title = useState('');
  const description = useState('');
  return (
    <>
      <TextControl binding={bindingOf('title', 'Titre', title)} isFrench />
      <TextAreaControl binding={bindingOf('summary', 'Résumé', description)} isFrench />
    </>
  );
}

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  root.render(<Fields />);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it.each(['Titre', 'Résumé'])(
  'applies French typography while typing in « %s », and takes it back with one Ctrl+Z',
  async (label) => {
    const field = page.getByLabelText(label);
    await field.click();
    await userEvent.keyboard('Bon...');
    await expect.element(field).toHaveValue('Bon…');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field).toHaveValue('Bon...');
    await userEvent.keyboard(' Oui');
    await expect.element(field).toHaveValue('Bon... Oui');
  },
);

it('keeps the caret in place while French typography changes the text before it', async () => {
  const field = page.getByLabelText('Titre');
  await field.click();
  await userEvent.keyboard('Quoi rien{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}! Ou');
  await expect.element(field).toHaveValue('Quoi\u202f! Ou rien');
});
