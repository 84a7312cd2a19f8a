import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseAtOnce, clickAtOnce, fillAtOnce } from './answer-at-once.support.ts';
import { array, custom, email, literal, minLength, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { maximumCharacters } from './character-count.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SubmitOutcome } from './form-state.ts';
import { FormStatus } from './FormStatus.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField, EmailField, FileField } from './TextField.tsx';
import { useForm } from './use-form.ts';

const SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty('Dis-nous ton prénom.')),
  email: pipe(string(), nonEmpty('Il nous faut ton adresse.'), email('Cette adresse est incomplète.')),
  days: pipe(array(string()), minLength(1, 'Choisis au moins un jour.')),
  rhythm: string('Choisis un rythme.'),
  about: pipe(string(), maximumCharacters(20, 'Vingt caractères au plus.')),
  adult: literal(true, 'Réservé aux adultes.'),
  photo: pipe(
    custom<FileList | null>((value) => value === null || value instanceof FileList),
    transform((files) => files?.[0] ?? null),
  ),
});

const PHOTO = new File(['0'], 'moi.png', { type: 'image/png' });
export const ANSWERS = {
  name: 'Léa',
  email: 'lea@exemple.fr',
  days: ['samedi'],
  rhythm: 'lent',
  about: 'Du sel.',
  adult: true,
  photo: expect.objectContaining({ name: 'moi.png', size: 1 }) as File,
};

export const send = vi.fn<(answers: unknown) => Promise<SubmitOutcome<'email' | 'days'>>>();

export function Application() {
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

export const name = page.getByRole('textbox', { name: 'Prénom' });
export const address = page.getByRole('textbox', { name: 'Adresse e-mail' });
export const saturday = page.getByRole('checkbox', { name: 'Samedi' });
export const slow = page.getByRole('radio', { name: 'Lent' });
export const about = page.getByRole('textbox', { name: 'Sur toi' });
export const adult = page.getByRole('checkbox', { name: 'J’ai 18 ans' });
export const photo = page.getByLabelText('Photo');
/** Submit button, the last one of the form. */
export const button = page.getByRole('button').last();
/** Status of the form; the status before it counts characters. */
export const status = page.getByRole('status').last();

/** Answers by keyboard and pointer. */
export async function answerByHand(): Promise<void> {
  await name.fill(' Léa ');
  await address.fill('lea@exemple.fr');
  await saturday.click();
  await slow.click();
  await about.fill('Du sel.');
  await adult.click();
  await userEvent.upload(photo, PHOTO);
}

/** Gives the same answers without keyboard and pointer, for tests of what follows. */
export function answer(): void {
  fillAtOnce(name, ' Léa ');
  fillAtOnce(address, 'lea@exemple.fr');
  clickAtOnce(saturday);
  clickAtOnce(slow);
  fillAtOnce(about, 'Du sel.');
  clickAtOnce(adult);
  chooseAtOnce(photo, PHOTO);
}
