import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadedDialog } from './LoadedDialog.tsx';

const Comparison = ({ words }: { words: string }) => <p>{words}</p>;

it('shows the loaded component', async () => {
  const load = () => Promise.resolve({ default: Comparison });
  await render(<LoadedDialog load={load} given={{ words: 'Deux textes' }} onClose={vi.fn()} />);
  await expect.element(page.getByText('Deux textes')).toBeVisible();
});

it('shows an error when loading fails, and offers to retry or to close', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Comparison });
  const onClose = vi.fn();
  await render(<LoadedDialog load={load} given={{ words: 'Deux textes' }} onClose={onClose} />);
  await expect.element(page.getByText('La comparaison ne se charge pas.')).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Deux textes')).toBeVisible();
});

it('loads again by itself, once, when the network returns', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Comparison });
  await render(<LoadedDialog load={load} given={{ words: 'Deux textes' }} onClose={vi.fn()} />);
  await expect.element(page.getByText('La comparaison ne se charge pas.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Deux textes')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
