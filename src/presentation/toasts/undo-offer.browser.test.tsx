import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastRegion } from './toast-region.ts';

// The previous test file may have left the pointer where the toast will appear.
beforeEach(async () => {
  await userEvent.unhover(document.body);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Offers an undo, and records its outcome. */
function offer(subject = 'Un article') {
  const outcome = vi.fn<(outcome: string) => void>();
  const said = { text: 'Supprimé', subject, undo: 'Annuler', undoKeys: 'Ctrl + Z' };
  void toastRegion()
    .offerUndo({ ...said, seconds: (count) => `${count} s` })
    .then(outcome);
  const toast = page.getByText(subject).element().closest('div');
  return { outcome, undo: toast?.querySelector('button') as HTMLButtonElement };
}

const pressUndoKeys = () => userEvent.keyboard('{Control>}z{/Control}');

describe('the offer to undo', () => {
  it('counts down 8 s, then disappears, and its keys have no effect any more', async () => {
    const { outcome, undo } = offer();
    expect(undo.textContent).toBe('Annuler8 s');
    await vi.advanceTimersByTimeAsync(7_700);
    expect(undo.textContent).toBe('Annuler1 s');
    expect(outcome).not.toHaveBeenCalled();
    // The time left is checked five times a second.
    await vi.advanceTimersByTimeAsync(500);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('expired');
    expect(undo.isConnected).toBe(false);
    await pressUndoKeys();
    expect(outcome).toHaveBeenCalledOnce();
  });

  it('pauses while the pointer is on it or it has the focus', async () => {
    const { outcome, undo } = offer();
    await userEvent.hover(undo);
    await vi.advanceTimersByTimeAsync(30_000);
    undo.focus();
    await userEvent.unhover(undo);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome).not.toHaveBeenCalled();
    undo.blur();
    await vi.advanceTimersByTimeAsync(8_400);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('is accepted with its button', async () => {
    const { outcome, undo } = offer();
    undo.click();
    await expect.poll(() => outcome.mock.calls).toEqual([['undone']]);
    expect(undo.isConnected).toBe(false);
  });

  it('is accepted with Ctrl + Z, the newest offer first', async () => {
    const [older, newer] = [offer('Le premier'), offer('Le second')];
    await pressUndoKeys();
    await expect.poll(() => newer.outcome.mock.calls).toEqual([['undone']]);
    expect(older.outcome).not.toHaveBeenCalled();
    await pressUndoKeys();
    await expect.poll(() => older.outcome.mock.calls).toEqual([['undone']]);
  });

  it('ignores Ctrl + Z in a text field', async () => {
    const { outcome } = offer();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await pressUndoKeys();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(outcome).not.toHaveBeenCalled();
  });
});
