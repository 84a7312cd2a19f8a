import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import type { CategoriesServices } from './screen.ts';

const AMUOR = { id: 'a', name: 'Amuor', slug: 'amuor' };
const HUMOUR = { id: 'h', name: 'Humour', slug: 'humour' };

const fakes = () => ({
  ...fakeServices(),
  listCategories: vi.fn<CategoriesServices['listCategories']>(),
  createCategory: vi.fn<CategoriesServices['createCategory']>(),
  renameCategory: vi.fn<CategoriesServices['renameCategory']>(),
  removeCategory: vi.fn<CategoriesServices['removeCategory']>(),
});
let services: ReturnType<typeof fakes>;
const open = () => renderScreen(<CategoriesScreen />, services, '/admin/categories');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  services = fakes();
  services.listCategories.mockResolvedValue([AMUOR, HUMOUR]);
});
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

it('creates a category, and says at the field when the name is taken or the network fails', async () => {
  const created = { id: 't', name: 'Terrasse', slug: 'terrasse' };
  services.createCategory.mockResolvedValueOnce({ kind: 'exists' });
  services.createCategory.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  services.createCategory.mockResolvedValueOnce({ kind: 'created', category: created });
  await open();
  await button('Créer une catégorie').click();
  const name = page.getByLabelText('Nom de la catégorie');
  await expect.element(name).toHaveAccessibleDescription(/premier article/);
  await name.fill('humour');
  await button('Créer').click();
  await expect.element(name).toHaveAccessibleDescription(/La catégorie «\u00a0humour\u00a0» existe déjà/);
  await name.fill('Terrasse');
  await button('Créer').click();
  await expect.element(name).toHaveAccessibleDescription(/Vérifie ta connexion/);
  services.listCategories.mockResolvedValue([AMUOR, HUMOUR, created]);
  await button('Créer').click();
  await expect.element(button('Renommer «\u00a0Terrasse\u00a0»')).toBeVisible();
  expect(services.createCategory.mock.lastCall).toEqual(['Terrasse']);
  expect(services.toasts.tell.mock.calls).toEqual([['Catégorie créée\u00a0: Terrasse']]);
  expect(page.getByRole('dialog').query()).toBeNull();
});

it('renames a category, and says at the field when the new name is taken', async () => {
  services.renameCategory.mockResolvedValueOnce({ kind: 'exists' });
  services.renameCategory.mockResolvedValueOnce({ kind: 'created', category: { ...AMUOR, name: 'Amour' } });
  await open();
  await button('Renommer «\u00a0Amuor\u00a0»').click();
  const name = page.getByLabelText('Nouveau nom');
  await expect.element(name).toHaveValue('Amuor');
  await name.fill('Humour');
  await button('Enregistrer').click();
  await expect.element(name).toHaveAccessibleDescription('La catégorie «\u00a0Humour\u00a0» existe déjà');
  services.listCategories.mockResolvedValue([{ ...AMUOR, name: 'Amour' }, HUMOUR]);
  await name.fill('Amour');
  await button('Enregistrer').click();
  await expect.element(button('Renommer «\u00a0Amour\u00a0»')).toBeVisible();
  expect(services.renameCategory.mock.calls).toEqual([
    ['a', 'Humour'],
    ['a', 'Amour'],
  ]);
  expect(services.toasts.tell.mock.calls).toEqual([['Catégorie renommée\u00a0: Amour']]);
  expect(page.getByRole('dialog').query()).toBeNull();
});

it('removes a category in favour of the chosen replacement, at a second attempt when the network fails', async () => {
  services.removeCategory.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await button('Supprimer «\u00a0Amuor\u00a0»').click();
  await page.getByLabelText('À sa place').selectOptions('Humour');
  await button('Supprimer').click();
  await expect.element(page.getByText(/Vérifie ta connexion/)).toBeVisible();
  services.listCategories.mockResolvedValue([HUMOUR]);
  await button('Supprimer').click();
  await expect.element(button('Supprimer «\u00a0Amuor\u00a0»')).not.toBeInTheDocument();
  await expect.element(button('Créer une catégorie')).toHaveFocus();
  await expect.poll(() => services.toasts.tell.mock.calls).toEqual([['Catégorie supprimée\u00a0: Amuor']]);
  expect(services.removeCategory.mock.calls).toEqual([
    ['a', 'h'],
    ['a', 'h'],
  ]);
});

it('shows an error when the categories fail to load, and loads them again on « Réessayer »', async () => {
  services.listCategories.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await expect.element(page.getByText(/Erreur lors du chargement/)).toBeVisible();
  services.listCategories.mockResolvedValue([]);
  await button('Réessayer').click();
  await expect.element(page.getByText(/Aucune catégorie/)).toBeVisible();
});

it('the dialog that removes a category passes axe in the dark scheme', async () => {
  document.documentElement.style.colorScheme = 'dark';
  await open();
  await button('Supprimer «\u00a0Amuor\u00a0»').click();
  const { violations } = await axe.run('dialog');
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
