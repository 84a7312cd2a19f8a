import { describe, expect, it } from 'vitest';
import { button, newDraft, openEditor, textField, titleField, typeAtEnd } from '../../support/editor-page.ts';
import { conflictDialog, FIRST, twoWriters } from '../../support/two-writers.ts';

const writers = twoWriters();

describe('two people in one article', () => {
  it('see both texts by paragraph, once the second saves, and end by keeping one', async () => {
    const page = await writers.conflict();
    await conflictDialog(page)
      .getByText(new RegExp(`^${FIRST} a enregistré cet article .+, pendant que tu écrivais\\.`))
      .waitFor();
    await conflictDialog(page).getByText(`Le texte de ${FIRST}`).first().waitFor();
    const changes = conflictDialog(page).getByRole('list', { name: 'Différences' });
    await changes.locator('del').getByText('première').waitFor();
    await changes.locator('ins').getByText('seconde').waitFor();
    await changes.getByText('Une accroche').first().waitFor();
    await changes.getByText('Le début.').waitFor();
    expect((await writers.stored())?.content).not.toContain('seconde');

    // Put off, it waits in sight, and nothing is written before it ends.
    await button(page, 'Choisir plus tard').click();
    await typeAtEnd(page, ' Encore.');
    expect(await button(page, 'Sauvegarder').isDisabled()).toBe(true);
    expect(await button(page, 'Publier').isDisabled()).toBe(true);
    await button(page, 'Comparer les deux textes').first().click();
    await changes.locator('ins').getByText('Encore').waitFor();
    await conflictDialog(page).getByRole('button', { name: 'Garder mon texte' }).click();
    await conflictDialog(page).waitFor({ state: 'detached' });
    await expect.poll(writers.stored).toMatchObject({
      content: '<p>Le début.</p>\n<p>La fin. Dit la seconde. Encore.</p>',
      description: 'Une accroche',
    });
    await expect.poll(() => button(page, 'Sauvegarder').isEnabled()).toBe(true);
  });
});

it('two tabs of one person never conflict: one writes, the other follows', async () => {
  const { id } = await newDraft(writers.site.operator, writers.title);
  const address = `/admin/editor/${id}?type=blog`;
  const first = await openEditor(writers.visits[0], address);
  const other = await openEditor(writers.visits[0], address);
  await other.getByText('Cet article est ouvert dans un autre onglet. Continue là-bas, ou écris ici.').waitFor();
  await typeAtEnd(first, ' Du premier onglet.');
  await button(other, 'Écrire ici').click();
  await expect.poll(() => textField(other).innerText()).toBe('Déjà là. Du premier onglet.');
  await typeAtEnd(other, ' Du second.');
  await button(other, 'Sauvegarder').click();
  await expect
    .poll(async () => (await writers.stored())?.content)
    .toBe('<p>Déjà là. Du premier onglet. Du second.</p>');
  expect(await conflictDialog(other).count()).toBe(0);
  expect(await titleField(first).isDisabled()).toBe(true);
});
