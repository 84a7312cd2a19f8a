import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CONTACT_METHODS, type GuestApplication, TOPICS } from '../../../core/podcast/guest-application.ts';
import type { Stored } from '../../../gateway/browser/podcast.ts';
import { clickAtOnce, fillAtOnce } from '../../../presentation/forms/answer-at-once.support.ts';
import { FORM_COPY } from '../../../presentation/forms/copy.ts';
import { nextTask } from '../../../presentation/forms/next-task.support.ts';
import { CONTACT_LABELS, FORM, OUTCOMES, PROBLEMS, TOPIC_LABELS } from './copy.ts';
import { GuestForm } from './GuestForm.tsx';

const apply = vi.fn<(application: GuestApplication) => Promise<Stored>>();
const onSent = vi.fn();

const name = page.getByLabelText(FORM.name.label);
const age = page.getByLabelText(FORM.age.label);
const contactValue = page.getByLabelText(FORM.contactValue.label);
const whatsapp = page.getByLabelText(CONTACT_LABELS.whatsapp);
const ghosting = page.getByLabelText(TOPIC_LABELS.ghosting);
const consent = page.getByLabelText(FORM.anonymConsent.label);
const intimateConsent = page.getByLabelText(FORM.intimateConsent.label);
const button = page.getByRole('button');
const textOf = (selector: string) => document.querySelector(selector)?.textContent;

function answer(): void {
  fillAtOnce(name, 'Sami');
  fillAtOnce(age, '34');
  clickAtOnce(whatsapp);
  fillAtOnce(contactValue, '06 00 00 00 00');
  clickAtOnce(ghosting);
  clickAtOnce(consent);
  clickAtOnce(intimateConsent);
}

/** Advances the form's timers, then lets React render. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await nextTask();
}

/** Sends the form and waits until it has finished: its late message would appear in the next test. */
async function sendToTheEnd(): Promise<void> {
  vi.useFakeTimers();
  clickAtOnce(button);
  await pass(1500);
  expect(apply).toHaveBeenCalledTimes(1);
}

beforeEach(async () => {
  apply.mockReset().mockResolvedValue({ kind: 'stored' });
  onSent.mockReset();
  await render(<GuestForm endpoint="/ailleurs" apply={apply} onSent={onSent} />);
});

afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('.toasts > *').forEach((toast) => toast.remove());
});

describe('the form of a guest', () => {
  it('offers five ways to be reached and fourteen topics', () => {
    const choices = (field: string) =>
      page
        .getByRole('checkbox')
        .elements()
        .filter((box) => (box as HTMLInputElement).name === field);
    expect(choices('contact_choice').map((box) => (box as HTMLInputElement).value)).toEqual([...CONTACT_METHODS]);
    expect(choices('topics').map((box) => (box as HTMLInputElement).value)).toEqual([...TOPICS]);
    expect(CONTACT_METHODS).toHaveLength(5);
    expect(TOPICS).toHaveLength(14);
    expect(new Set(Object.values(TOPIC_LABELS)).size).toBe(14);
  });

  it('reports one problem at a time, in order, at its field and in the status, and focuses the field', async () => {
    const steps = [
      { message: PROBLEMS.consent, control: consent, correct: () => clickAtOnce(consent) },
      { message: PROBLEMS.topics, control: ghosting, correct: () => clickAtOnce(ghosting) },
      {
        message: PROBLEMS.contactChoice,
        control: page.getByLabelText(CONTACT_LABELS.instagram),
        correct: () => clickAtOnce(whatsapp),
      },
      { message: PROBLEMS.contactValue, control: contactValue, correct: () => fillAtOnce(contactValue, '@sami') },
      { message: PROBLEMS.intimateConsent, control: intimateConsent, correct: () => clickAtOnce(intimateConsent) },
      { message: PROBLEMS.name, control: name, correct: () => fillAtOnce(name, 'Sami') },
      { message: PROBLEMS.age, control: age, correct: () => fillAtOnce(age, '17') },
      { message: PROBLEMS.minor, control: age, correct: () => fillAtOnce(age, '18') },
    ];
    for (const { message, control, correct } of steps) {
      clickAtOnce(button);
      await expect.element(control).toHaveFocus();
      await expect.poll(() => textOf('.field-error')).toBe(message);
      await expect.poll(() => textOf('.form-status')).toBe(message);
      expect(document.querySelectorAll('.field-error')).toHaveLength(1);
      await expect.element(control).toBeInvalid();
      correct();
      await expect.poll(() => textOf('.form-status')).not.toBe(message);
    }
    expect(apply).not.toHaveBeenCalled();
    await sendToTheEnd();
  });
});

