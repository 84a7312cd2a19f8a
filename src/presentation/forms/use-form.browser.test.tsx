import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { array, email, literal, minLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { maximumCharacters } from './character-count.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { chosenFile } from './chosen-file.ts';
import { FORM_COPY } from './copy.ts';
import { EmailField } from './EmailField.tsx';
import { FileField } from './FileField.tsx';
import type { SubmitOutcome } from './form-state.ts';
import { FormStatus } from './FormStatus.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

const SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty('Dis-nous ton prénom.')),
  email: pipe(string(), nonEmpty('Il nous faut ton adresse.'), email('Cette adresse est incomplète.')),
  days: pipe(array(string()), minLength(1, 'Choisis au moins un jour.')),
  rhythm: string('Choisis un rythme.'),
  about: pipe(string(), maximumCharacters(20, 'Vingt caractères au plus.')),
  adult: literal(true, 'Réservé aux adultes.'),
  photo: chosenFile({ types: ['image/png'], maximumBytes: 10, messages: { type: 'En PNG.', size: 'Trop lourd.' } }),
});

const PHOTO = new File(['0'], 'moi.png', { type: 'image/png' });
const ANSWERS = {
  name: 'Léa',
  email: 'lea@exemple.fr',
  days: ['samedi'],
  rhythm: 'lent',
  about: 'Du sel.',
  adult: true,
  photo: expect.objectContaining({ name: 'moi.png', size: 1 }) as File,
};

const send = vi.fn<(answers: unknown) => Promise<SubmitOutcome<'email' | 'days'>>>();

function Application() {
  const { formProps, field, state, empty, restart } = useForm(SCHEMA, { send });
  return (
    <form {...formProps} aria-label="Candidature">
      <button type="button" onClick={empty}>
        Vider
      </button>
      <button type="button" onClick={restart}>
        Recommencer
      </button>
      <TextField label="Prénom" {...field('name')} />
      <EmailField label="Adresse e-mail" {...field('email')} />
      <ChoiceGroup
        legend="Jours"
        multiple
        choices={[
          { value: 'samedi', label: 'Samedi' },
          { value: 'dimanche', label: 'Dimanche' },
        ]}
        {...field('days')}
      />
      <ChoiceGroup
        legend="Rythme"
        choices={[
          { value: 'lent', label: 'Lent' },
          { value: 'vif', label: 'Vif' },
        ]}
        {...field('rhythm')}
      />
      <TextAreaField label="Sur toi" limit={20} {...field('about')} />
      <CheckboxField label="J’ai 18 ans" {...field('adult')} />
      <FileField label="Photo" {...field('photo')} />
      <SubmitButton label="Envoyer" state={state} />
      <FormStatus state={state} sent="Bien reçu." />
    </form>
  );
}

const name = page.getByRole('textbox', { name: 'Prénom' });
const address = page.getByRole('textbox', { name: 'Adresse e-mail' });
const saturday = page.getByRole('checkbox', { name: 'Samedi' });
const slow = page.getByRole('radio', { name: 'Lent' });
const about = page.getByRole('textbox', { name: 'Sur toi' });
const adult = page.getByRole('checkbox', { name: 'J’ai 18 ans' });
const photo = page.getByLabelText('Photo');
/** The other one chooses a file. */
const button = page.getByRole('button').last();
/** The other one counts characters. */
const status = page.getByRole('status').last();

async function answer(): Promise<void> {
  await name.fill(' Léa ');
  await address.fill('lea@exemple.fr');
  await saturday.click();
  await slow.click();
  await about.fill('Du sel.');
  await adult.click();
  await userEvent.upload(photo, PHOTO);
}

