import { array, boolean, custom, literal, object, string } from 'valibot';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { SubmitOutcome } from './form-state.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField, FileField } from './TextField.tsx';
import { useForm } from './use-form.ts';

const SCHEMA = object({
  name: string(),
  about: string(),
  days: array(string()),
  rhythm: string(),
  adult: literal(true),
  news: boolean(),
  photo: custom<FileList | null>((value) => value === null || value instanceof FileList),
});
const DAYS = ['Samedi', 'Dimanche'].map((label) => ({ value: label, label }));
const RHYTHMS = ['Lent', 'Vif'].map((label) => ({ value: label, label }));

const send = vi.fn<() => Promise<SubmitOutcome>>();

function Application() {
  const { formProps, field, state } = useForm(SCHEMA, { send });
  return (
    <form {...formProps}>
      <TextField label="Prénom" {...field('name')} />
      <TextAreaField label="Sur toi" limit={20} {...field('about')} />
      <ChoiceGroup legend="Jours" multiple choices={DAYS} {...field('days')} />
      <ChoiceGroup legend="Rythme" choices={RHYTHMS} {...field('rhythm')} />
      <CheckboxField label="J’ai 18 ans" {...field('adult')} />
      <CheckboxField label="Des nouvelles" {...field('news')} />
      <FileField label="Photo" {...field('photo')} />
      <SubmitButton label="Envoyer" submitting="On envoie" state={state} />
    </form>
  );
}

it('a form cannot be changed while it is being sent, and can be changed again afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  send.mockReturnValueOnce(promise);
  await render(<Application />);
  const name = page.getByRole('textbox', { name: 'Prénom' });
  const photo = page.getByLabelText('Photo');
  await name.fill('Léa');
  for (const label of ['Samedi', 'Lent', 'J’ai 18 ans']) await page.getByLabelText(label).click();
  await userEvent.upload(photo, new File(['0'], 'moi.png', { type: 'image/png' }));
  const checked = () =>
    Array.from(document.querySelectorAll<HTMLInputElement>(':checked'), ({ labels }) => labels?.[0]);
  const before = checked();
  expect(before).toHaveLength(3);

  await page.getByRole('button', { name: 'Envoyer' }).click();
  for (const text of [name, page.getByLabelText('Sur toi')]) await expect.element(text).toHaveAttribute('readonly');
  for (const choice of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    expect(choice.ariaDisabled).toBe('true');
    choice.click();
  }
  expect(checked()).toEqual(before);
  for (const kind of ['click', 'dragover', 'drop']) {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    photo.element().dispatchEvent(event);
    expect(event.defaultPrevented, kind).toBe(true);
  }

  resolve({ kind: 'failed' });
  await expect.element(name).not.toHaveAttribute('readonly');
  await page.getByLabelText('Dimanche').click();
  await page.getByLabelText('Vif').click();
  expect(checked()).toHaveLength(4);
  expect(document.querySelectorAll('[aria-disabled]')).toHaveLength(0);
});
