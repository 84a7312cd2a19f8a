import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/frame.css';
import { TRAP_FIELD } from '../../core/trap-field.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import './form.css';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField, EmailField, FileField } from './TextField.tsx';
import { TrapField } from './TrapField.tsx';

const HINT = 'Une aide.';
const ERROR = 'À corriger.';

/** Every field, with the role that its control has. */
const FIELDS = [
  ['TextField', 'textbox', (words: object) => <TextField name="field" label="Question" {...words} />],
  ['EmailField', 'textbox', (words: object) => <EmailField name="field" label="Question" {...words} />],
  [
    'TextAreaField',
    'textbox',
    (words: object) => <TextAreaField name="field" label="Question" limit={20} {...words} />,
  ],
  ['CheckboxField', 'checkbox', (words: object) => <CheckboxField name="field" label="Question" {...words} />],
  ['FileField', 'file', (words: object) => <FileField name="field" label="Question" {...words} />],
] as const;

const control = () => page.getByLabelText('Question');

describe.each(FIELDS)('%s', (_name, role, fieldOf) => {
  it('is named by its label, and linked to it', async () => {
    await render(fieldOf({}));
    if (role !== 'file') await expect.element(page.getByRole(role, { name: 'Question' })).toBeVisible();
    await expect.element(control()).toHaveAccessibleName('Question');
    await expect.element(control()).toHaveAttribute('name', 'field');
    await expect.element(control()).not.toHaveAttribute('aria-invalid');
    expect((document.querySelector('label') as HTMLLabelElement).control).toBe(control().element());
  });

  it('is described by its hint and its error, and is invalid only with an error', async () => {
    const { rerender } = await render(fieldOf({ hint: HINT }));
    await expect.element(control()).toHaveAccessibleDescription(new RegExp(`^${HINT}`));
    await expect.element(control()).toBeValid();
    await rerender(fieldOf({ hint: HINT, error: ERROR }));
    await expect.element(control()).toHaveAccessibleDescription(new RegExp(`^${HINT}.*${ERROR}$`));
    await expect.element(control()).toBeInvalid();
    await expect.element(page.getByText(ERROR)).toBeVisible();
  });

  it('shares no id with another field of the same kind', async () => {
    await render(
      <>
        {fieldOf({ error: ERROR })}
        {fieldOf({})}
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is reached with the Tab key', async () => {
    await render(fieldOf({}));
    await userEvent.tab();
    await expect.element(control()).toHaveFocus();
  });
});

describe('EmailField', () => {
  it('allows autofill, and turns off capitalisation and spell checking', async () => {
    await render(<EmailField name="email" label="Question" />);
    for (const [attribute, value] of [
      ['type', 'email'],
      ['autocomplete', 'email'],
      ['autocapitalize', 'none'],
      ['spellcheck', 'false'],
    ] as const) {
      await expect.element(control()).toHaveAttribute(attribute, value);
    }
  });
});

describe('TextAreaField', () => {
  const spoken = page.getByRole('status');
  const textOf = (locator: { element(): Element }) => locator.element().textContent.replaceAll('\u00a0', ' ');

  it('counts characters, announces when the limit is near, and keeps a text beyond the limit', async () => {
    await render(<TextAreaField name="text" label="Question" limit={20} />);
    await expect.element(page.getByText('0 / 20 caractères')).toBeVisible();
    expect(spoken.element().textContent).toBe('');
    await control().fill('douze lettre');
    await expect.element(page.getByText('12 / 20 caractères')).toBeVisible();
    await expect.poll(() => textOf(spoken)).toBe('Plus que 10 caractères.');
    await control().fill('vingt-trois caractères!');
    await expect.element(page.getByText('3 caractères de trop')).toBeVisible();
    await expect.poll(() => textOf(spoken)).toBe('Ton texte est trop long.');
    await expect.element(control()).toHaveValue('vingt-trois caractères!');
  });

  it('counts the characters of its default value', async () => {
    await render(<TextAreaField name="text" label="Question" limit={20} defaultValue="été 😀" />);
    await expect.element(control()).toHaveAccessibleDescription('5 / 20 caractères');
  });
});

describe('ChoiceGroup', () => {
  const choices = [
    { value: 'oui', label: 'Oui', hint: 'Sans regret.' },
    { value: 'non', label: 'Non' },
    { value: 'jamais', label: 'Jamais', disabled: true },
  ];

  it('is named by its legend and described by its hint and error; a choice, by its own hint and the error', async () => {
    await render(<ChoiceGroup name="answer" legend="Question" hint={HINT} error={ERROR} choices={choices} />);
    const group = page.getByRole('group', { name: 'Question' });
    await expect.element(group).toHaveAccessibleDescription(`${HINT} ${ERROR}`);
    const yes = page.getByRole('radio', { name: 'Oui', exact: true });
    await expect.element(yes).toHaveAccessibleDescription(`Sans regret. ${ERROR}`);
    await expect.element(yes).toBeInvalid();
    await expect.element(page.getByRole('radio', { name: 'Jamais' })).toBeDisabled();
  });

  it('selects one of several answers with the arrow keys', async () => {
    await render(<ChoiceGroup name="answer" legend="Question" choices={choices} />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Non' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Oui' })).not.toBeChecked();
  });

  it('accepts several answers when it is multiple', async () => {
    await render(<ChoiceGroup name="answer" legend="Question" multiple choices={choices} />);
    await page.getByRole('checkbox', { name: 'Oui' }).click();
    await page.getByRole('checkbox', { name: 'Non' }).click();
    expect(document.querySelectorAll(':checked')).toHaveLength(2);
  });

  it('makes a long list scroll in place and reachable with the Tab key, with the error in view', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ value: `${index}`, label: `Choix ${index}` }));
    const group = (scrolledList?: string) => (
      <ChoiceGroup name="answer" legend="Question" multiple choices={many} scrolledList={scrolledList} error={ERROR} />
    );
    const { rerender } = await render(group('Quatorze choix'));
    const list = page.getByRole('group', { name: 'Quatorze choix' });
    const element = list.element();
    expect(element.scrollHeight).toBeGreaterThan(element.clientHeight + 100);
    await userEvent.tab();
    await expect.element(list).toHaveFocus();
    await expect.element(page.getByText(ERROR)).toBeInViewport();
    await rerender(group());
    expect(list.query()).toBeNull();
    expect(page.getByRole('checkbox').elements()).toHaveLength(14);
  });
});