describe('sending the form of a guest', () => {
  it('takes at least 1.5 s, then shows success for 3 s', async () => {
    answer();
    vi.useFakeTimers();
    clickAtOnce(button);
    await pass(0);
    expect(button.element().textContent).toBe('Envoi en cours…');
    expect(button.element().ariaDisabled).toBe('true');
    expect(apply.mock.calls).toEqual([
      [
        {
          name: 'Sami',
          age: 34,
          contactChoice: ['whatsapp'],
          contactValue: '06 00 00 00 00',
          topics: ['ghosting'],
          anonymConsent: true,
          intimateConsent: true,
        },
      ],
    ]);
    await pass(1499);
    expect(button.element().textContent).toBe('Envoi en cours…');
    expect(onSent).not.toHaveBeenCalled();
    await pass(1);
    expect(button.element().textContent).toBe('Candidature envoyée\u202f!');
    expect(button.element().ariaDisabled).toBe('true');
    expect(textOf('.toasts strong')).toBe(OUTCOMES.toast);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect((name.element() as HTMLInputElement).value).toBe('');
    expect(document.querySelectorAll(':checked')).toHaveLength(0);
    // A second press meanwhile does nothing, and does not leave the page.
    clickAtOnce(button);
    await pass(2999);
    expect(button.element().textContent).toBe('Candidature envoyée\u202f!');
    await pass(1);
    expect(button.element().textContent).toBe(FORM.submit);
    expect(button.element().ariaDisabled).toBeNull();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('waits for an answer that takes 60 s', async () => {
    const { promise, resolve } = Promise.withResolvers<Stored>();
    apply.mockReturnValueOnce(promise);
    answer();
    vi.useFakeTimers();
    clickAtOnce(button);
    await pass(60_000);
    expect(button.element().textContent).toBe('Envoi en cours…');
    resolve({ kind: 'stored' });
    await pass(0);
    expect(button.element().textContent).toBe(FORM.sent);
  });

  it.each<[Stored, string]>([
    [{ kind: 'failed' }, FORM_COPY.failed],
    [{ kind: 'refused', reason: 'rate limit' }, OUTCOMES.rateLimit],
    [{ kind: 'refused', reason: 'invalid' }, OUTCOMES.invalid],
  ])('shows the reason, keeps the answers and can be repeated after %j', async (stored, message) => {
    apply.mockResolvedValueOnce(stored);
    answer();
    vi.useFakeTimers();
    clickAtOnce(button);
    await pass(1500);
    expect(textOf('.form-status')).toBe(message);
    expect((contactValue.element() as HTMLInputElement).value).toBe('06 00 00 00 00');
    expect(document.querySelectorAll(':checked')).toHaveLength(4);
    expect(onSent).not.toHaveBeenCalled();
    expect(textOf('.toasts')).toBe('');
    clickAtOnce(button);
    await pass(1500);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('stops when the trap field is filled in, and succeeds at the next attempt', async () => {
    answer();
    const trap = document.querySelector('input[name=leave_empty]') as HTMLInputElement;
    trap.value = 'https://exemple.fr';
    await button.click();
    await expect.poll(() => textOf('.form-status')).toBe(FORM_COPY.trapped);
    expect(apply).not.toHaveBeenCalled();
    await sendToTheEnd();
  });
});
