import { beforeEach, describe, expect, it } from 'vitest';
import './live.css';
import type { ProofOutcome } from '../form/send-proof.ts';
import { LIVE_COPY } from './copy.ts';
import { openJoinForm } from './join-form.ts';
import { refuseOption } from './refuse-option.ts';

const PAGE = `
  <div data-join-form>
    <fieldset><div class="choice"><input type="checkbox" id="rules" /></div></fieldset>
    <p class="entry-ticket">Ton numéro</p>
    <div class="island"><div data-proof-island>
      <form><input type="text" /><button type="button">Envoyer</button><p class="form-status">Raison</p></form>
      <div class="contest-toasts" tabindex="-1">Message</div>
    </div></div>
    <p class="otherwise">Autrement</p>
  </div>
  <p data-join-closed tabindex="-1" hidden></p>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const isShown = (selector: string) => find(selector).getClientRects().length > 0;
const button = () => find('form button');
const sentence = () => find('[data-join-closed]');

/** Returns a submission and the function that ends it. */
function submission() {
  const { promise, resolve } = Promise.withResolvers<ProofOutcome>();
  return { promise, end: resolve };
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('the form of a live contest', () => {
  it('hides its fields at closing, keeps ticket and messages, and focuses the sentence about closing', () => {
    const { showPhase } = openJoinForm(document);
    showPhase('open');
    expect(isShown('[data-join-closed]')).toBe(false);
    find('form input').focus();
    showPhase('closed');
    for (const gone of ['fieldset', 'form input', 'form button', '.otherwise']) expect(isShown(gone), gone).toBe(false);
    for (const kept of ['.entry-ticket', '.form-status', '.contest-toasts']) expect(isShown(kept), kept).toBe(true);
    expect(sentence().textContent).toBe(LIVE_COPY.closedNews);
    expect(document.activeElement).toBe(sentence());
  });

  it('leaves the focus on an element that stays visible at closing', () => {
    const { showPhase } = openJoinForm(document);
    find('.contest-toasts').focus();
    showPhase('closed');
    expect(document.activeElement).toBe(find('.contest-toasts'));
    showPhase('before');
    expect(sentence().textContent).toBe(LIVE_COPY.notOpen);
  });

  it.each<ProofOutcome>([{ kind: 'sent' }, { kind: 'not-entered', message: 'Closes.' }])(
    'closes only after a running submission has ended: %j',
    async (outcome) => {
      const { showPhase, follow } = openJoinForm(document);
      const { promise, end } = submission();
      button().focus();
      follow(promise);
      showPhase('closed');
      expect(isShown('form button')).toBe(true);
      expect(document.activeElement).toBe(button());
      end(outcome);
      await expect.poll(() => isShown('form button')).toBe(false);
      expect(isShown('[data-join-closed]')).toBe(true);
      expect(document.activeElement).toBe(sentence());
    },
  );

  it('stays open after closing for an entrant whose proof has not arrived', async () => {
    const { showPhase, follow, expectProof } = openJoinForm(document);
    const first = submission();
    follow(first.promise);
    expectProof();
    showPhase('closed');
    first.end({ kind: 'failed', status: 0 });
    await first.promise;
    expect(isShown('form button')).toBe(true);
    const second = submission();
    follow(second.promise);
    second.end({ kind: 'sent' });
    await expect.poll(() => isShown('form button')).toBe(false);
  });
});

describe('refuseOption', () => {
  it('focuses the field and shows the last message there, until the answer is changed', () => {
    const field = find('#rules') as HTMLInputElement;
    refuseOption(field, 'Coche.');
    refuseOption(field, 'Coche cette case.');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Coche cette case.');
    expect(document.querySelectorAll('.field-error')).toHaveLength(1);
    field.click();
    expect(document.querySelectorAll('.field-error, [aria-invalid], [aria-describedby]')).toHaveLength(0);
  });
});
