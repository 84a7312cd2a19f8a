import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    KNOWN.flatMap((title, index) =>
      titles
        .filter((wanted) => wanted.toLowerCase() === title.toLowerCase())
        .map((wanted) => ({ wanted, id: String(index), title })),
    ),
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
    expect(services.toasts.tell.mock.calls).toEqual([['1 titre d’article a été mis à jour']]);
    expect($followedChange.get()).toMatchObject({ change: 'rename', publicationId: 'q' });
  });

  it('names the titles that articles have, not those that were typed', async () => {
    services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: [], publicationId: null });
    await open();
    await paste('avant → Après');
    await expect.poll(states).toEqual(['found']);
    await apply().click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(services.renameArticles.mock.calls).toEqual([[[{ oldTitle: 'Avant', newTitle: 'Après' }]]]);
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

  it('says how many were not found, and leaves what was not applied, with the lines that cannot be read', async () => {
    services.renameArticles.mockResolvedValue({ updatedCount: 1, notFoundTitles: ['Jamais'], publicationId: null });
    await open();
    await paste(LINES);
    await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
    await apply().click();
    await expect
      .poll(() => services.toasts.warn.mock.calls[0]?.[0])
      .toMatchObject({
        text: '1 article n’a pas été trouvé',
        advice: 'Jamais',
      });
    await expect.poll(states).toEqual(['not-found', 'ambiguous']);
    await expect.element(page.getByLabelText('Colle ici une ligne par article')).toHaveValue('Ni chaud ni froid');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('with nothing to change does nothing', async () => {
    await open();
    await paste('Deux fois → Une fois');
    await expect.poll(states).toEqual(['ambiguous']);
    await apply().click({ force: true });
    expect(services.renameArticles).not.toHaveBeenCalled();
  });
});

describe('closed', () => {
  const asked = vi.fn((_question?: string) => false);
  const close = () => page.getByRole('button', { name: 'Fermer' }).click();

  beforeEach(() => {
    asked.mockReset().mockReturnValue(false);
    vi.stubGlobal('confirm', asked);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('with nothing in it says nothing', async () => {
    await open();
    await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
    await close();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });
});

it('says when the titles cannot be looked for, and tries again', async () => {
  services.articlesByTitles.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await paste('Avant → Après');
  await expect.element(page.getByText(/La base de données ne répond pas/)).toBeVisible();
  services.articlesByTitles.mockResolvedValue([{ wanted: 'Avant', id: '1', title: 'Avant' }]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(states).toEqual(['found']);
});

it('passes axe in the dark', async () => {
  document.documentElement.style.colorScheme = 'dark';
  await open();
  await paste(LINES);
  await expect.poll(states).toEqual(['found', 'not-found', 'ambiguous']);
  const { violations } = await axe.run('dialog');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  document.documentElement.style.colorScheme = '';
});
