import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $followedChange, forgetChange } from '../editor/publication/visible-changes.ts';
import { violationsInBothSchemes } from '../both-schemes.support.ts';
import { renderScreen } from '../services.support.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { apply, paste, servicesWithTitles, states } from './titles-dialog.support.ts';
import { TitlesDialog } from './TitlesDialog.tsx';

const LINES = ['Avant → Après', 'Jamais → Toujours', 'Deux fois → Une fois', 'Ni chaud ni froid'].join('\n');

let services: ReturnType<typeof servicesWithTitles>;
const onClose = vi.fn();
const open = () => renderScreen(<TitlesDialog onClose={onClose} />, services);

beforeEach(() => {
  onClose.mockReset();
  services = servicesWithTitles();
});

it('focuses the dialog when its only row is removed', async () => {
  await renderScreen(
    <>
      <ScreenTitle text="Les articles" />
      <TitlesDialog onClose={onClose} />
    </>,
    services,
  );
  await paste('Avant → Après');
  await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});

it('shows the effect of each pasted line, applies valid lines, and keeps the others for correction', async () => {
  services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: ['Jamais'], publicationId: null });
  await open();
  await paste(LINES);
  await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
  await expect.element(page.getByText(/titre va changer/)).toBeVisible();
  await expect.element(page.getByLabelText('Colle ici une ligne par article')).toHaveValue('Ni chaud ni froid');
  await expect.element(page.getByText(/Cette ligne n’a pas la forme/)).toBeVisible();
  expect(await violationsInBothSchemes(document.querySelector('dialog'))).toEqual([]);
  await apply().click();
  await expect
    .poll(() => services.toasts.warn.mock.calls[0]?.[0])
    .toMatchObject({ text: '1 article n’a pas été trouvé', advice: 'Jamais' });
  await expect.poll(states).toEqual(['not-found', 'ambiguous']);
  await expect.element(page.getByLabelText('Colle ici une ligne par article')).toHaveValue('Ni chaud ni froid');
  expect(onClose).not.toHaveBeenCalled();
  services.renameArticles.mockClear();
  await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await expect.poll(states).toEqual(['ambiguous']);
  await expect.element(page.getByRole('button', { name: 'Retirer la ligne 1' })).toHaveFocus();
  await apply().click({ force: true });
  expect(services.renameArticles, 'with nothing to change').not.toHaveBeenCalled();
});

it('shows the state of a row while its titles are typed, and closes without a question when it is empty', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await open();
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await expect.poll(states).toEqual(['incomplete']);
  await page.getByLabelText('Ancien titre, ligne 1').fill('Avant');
  await expect.poll(states).toEqual(['empty']);
  await page.getByLabelText('Nouveau titre, ligne 1').fill('Avant');
  await expect.poll(states).toEqual(['unchanged']);
  await page.getByLabelText('Nouveau titre, ligne 1').fill('Après');
  await expect.poll(states).toEqual(['found']);
  await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await expect.poll(states).toEqual([]);
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('renames articles by their exact titles, reports how many titles have changed, and closes', async () => {
  services.renameArticles.mockResolvedValueOnce({ updatedCount: 1, notFoundTitles: [], publicationId: null });
  services.renameArticles.mockResolvedValueOnce({ updatedCount: 1, notFoundTitles: [], publicationId: 'q' });
  forgetChange();
  await open();
  await paste('avant → Après');
  await expect.poll(states).toEqual(['found']);
  await apply().click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(services.renameArticles.mock.calls).toEqual([[[{ oldTitle: 'Avant', newTitle: 'Après' }]]]);
  expect(services.toasts.tell.mock.calls).toEqual([['1 titre d’article a été mis à jour']]);
  expect($followedChange.get(), 'change of an article that visitors do not see').toBeNull();
  await paste('Avant → Après');
  await expect.poll(states).toEqual(['found']);
  await apply().click();
  await expect.poll(() => $followedChange.get()).toMatchObject({ change: 'rename', publicationId: 'q' });
});

it('reports that the search for titles failed, and repeats it on « Réessayer »', async () => {
  services.articlesByTitles.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await paste('Avant → Après');
  await expect.element(page.getByText(/La base de données ne répond pas/)).toBeVisible();
  services.articlesByTitles.mockResolvedValue([{ wanted: 'Avant', id: '1', title: 'Avant' }]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(states).toEqual(['found']);
});

it('hides the suggested titles on a first Escape, and closes on a second Escape', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true);
  services.findArticles.mockResolvedValue([
    { id: '1', title: 'Avant', contentType: 'blog', slug: 'avant', status: 'published' },
  ]);
  await open();
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await page.getByLabelText('Ancien titre, ligne 1').fill('Ava');
  await expect.element(page.getByRole('option', { name: 'Avant' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: 'Avant' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});
