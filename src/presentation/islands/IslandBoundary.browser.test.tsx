import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepDraft } from '../forms/kept-draft.ts';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField, FileField } from '../forms/TextField.tsx';
import { ISLAND_COPY } from './copy.ts';
import { hydrateIsland } from './island-root.tsx';

const PHOTO = new File(['0'], 'moi.png', { type: 'image/png' });

/** Renders a form with a button that makes it throw. */
function Application({ fails = false }: { fails?: boolean }) {
  const [hasFailed, setFailed] = useState(fails);
  if (hasFailed) throw new Error('An error of the test');
  return (
    <form aria-label="Candidature" data-works="">
      <TextField id="name" name="name" label="Prénom" />
      <TextAreaField id="about" name="about" label="Sur toi" limit={20} />
      <CheckboxField id="adult" name="adult" label="J’ai 18 ans" />
      <FileField id="photo" name="photo" label="Photo" />
      <button type="button" onClick={() => setFailed(true)}>
        Échouer
      </button>
    </form>
  );
}

/** Markup that `Island.astro` puts around an island. */
const PAGE = `
  <div>
    <div id="form"></div>
    <div data-failure="error" role="alert" hidden><p>${ISLAND_COPY.failed}</p><button>${ISLAND_COPY.goOn}</button></div>
  </div>`;

let place: HTMLElement;
const name = page.getByRole('textbox', { name: 'Prénom' });
const about = page.getByRole('textbox', { name: 'Sur toi' });
const adult = page.getByRole('checkbox');
const goOn = page.getByRole('button', { name: ISLAND_COPY.goOn });

/** Shows the form as its page renders it, with answers given before its script loads. */
function openPage(island: ReactElement): void {
  place.innerHTML = renderToString(island);
  const [text, longText, box, file] = place.querySelectorAll<HTMLInputElement>('input, textarea');
  if (!text || !longText || !box || !file) throw new Error('The form has other fields');
  text.value = 'Léa';
  longText.value = 'Du sel.';
  box.checked = true;
  const files = new DataTransfer();
  files.items.add(PHOTO);
  file.files = files.files;
  text.focus();
}

/** Inserts elements before the fields, as password managers do. */
function insertNodes(): void {
  for (const field of place.querySelectorAll('input')) field.before(document.createElement('section'));
}

async function expectAnswers(): Promise<void> {
  await expect.element(name).toHaveValue('Léa');
  await expect.element(about).toHaveValue('Du sel.');
  await expect.element(page.getByText('7 / 20 caractères')).toBeVisible();
  await expect.element(adult).toBeChecked();
  expect(place.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]?.name).toBe('moi.png');
}

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  document.body.innerHTML = PAGE;
  place = document.getElementById('form') as HTMLElement;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('an island whose markup was changed before its script loaded', () => {
  it('keeps its answers and the focus', async () => {
    openPage(<Application />);
    insertNodes();
    hydrateIsland(place, <Application />);
    await expect.poll(() => place.querySelector('section')).toBeNull();
    await expectAnswers();
    await expect.element(name).toHaveFocus();
  });

  it('still stores typed text as a draft', async () => {
    let text: string | null = null;
    openPage(<Application />);
    insertNodes();
    keepDraft(place, { read: () => text, write: (written) => (text = written) }, ['name']);
    hydrateIsland(place, <Application />);
    await expect.poll(() => place.querySelector('section')).toBeNull();
    await name.fill('Zoé');
    expect(text).toContain('Zoé');
  });
});

describe('an island that an error has ended', () => {
  it('shows an alert, and starts again with its answers when asked to', async () => {
    openPage(<Application />);
    hydrateIsland(place, <Application />);
    await page.getByRole('button', { name: 'Échouer' }).click();
    await expect.element(page.getByRole('alert').getByText(ISLAND_COPY.failed)).toBeVisible();
    await goOn.click();
    await expectAnswers();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(place.contains(document.activeElement)).toBe(true);
  });

  it('shows the alert, and keeps the answers, when its first rendering fails', async () => {
    openPage(<Application />);
    let fails = true;
    const Fragile = () => <Application fails={fails} />;
    hydrateIsland(place, <Fragile />);
    await expect.element(page.getByRole('alert')).toBeVisible();
    fails = false;
    await goOn.click();
    await expectAnswers();
  });
});
