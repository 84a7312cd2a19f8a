import { describe, expect, it } from 'vitest';
import { newDraft, openEditor } from '../../support/editor-page.ts';
import { conflictDialog, twoWriters } from '../../support/two-writers.ts';

const writers = twoWriters();

describe('two people in one article', () => {
  it('each see the other, and since when', async () => {
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

  it('end by choosing of each paragraph', async () => {
    const page = await writers.conflict();
    await conflictDialog(page).getByRole('button', { name: 'Choisir paragraphe par paragraphe' }).click();
    const choice = conflictDialog(page).getByRole('group', { name: 'Que garder' });
    await choice
      .filter({ has: page.getByRole('radio', { name: 'Les deux' }) })
      .getByLabel('Les deux')
      .check();
    await conflictDialog(page).getByRole('button', { name: 'Garder ce mélange' }).click();
    await conflictDialog(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await writers.stored())?.content).toContain('Dit la seconde.');
    expect((await writers.stored())?.content).toContain('Dit la première.');
  });
});
