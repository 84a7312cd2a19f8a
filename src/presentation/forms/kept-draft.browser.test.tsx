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

/** The form as its page brings it, then as the script finds it. */
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

it('puts back what was typed before a reload, and the form sends it', async () => {
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

it('leaves what was typed before the script came, and adds to it', async () => {
  text = JSON.stringify({ name: ['Ancien'], days: ['samedi'] });
  openPage(() => {
    (place.querySelector('#name') as HTMLInputElement).value = 'Nouveau';
  });
  await expect.element(name).toHaveValue('Nouveau');
  await expect.element(page.getByLabelText('Samedi')).toBeChecked();
});

it('keeps what was typed before the script came', async () => {
  openPage(() => {
    (place.querySelector('#name') as HTMLInputElement).value = 'Léa';
  });
  openPage();
  await expect.element(name).toHaveValue('Léa');
});

it('keeps the named fields alone', async () => {
  openPage();
  await page.getByLabelText('Secret').fill('chut');
  expect(text).toBeNull();
  await name.fill('Léa');
  expect(text).not.toContain('chut');
  await name.fill('');
  expect(text).toBeNull();
});

it('forgets at once, and keeps nothing once it is stopped', async () => {
  const draft = openPage();
  await name.fill('Léa');
  draft.forget();
  expect(text).toBeNull();
  draft.stop();
  await name.fill('Zoé');
  expect(text).toBeNull();
});

it.each(['{', 'null', '[]', '"a"', '{"name":[7],"days":null}'])('opens as ever where %s was kept', async (rubbish) => {
  text = rubbish;
  openPage();
  await expect.element(name).toHaveValue('');
});
