import { array, email, literal, minLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { maximumCharacters } from '../../../src/presentation/forms/character-count.ts';
import { CheckboxField } from '../../../src/presentation/forms/CheckboxField.tsx';
import { ChoiceGroup } from '../../../src/presentation/forms/ChoiceGroup.tsx';
import { chosenFile } from '../../../src/presentation/forms/chosen-file.ts';
import { EmailField } from '../../../src/presentation/forms/EmailField.tsx';
import { FileField } from '../../../src/presentation/forms/FileField.tsx';
import type { SubmitOutcome } from '../../../src/presentation/forms/form-state.ts';
import { FormStatus } from '../../../src/presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../../src/presentation/forms/SubmitButton.tsx';
import { TextAreaField } from '../../../src/presentation/forms/TextAreaField.tsx';
import { TextField } from '../../../src/presentation/forms/TextField.tsx';
import { useForm } from '../../../src/presentation/forms/use-form.ts';

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

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

describe('a submission', () => {
  it('takes what a password manager has filled in without telling', async () => {
    await render(<Application />);
    await answer();
    await name.fill('');
    await address.fill('');
    (name.element() as HTMLInputElement).value = ' Léa ';
    (address.element() as HTMLInputElement).value = 'lea@exemple.fr';
    (saturday.element() as HTMLInputElement).checked = true;
    (adult.element() as HTMLInputElement).checked = true;
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });

  it('starts once for two clicks in one instant', async () => {
    await render(<Application />);
    await answer();
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
