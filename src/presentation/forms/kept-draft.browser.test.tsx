import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { array, boolean, nullish, object, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KeptText } from '../storage/kept-text.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { keepDraft } from './kept-draft.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

const SCHEMA = object({ name: string(), days: array(string()), adult: nullish(boolean(), false), secret: string() });
const send = vi.fn<(answers: unknown) => Promise<{ kind: 'sent' }>>();

function Application() {
  const { formProps, field, state } = useForm(SCHEMA, { send });
  return (
    <form {...formProps} aria-label="Candidature">
      <TextField id="name" label="Prénom" {...field('name')} />
      <ChoiceGroup
        id="days"
        legend="Jours"
        multiple
        choices={[
          { value: 'samedi', label: 'Samedi' },
          { value: 'dimanche', label: 'Dimanche' },
        ]}
        {...field('days')}
      />
      <CheckboxField id="adult" label="J’ai 18 ans" {...field('adult')} />
      <TextField id="secret" label="Secret" {...field('secret')} />
      <SubmitButton label="Envoyer" state={state} />
    </form>
  );
}

let text: string | null;
let place: HTMLElement;
let root: Root | undefined;
const kept: KeptText = { read: () => text, write: (written) => (text = written) };
const name = page.getByRole('textbox', { name: 'Prénom' });

/** Renders the form as its page does, then hydrates it with a kept draft. */
function openPage(beforeTheScript?: () => void) {
  root?.unmount();
  place.innerHTML = renderToStaticMarkup(<Application />);
  beforeTheScript?.();
  const draft = keepDraft(place, kept, ['name', 'days', 'adult']);
  flushSync(() => (root = hydrateRoot(place, <Application />)));
  return draft;
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
  text = null;
  place = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

it('keepDraft restores answers typed before a reload, and the form sends them', async () => {
  openPage();
  await name.fill('Léa');
  await page.getByLabelText('Dimanche').click();
  await page.getByLabelText('J’ai 18 ans').click();
  openPage();
  await expect.element(name).toHaveValue('Léa');
  await page.getByRole('button').click();
  await expect.poll(() => send).toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith({ name: 'Léa', days: ['dimanche'], adult: true, secret: '' });
});

it('keepDraft restores the other answers without overwriting text typed before the script loaded', async () => {
  text = JSON.stringify({ name: ['Ancien'], days: ['samedi'] });
  openPage(() => {
    (place.querySelector('#name') as HTMLInputElement).value = 'Nouveau';
  });
  await expect.element(name).toHaveValue('Nouveau');
  await expect.element(page.getByLabelText('Samedi')).toBeChecked();
});

it('keepDraft stores text typed before the script loaded', async () => {
  openPage(() => {
    (place.querySelector('#name') as HTMLInputElement).value = 'Léa';
  });
  openPage();
  await expect.element(name).toHaveValue('Léa');
});

it('keepDraft stores the named fields only, and nothing once they are empty', async () => {
  openPage();
  await page.getByLabelText('Secret').fill('chut');
  expect(text).toBeNull();
  await name.fill('Léa');
  expect(text).not.toContain('chut');
  await name.fill('');
  expect(text).toBeNull();
});

it('keepDraft deletes the draft on forget(), and stores nothing after stop()', async () => {
  const draft = openPage();
  await name.fill('Léa');
  draft.forget();
  expect(text).toBeNull();
  draft.stop();
  await name.fill('Zoé');
  expect(text).toBeNull();
});

it.each(['{', 'null', '[]', '"a"', '{"name":[7],"days":null}'])(
  'keepDraft leaves the form empty when the stored draft is %s',
  async (rubbish) => {
    text = rubbish;
    openPage();
    await expect.element(name).toHaveValue('');
  },
);
