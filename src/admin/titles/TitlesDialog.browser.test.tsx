import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $followedChange, forgetChange } from '../editor/publication/visible-changes.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';

const LINES = ['Avant → Après', 'Jamais → Toujours', 'Deux fois → Une fois', 'Ni chaud ni froid'].join('\n');
const KNOWN = ['Avant', 'Deux fois', 'Deux fois'];

let services: ReturnType<typeof fakeServices>;
const onClose = vi.fn();
const open = () => renderScreen(<TitlesDialog onClose={onClose} />, services);
const states = () => [...document.querySelectorAll('[data-state]')].map((cell) => cell.getAttribute('data-state'));
const apply = () => page.getByRole('button', { name: 'Appliquer' });

async function paste(lines: string): Promise<void> {
  await page.getByLabelText('Colle ici une ligne par article').fill(lines);
  await page.getByRole('button', { name: 'Ajouter au tableau' }).click();
}

beforeEach(() => {
  onClose.mockReset();
  services = fakeServices();
  services.articlesByTitles.mockImplementation(async (titles) =>
    KNOWN.filter((title) => titles.includes(title)).map((title, index) => ({ id: String(index), title })),
  );
});

it('shows what pasted lines will do, and keeps those that it cannot read', async () => {
  await open();
  await paste(LINES);
  await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
  await expect.element(page.getByText(/titre va changer/)).toBeVisible();
  await expect.element(page.getByLabelText('Colle ici une ligne par article')).toHaveValue('Ni chaud ni froid');
  await expect.element(page.getByText(/Cette ligne n’a pas la forme/)).toBeVisible();
});

it('is corrected in its rows, or filled in there', async () => {
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
});

describe('applied', () => {
  it('says how many titles have changed, and closes', async () => {
    services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: [], publicationId: 'q' });
    await open();
    await paste('Avant → Après');
    await expect.poll(states).toEqual(['found']);
    await apply().click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(services.renameArticles.mock.calls).toEqual([[[{ oldTitle: 'Avant', newTitle: 'Après' }]]]);
    expect(services.toasts.tell.mock.calls).toEqual([['1 titres d’articles ont été mis à jour']]);
    expect($followedChange.get()).toMatchObject({ change: 'rename', publicationId: 'q' });
  });

  it('where visitors see nothing of it is no publication to follow', async () => {
    forgetChange();
    services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: [], publicationId: null });
    await open();
    await paste('Avant → Après');
    await expect.poll(states).toEqual(['found']);
    await apply().click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect($followedChange.get()).toBeNull();
  });

  it('says how many were not found, and leaves those to correct', async () => {
    services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: ['Jamais'], publicationId: null });
    await open();
    await paste(LINES);
    await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
    await apply().click();
    await expect
      .poll(() => services.toasts.warn.mock.calls[0]?.[0])
      .toMatchObject({
        text: '1 articles n’ont pas été trouvés',
        advice: 'Jamais',
      });
    await expect.poll(states).toEqual(['not-found']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('in vain says so, and keeps what was written', async () => {
    services.renameArticles.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    await paste('Avant → Après');
    await expect.poll(states).toEqual(['found']);
    await apply().click();
    await expect
      .poll(() => services.toasts.warn.mock.calls[0]?.[0].text)
      .toBe('Une erreur est survenue lors de la mise à jour des titres');
    expect(states()).toEqual(['found']);
  });

  it('with nothing to change does nothing', async () => {
    await open();
    await paste('Deux fois → Une fois');
    await expect.poll(states).toEqual(['ambiguous']);
    await apply().click({ force: true });
    expect(services.renameArticles).not.toHaveBeenCalled();
  });
});

it('says when the titles cannot be looked for, and tries again', async () => {
  services.articlesByTitles.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await paste('Avant → Après');
  await expect.element(page.getByText(/La base de données ne répond pas/)).toBeVisible();
  services.articlesByTitles.mockResolvedValue([{ id: '1', title: 'Avant' }]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(states).toEqual(['found']);
});

it.each(['light', 'dark'])('passes axe in the %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  await open();
  await paste(LINES);
  await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
  const { violations } = await axe.run('dialog');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  document.documentElement.style.colorScheme = '';
});