/** What a person has typed, which nothing may change. */
async function expectAnswersKept(): Promise<void> {
  await expect.element(name).toHaveValue(' Léa ');
  await expect.element(address).toHaveValue('lea@exemple.fr');
  await expect.element(saturday).toBeChecked();
  await expect.element(slow).toBeChecked();
  await expect.element(about).toHaveValue('Du sel.');
  await expect.element(adult).toBeChecked();
  expect(document.querySelectorAll(':checked')).toHaveLength(3);
  expect((photo.element() as HTMLInputElement).files?.[0]?.name).toBe('moi.png');
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

describe('wrong answers', () => {
  it('are said at their fields, counted, and not sent; the first has the focus', async () => {
    await render(<Application />);
    await address.fill('lea@');
    await about.fill('Vingt-et-un caractères');
    await button.click();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Dis-nous ton prénom.');
    await expect.element(address).toHaveAccessibleDescription('Cette adresse est incomplète.');
    await expect
      .element(page.getByRole('group', { name: 'Jours' }))
      .toHaveAccessibleDescription('Choisis au moins un jour.');
    await expect.element(saturday).toHaveAccessibleDescription('Choisis au moins un jour.');
    await expect.element(slow).toHaveAccessibleDescription('Choisis un rythme.');
    for (const control of [name, address, saturday, slow, about, adult]) await expect.element(control).toBeInvalid();
    await expect.element(status).toHaveTextContent('6 réponses sont à corriger.');
    await expect.element(address).toHaveValue('lea@');
    expect(send).not.toHaveBeenCalled();
  });

  it('are counted down while they are corrected', async () => {
    await render(<Application />);
    await button.click();
    await name.fill('Léa');
    await expect.element(name).toBeValid();
    await expect.element(name).not.toHaveAccessibleDescription();
    await expect.element(status).toHaveTextContent('4 réponses sont à corriger.');
    await saturday.click();
    await slow.click();
    await adult.click();
    await expect.element(status).toHaveTextContent('Une réponse est à corriger.');
    await address.fill('lea@exemple.fr');
    await expect.poll(() => status.element().textContent).toBe('');
  });

  it('are told of before anything is typed when Enter is pressed in a field', async () => {
    await render(<Application />);
    await address.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
  });
});

describe('a submission', () => {
  it('gives what the schema makes of the answers, and says that they have arrived', async () => {
    await render(<Application />);
    await answer();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });

  it('starts once, however often it is asked for, and says that it lasts', async () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
    send.mockReturnValueOnce(promise);
    await render(<Application />);
    await answer();
    await button.click();
    await expect.element(button).toHaveAccessibleName(FORM_COPY.submitting);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await expect.element(status).toHaveTextContent(FORM_COPY.submitting);
    (button.element() as HTMLButtonElement).click();
    await name.click();
    await userEvent.keyboard('{Enter}');
    resolve({ kind: 'sent' });
    await expect.element(button).toHaveAccessibleName('Envoyer');
    expect(send).toHaveBeenCalledTimes(1);
    await button.click();
    await expect.poll(() => send.mock.calls.length).toBe(2);
  });

  it('refused, says why at the fields, keeps the answers, and may be sent again', async () => {
    send.mockResolvedValueOnce({
      kind: 'refused',
      message: 'On te connaît déjà.',
      fields: { email: 'Cette adresse a déjà servi.', days: 'Complet.' },
    });
    await render(<Application />);
    await answer();
    await button.click();
    await expect.element(status).toHaveTextContent('On te connaît déjà.');
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveAccessibleDescription('Cette adresse a déjà servi.');
    await expectAnswersKept();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    await expect.element(address).toBeValid();
  });

  it.each<[string, () => Promise<SubmitOutcome>, string]>([
    ['a failure', () => Promise.resolve({ kind: 'failed' }), FORM_COPY.failed],
    [
      'a failure that knows its reason',
      () => Promise.resolve({ kind: 'failed', message: 'Le serveur dort.' }),
      'Le serveur dort.',
    ],
    ['a rejection', () => Promise.reject(new TypeError('Failed to fetch')), FORM_COPY.failed],
    [
      'an exception',
      () => {
        throw new Error('bug');
      },
      FORM_COPY.failed,
    ],
  ])('that ends in %s says so, keeps the answers, and may be sent again', async (_what, outcome, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    send.mockImplementationOnce(outcome);
    await render(<Application />);
    await answer();
    await button.click();
    // To the letter: a matcher of the library takes a no-break space for an ordinary one, in the page alone.
    await expect.poll(() => status.element().textContent).toBe(message);
    await expectAnswersKept();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    log.mockRestore();
  });
});

describe('after a submission', () => {
  it('is emptied and begun again, each by itself', async () => {
    await render(<Application />);
    await answer();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    await page.getByRole('button', { name: 'Vider' }).click();
    await expect.element(name).toHaveValue('');
    expect(document.querySelectorAll(':checked')).toHaveLength(0);
    await expect.element(status).toHaveTextContent('Bien reçu.');
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await expect.poll(() => status.element().textContent).toBe('');
    await button.click();
    await expect.element(name).toHaveAccessibleDescription('Dis-nous ton prénom.');
    await answer();
    await button.click();
    await expect.poll(() => send.mock.calls.length).toBe(2);
    expect(send.mock.calls[1]).toEqual([ANSWERS]);
  });
});

describe('a form that comes with its page', () => {
  let container: HTMLElement;
  let root: Root | undefined;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    root?.unmount();
    container.remove();
  });

  it('keeps what was typed before its script had come', async () => {
    container.innerHTML = renderToString(<Application />);
    await answer();
    flushSync(() => {
      root = hydrateRoot(container, <Application />);
    });
    await expectAnswersKept();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });
});
