import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubscriptionOutcome } from '../../../gateway/browser/newsletter.ts';
import { FORM_COPY } from '../../../presentation/forms/copy.ts';
import { nextTask } from '../../../presentation/forms/next-task.support.ts';
import { NEWSLETTER_FORM } from './copy.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const subscribe = vi.fn<(email: string) => Promise<SubscriptionOutcome>>();
const onSent = vi.fn();
const email = page.getByLabelText(NEWSLETTER_FORM.email);
const button = page.getByRole('button');
const press = () => (button.element() as HTMLButtonElement).click();
const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** Advances the form's timers, then lets React render. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await nextTask();
}

beforeEach(async () => {
  subscribe.mockReset().mockResolvedValue({ kind: 'stored', needsConfirmation: false });
  onSent.mockReset();
  await render(<NewsletterForm endpoint="/ailleurs" subscribe={subscribe} onSent={onSent} />);
});

afterEach(() => {
  vi.useRealTimers();
  document.querySelectorAll('.toasts > *').forEach((toast) => toast.remove());
});

describe('an address in the newsletter form', () => {
  it('is not sent, and shows no error, when it is empty', async () => {
    await button.click();
    await email.fill('   ');
    await button.click();
    expect(subscribe).not.toHaveBeenCalled();
    expect(textOf('.form-status')).toBe('');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
  });

  it('is reported at its field and in the status when malformed, until it is corrected', async () => {
    await email.fill('lea@');
    await button.click();
    await expect.element(email).toHaveFocus();
    await expect.poll(() => textOf('.field-error')).toBe(NEWSLETTER_FORM.malformed);
    await expect.poll(() => textOf('.form-status')).toBe(NEWSLETTER_FORM.malformed);
    expect(subscribe).not.toHaveBeenCalled();
    await email.fill('lea@exemple.fr');
    await expect.poll(() => textOf('.field-error')).toBeUndefined();
    await expect.poll(() => textOf('.form-status')).toBe('');
  });
});

it.each([
  ['lea@münchen.de', 'lea@xn--mnchen-3ya.de'],
  ["jean.o'connor@a--b.fr", "jean.o'connor@a--b.fr"],
])('the newsletter form sends %j in the form in which it is stored', async (typed, kept) => {
  await email.fill(typed);
  vi.useFakeTimers();
  press();
  // Waits until the form has finished: its late message would appear in the next test.
  await pass(1000);
  expect(subscribe.mock.calls).toEqual([[kept]]);
});

describe('sending the newsletter form', () => {
  it.each([
    [false, NEWSLETTER_FORM.subscribed],
    [true, NEWSLETTER_FORM.needsConfirmation],
  ])(
    'takes at least 1 s, shows thanks and empties the field (to be confirmed: %s)',
    async (needsConfirmation, message) => {
      subscribe.mockResolvedValue({ kind: 'stored', needsConfirmation });
      await email.fill('lea@exemple.fr');
      vi.useFakeTimers();
      press();
      press();
      await pass(999);
      expect(button.element().textContent).toBe('…');
      expect((email.element() as HTMLInputElement).readOnly).toBe(true);
      expect(button.element().ariaDisabled).toBe('true');
      expect(onSent).not.toHaveBeenCalled();
      await pass(1);
      expect(subscribe.mock.calls).toEqual([['lea@exemple.fr']]);
      expect(textOf('.toasts strong')).toBe(message);
      expect(button.element().textContent).toBe(NEWSLETTER_FORM.submit);
      expect((email.element() as HTMLInputElement).value).toBe('');
      expect((email.element() as HTMLInputElement).readOnly).toBe(false);
      expect(onSent).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[SubscriptionOutcome, string]>([
    [{ kind: 'failed' }, FORM_COPY.failed],
    [{ kind: 'refused', reason: 'rate limit' }, NEWSLETTER_FORM.rateLimit],
    [{ kind: 'refused', reason: 'invalid' }, NEWSLETTER_FORM.invalid],
  ])('shows the reason, keeps the address and can be repeated after %j', async (subscription, message) => {
    subscribe.mockResolvedValueOnce(subscription);
    await email.fill('lea@exemple.fr');
    vi.useFakeTimers();
    press();
    await pass(1000);
    expect(textOf('.form-status')).toBe(message);
    expect((email.element() as HTMLInputElement).value).toBe('lea@exemple.fr');
    expect(onSent).not.toHaveBeenCalled();
    press();
    await pass(1000);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('stops when the trap field is filled in', async () => {
    await email.fill('lea@exemple.fr');
    (document.querySelector('input[name=leave_empty]') as HTMLInputElement).value = 'x';
    await button.click();
    await expect.poll(() => textOf('.form-status')).toBe(FORM_COPY.trapped);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
