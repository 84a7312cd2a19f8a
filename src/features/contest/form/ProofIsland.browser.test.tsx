import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answersToCorrect, FORM_COPY } from '../../../presentation/forms/copy.ts';
import { MAIL_MISSING, mailFailureReason } from '../../../presentation/mail/copy.ts';
import { MISSING, MISSING_FIELDS, NOT_COMPRESSED, PROOF_COPY, REFUSED, TOAST, TOO_QUICK } from './copy.ts';
import { ProofIsland, type SendAnswers } from './ProofIsland.tsx';
import type { ProofOutcome } from './send-proof.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PROOF = new File([JPEG], 'preuve.jpg', { type: 'image/jpeg' });

const name = page.getByRole('textbox', { name: PROOF_COPY.name });
const address = page.getByRole('textbox', { name: PROOF_COPY.email });
const file = page.getByLabelText(PROOF_COPY.proof, { exact: true });
const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => form().querySelector('[type=submit]') as HTMLButtonElement;
const statusText = () => form().querySelector('.form-status')?.textContent;
const toasts = () => Array.from(document.querySelectorAll('.contest-toast p'), ({ textContent }) => textContent);

const send = vi.fn<SendAnswers>();

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

async function fillIn(): Promise<void> {
  await name.fill(' Hugo ');
  await address.fill('hugo@exemple.fr');
  await userEvent.upload(file, PROOF);
}

describe('the proof form', () => {
  it('sends the answers, shows thanks, empties its fields, and keeps the focus on its button', async () => {
    await render(<ProofIsland isAvailable send={send} />);
    await fillIn();
    button().click();
    await expect.poll(toasts).toEqual([TOAST.sent]);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { name: 'Hugo', email: 'hugo@exemple.fr', proof: expect.any(File) },
      '',
    );
    await expect.element(name).toHaveValue('');
    expect((file.element() as HTMLInputElement).files).toHaveLength(0);
    expect(document.activeElement).toBe(button());
    await page.getByRole('button', { name: PROOF_COPY.close }).click();
    expect(toasts()).toEqual([]);
    expect(document.activeElement?.className).toBe('contest-toasts');
  });

  it('shows the message of a demonstration after sending in a demonstration', async () => {
    await render(<ProofIsland isAvailable isDemonstration send={send} />);
    await fillIn();
    button().click();
    await expect.poll(toasts).toEqual([TOAST.demonstration]);
  });

  it('is read-only while it is sent, and leaves the focus where the visitor has moved it', async () => {
    const { promise, resolve } = Promise.withResolvers<ProofOutcome>();
    send.mockReturnValueOnce(promise);
    await render(
      <>
        <ProofIsland isAvailable send={send} />
        <a href="#suite">La suite</a>
      </>,
    );
    await fillIn();
    button().click();
    await expect.element(name).toHaveAttribute('readonly');
    await expect.element(address).toHaveAttribute('readonly');
    const click = new MouseEvent('click', { cancelable: true, bubbles: true });
    file.element().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await page.getByRole('link').click();
    resolve({ kind: 'sent' });
    await expect.poll(toasts).toEqual([TOAST.sent]);
    await expect.element(name).toHaveValue('');
    await expect.element(name).not.toHaveAttribute('readonly');
    await expect.element(page.getByRole('link')).toHaveFocus();
  });

  it('explains each failure, keeps the answers, and can be sent again', async () => {
    await render(<ProofIsland isAvailable send={send} />);
    await fillIn();
    const trap = form().querySelector<HTMLInputElement>('[name=leave_empty]') as HTMLInputElement;
    trap.value = 'https://exemple.fr';
    for (const [outcome, words] of [
      [{ kind: 'trapped' }, FORM_COPY.trapped],
      [{ kind: 'too-quick' }, TOO_QUICK],
      [{ kind: 'to-correct' }, answersToCorrect(1)],
    ] as [ProofOutcome, string][]) {
      send.mockResolvedValueOnce(outcome);
      button().click();
      await expect.poll(statusText).toBe(words);
      expect(toasts(), 'no toast of an error').toEqual([]);
    }
    // The trap field was emptied after the first attempt.
    expect(send.mock.calls.map(([, caught]) => caught)).toEqual(['https://exemple.fr', '', '']);
    for (const [outcome, reason] of [
      [{ kind: 'failed', status: 429 }, mailFailureReason(429)],
      [{ kind: 'not-compressed' }, NOT_COMPRESSED],
    ] as [ProofOutcome, string][]) {
      send.mockResolvedValueOnce(outcome);
      button().click();
      await expect.poll(statusText).toBe(reason);
      expect(new Set(toasts())).toEqual(new Set([TOAST.failed]));
      await expect.element(name).toHaveValue(' Hugo ');
      expect((file.element() as HTMLInputElement).files?.[0]?.name).toBe('preuve.jpg');
    }
    send.mockResolvedValueOnce({ kind: 'refused', verdict: 'too-large-compressed' });
    button().click();
    await expect.poll(() => document.querySelector('.field-error')?.textContent).toBe(REFUSED['too-large-compressed']);
    await expect.element(file).toHaveFocus();
    button().click();
    await expect.poll(toasts).toContain(TOAST.sent);
  });

  it('asks for every missing answer, and refuses an incomplete email address', async () => {
    await render(<ProofIsland isAvailable send={send} />);
    button().click();
    await expect.poll(statusText).toBe(MISSING_FIELDS);
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(MISSING.name);
    await expect.element(address).toHaveAccessibleDescription(MISSING.email);
    await fillIn();
    await address.fill('hugo@');
    button().click();
    await expect.poll(statusText).toBe('Une réponse est à corriger.');
    expect(send).not.toHaveBeenCalled();
  });

  it('says that nothing can be sent, and shows no button, when mail is not available', async () => {
    await render(<ProofIsland isAvailable={false} />);
    await expect.element(page.getByText(MAIL_MISSING)).toBeVisible();
    expect(button()).toBeNull();
  });

  it('keeps text typed before hydration, and disables its button until then', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ProofIsland isAvailable />);
    expect(button().disabled).toBe(true);
    await fillIn();
    const root = flushSync(() => hydrateRoot(container, <ProofIsland isAvailable send={send} />));
    await expect.poll(() => button().disabled).toBe(false);
    button().click();
    await expect.poll(() => send.mock.calls.length).toBe(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Hugo', email: 'hugo@exemple.fr' });
    root.unmount();
    container.remove();
  });
});
