import { expect, it } from 'vitest';
import { button } from '../../support/editor-page.ts';
import { conflictDialog, FIRST, twoWriters } from '../../support/two-writers.ts';

const writers = twoWriters();

it('the second of two writers who save an article sees both texts by paragraph, and can keep the second', async () => {
  const page = await writers.conflict();
  await conflictDialog(page)
    .getByText(new RegExp(`^${FIRST} a enregistré cet article .+, pendant que tu écrivais\\.`))
    .waitFor();
  const changes = conflictDialog(page).getByRole('list', { name: 'Différences' });
  await changes.locator('del').getByText('première').waitFor();
  await changes.locator('ins').getByText('seconde').waitFor();
  await changes.getByText('Une accroche').first().waitFor();
  expect((await writers.stored())?.content).not.toContain('seconde');
  await conflictDialog(page).getByRole('button', { name: 'Garder mon texte' }).click();
  await conflictDialog(page).waitFor({ state: 'detached' });
  await expect.poll(writers.stored).toMatchObject({
    content: '<p>Le début.</p>\n<p>La fin. Dit la seconde.</p>',
    description: 'Une accroche',
  });
  await expect.poll(() => button(page, 'Sauvegarder').isEnabled()).toBe(true);
});