describe('TrapField', () => {
  it('is in the form, but neither visible nor reached with the Tab key', async () => {
    await render(<TrapField id="trap" label="Question" />);
    expect(document.querySelector(`input[name=${TRAP_FIELD}]`)).not.toBeNull();
    expect(document.querySelector('input')?.checkVisibility()).toBe(false);
    await userEvent.tab();
    await expect.element(document.querySelector('input')).not.toHaveFocus();
  });
});

describe('every field with an error', () => {
  const root = document.documentElement;
  afterEach(() => root.removeAttribute('style'));

  const all = (
    <main className="form">
      {FIELDS.map(([name, , fieldOf]) => (
        <div key={name}>{fieldOf({ label: name, hint: HINT, error: ERROR })}</div>
      ))}
      <ChoiceGroup
        name="answer"
        legend="Question"
        hint={HINT}
        error={ERROR}
        choices={[{ value: 'oui', label: 'Oui' }]}
      />
    </main>
  );

  it.each(['light', 'dark'])('has no violation that axe reports in the %s colour scheme', async (scheme) => {
    root.lang = 'fr';
    root.style.colorScheme = scheme;
    const { container } = await render(all);
    const { violations, passes } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
  });

  it('has a target at least 44 px high', async () => {
    const { container } = await render(all);
    for (const element of container.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const target = element.closest('.choice') ?? element;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, bottom, width, height } = target.getBoundingClientRect();
      expect(height, element.outerHTML).toBeGreaterThanOrEqual(44);
      for (const y of [top + 1, bottom - 1]) {
        const hit = document.elementFromPoint(left + width / 2, y);
        expect(hit === element || (hit as HTMLLabelElement | null)?.control === element, element.outerHTML).toBe(true);
      }
    }
  });
});
