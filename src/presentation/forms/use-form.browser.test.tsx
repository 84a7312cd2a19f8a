import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FORM_COPY } from './copy.ts';
import type { SubmitOutcome } from './form-state.ts';
import {
  ANSWERS,
  send,
  name,
  address,
  saturday,
  slow,
  about,
  adult,
  photo,
  button,
  status,
  Application,
  answer,
  answerByHand,
} from './application-form.support.tsx';

/** Expects the form to hold all answers unchanged. */
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

it('an invalid form is not sent, shows and counts its errors, and focuses its first invalid field', async () => {
  await render(<Application />);
  await address.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveFocus();
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

  await name.fill('Léa');
  await expect.element(name).toBeValid();
  await expect.element(name).not.toHaveAccessibleDescription();
  await expect.element(status).toHaveTextContent('5 réponses sont à corriger.');
  await about.fill('');
  await saturday.click();
  await slow.click();
  await adult.click();
  await expect.element(status).toHaveTextContent('Une réponse est à corriger.');
  await address.fill('lea@exemple.fr');
  await expect.poll(() => status.element().textContent).toBe('');
});

describe('a submission', () => {
  it('sends the answers as the schema parses them, and confirms their arrival', async () => {
    await render(<Application />);
    await answerByHand();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });

  it('is sent once despite further clicks and Enter, and is announced while it lasts', async () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
    send.mockReturnValueOnce(promise);
    await render(<Application />);
    answer();
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

  it('shows the reason, keeps the answers and can be sent again when it is refused or fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(<Application />);
    answer();
    send.mockResolvedValueOnce({
      kind: 'refused',
      message: 'On te connaît déjà.',
      fields: { email: 'Cette adresse a déjà servi.', days: 'Complet.' },
    });
    await button.click();
    await expect.element(status).toHaveTextContent('On te connaît déjà.');
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveAccessibleDescription('Cette adresse a déjà servi.');
    await expectAnswersKept();
    for (const [outcome, message] of [
      [() => Promise.resolve({ kind: 'failed' }), FORM_COPY.failed],
      [() => Promise.resolve({ kind: 'failed', message: 'Le serveur dort.' }), 'Le serveur dort.'],
      [() => Promise.reject(new TypeError('Failed to fetch')), FORM_COPY.failed],
      [
        () => {
          throw new Error('bug');
        },
        FORM_COPY.failed,
      ],
    ] as [() => Promise<SubmitOutcome>, string][]) {
      send.mockImplementationOnce(outcome);
      await button.click();
      // `toHaveTextContent` would replace no-break spaces in the page's text, but not in the expected one.
      await expect.poll(() => status.element().textContent).toBe(message);
      await expectAnswersKept();
      await button.click();
      await expect.element(status).toHaveTextContent('Bien reçu.');
      await expect.element(address).toBeValid();
    }
    log.mockRestore();
  });
});

it('a refusal shown at its field is announced too, but not shown a second time', async () => {
  await render(<Application />);
  answer();
  const message = 'Cette adresse a déjà servi.';
  send.mockResolvedValueOnce({ kind: 'refused', message, fields: { email: message } });
  await button.click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(message);
  await expect.element(status).toHaveTextContent(message);
  await expect.element(status).toHaveClass('field-spoken');
  await button.click();
  await expect.element(status).toHaveTextContent('Bien reçu.');
  await expect.element(status).not.toHaveClass('field-spoken');
});

describe('a form that was sent', () => {
  it('can be emptied while its confirmation stays, and begun again without the confirmation', async () => {
    await render(<Application />);
    answer();
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
    answer();
    await button.click();
    await expect.poll(() => send.mock.calls.length).toBe(2);
    expect(send.mock.calls[1]).toEqual([ANSWERS]);
  });
});

describe('a form that is rendered into its page', () => {
  let container: HTMLElement;
  let root: Root | undefined;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    root?.unmount();
    container.remove();
  });

  it('keeps and sends answers typed before its script loaded', async () => {
    container.innerHTML = renderToString(<Application />);
    answer();
    flushSync(() => {
      root = hydrateRoot(container, <Application />);
    });
    await expectAnswersKept();
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });
});
