import { expect, it } from 'vitest';
import { button, newDraft, openEditor, textField, titleField, typeAtEnd } from '../../support/editor-page.ts';
import { conflictDialog, twoWriters } from '../../support/two-writers.ts';

const writers = twoWriters();

it('two members in one article each see that the other writes there, and since when', async () => {
  const { id } = await newDraft(writers.site.operator, writers.title);
  await writers.visits[0].context.clock.install();
  const first = await openEditor(writers.visits[0], `/admin/editor/${id}?type=blog`);
  const other = await openEditor(writers.visits[1], `/admin/editor/${id}?type=blog`);
  await other.getByText(/^duo@exemple\.fr écrit aussi ici depuis \d+\sh\s\d\d$/).waitFor();
  await first.clock.fastForward(20_000);
  await first.getByText(/^duelle@exemple\.fr écrit aussi ici depuis \d+\sh\s\d\d$/).waitFor();
  await other.getByRole('link', { name: 'Retour aux articles' }).click();
  await expect
    .poll(async () => {
      await first.clock.fastForward(20_000);
      return first.getByText(/écrit aussi ici/).count();
    })
    .toBe(0);
});

it('two tabs of one member do not conflict: the text is handed over to the tab that writes', async () => {
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
