import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LargeDialog } from '../editor/comparison/LargeDialog.tsx';
import { Dialog } from './Dialog.tsx';

it.each([
  ['small', Dialog],
  ['large', LargeDialog],
])('a %s dialog stays open while its parent renders it, however often Escape is pressed', async (_size, Size) => {
  const onClose = vi.fn();
  await render(
    <Size title="Un titre" close="Fermer" onClose={onClose}>
      <p>Un texte</p>
    </Size>,
  );
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose).toHaveBeenCalledTimes(times);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  }
});

it('a dialog does not close when a file picker inside it is cancelled', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog title="Un titre" onClose={onClose}>
      <input type="file" aria-label="Un fichier" />
    </Dialog>,
  );
  page
    .getByLabelText('Un fichier')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
