import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { violationsInBothSchemes } from '../both-schemes.support.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const menu = () => page.getByRole('button', { name: 'Rédaction' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

it('on a phone, a button opens navigation and account, and a click on a link closes them', async () => {
  await page.viewport(360, 740);
  const signOut = vi.fn();
  const header = <ShellHeader email="lou@exemple.fr" signOut={signOut} />;
  const { history } = await renderScreen(header, fakeServices());
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('.shell-header')?.getBoundingClientRect().height).toBeLessThan(90);
  expect(link('Catégories').query()).toBeNull();
  await menu().click();
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsInBothSchemes(document.querySelector('.shell-header'))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  expect(signOut).toHaveBeenCalledOnce();
  await link('Catégories').click();
  expect(history.at(-1)).toBe('/admin/categories');
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(link('Articles').query()).toBeNull();
  await expect.element(menu()).toHaveFocus();
});

it('on a wide screen, navigation and account are visible without a button', async () => {
  await page.viewport(1280, 900);
  await renderScreen(<ShellHeader email="lou@exemple.fr" signOut={() => undefined} />, fakeServices());
  await expect.element(link('Catégories')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  expect(menu().query()).toBeNull();
});
