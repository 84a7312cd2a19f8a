import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../presentation/styles/frame.css';
import '../editor.css';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import type { Revision } from '../../../gateway/browser/revisions.ts';
import '../comparison/comparison.css';
import './revisions.css';
import { RevisionsPanel, type RevisionsPanelProps } from './RevisionsPanel.tsx';
import { violationsInBothSchemes } from '../../both-schemes.support.ts';

const form = (content: string): ArticleForm => ({ ...emptyForm('blog'), title: 'Un soir', content });
const PRESENT = form('<p>Il fait froid ce soir.</p>');
const FORMS = new Map([
  [3, form('<p>Il fait doux ce soir.</p>')],
  [2, form('<p>Il fait doux.</p>')],
  [1, PRESENT],
]);
const REVISIONS: Revision[] = [
  {
    id: 3,
    kind: 'publish',
    title: 'Un soir',
    author: 'lea@example.org',
    createdAt: '2026-05-14T12:05:00Z',
    sizeChange: 8,
  },
  { id: 2, kind: 'save', title: 'Un soir', author: null, createdAt: '2026-05-13T08:00:00Z', sizeChange: -1200 },
  { id: 1, kind: 'before', title: 'Un soir', author: null, createdAt: '2026-05-01T08:00:00Z', sizeChange: 0 },
];

const list = vi.fn<RevisionsPanelProps['list']>();
const read = vi.fn<RevisionsPanelProps['read']>();
const onRestore = vi.fn<RevisionsPanelProps['onRestore']>();
const onClose = vi.fn();
const panel = <RevisionsPanel list={list} read={read} onRestore={onRestore} onClose={onClose} present={PRESENT} />;
const words = (element: Element | null | undefined) => element?.textContent.replace(/[\u00A0\u202F]/g, ' ');
const item = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(1280, 900);
  for (const mock of [list, read, onRestore, onClose]) mock.mockReset();
  list.mockResolvedValue(REVISIONS);
  read.mockImplementation((id) => Promise.resolve(FORMS.get(id) ?? PRESENT));
});

describe('versions', () => {
  it('are listed with their date, kind, size and author', async () => {
    await render(panel);
    await expect.element(item(/14 mai 2026/)).toBeVisible();
    expect(
      [...document.querySelectorAll('.revision-list button')].map((button) => [...button.children].map(words)),
    ).toEqual([
      ['14 mai 2026 à 14 h 05', 'Publication · +8 caractères', 'lea@example.org'],
      ['13 mai 2026 à 10 h 00', 'Enregistrement · −1 200 caractères', 'nom inconnu'],
      ['1er mai 2026 à 10 h 00', 'Texte de départ · même longueur', 'nom inconnu'],
    ]);
  });

  it('are compared with the present text or the previous version, and can be restored where they differ', async () => {
    await render(panel);
    await item(/1er mai 2026/).click();
    await expect.element(page.getByText('Cette version est déjà celle de l’éditeur.')).toBeVisible();
    expect(item('Restaurer cette version').query()).toBeNull();
    await expect.element(page.getByRole('radio', { name: 'la version d’avant' })).toBeDisabled();

    await item(/14 mai 2026/).click();
    await expect.poll(() => words(document.querySelector('.change ins'))).toContain('froid');
    expect(words(document.querySelector('.change del'))).toContain('doux');
    await expect.element(item(/14 mai 2026/)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('radio', { name: 'la version d’avant' }).click();
    await expect.poll(() => words(document.querySelector('.change ins'))).toContain('ce soir');
    expect(document.querySelector('.change del')).toBeNull();
    await item('Restaurer cette version').click();
    expect(onRestore.mock.calls).toEqual([[FORMS.get(3)]]);
  });

  it('show « Pas encore de version » when the list is empty', async () => {
    list.mockResolvedValue([]);
    await render(panel);
    await expect.element(page.getByText('Pas encore de version')).toBeVisible();
  });

  it('can be loaded again when the list or a single version fails to load', async () => {
    list.mockRejectedValueOnce(new Error('no answer'));
    read.mockRejectedValueOnce(new Error('no answer'));
    await render(panel);
    await expect.poll(() => words(document.querySelector('[role=alert]'))).toMatch(/^Les versions ne se chargent pas/);
    await item('Réessayer').click();
    await item(/14 mai 2026/).click();
    await expect.poll(() => words(document.querySelector('[role=alert]'))).toMatch(/^Cette version ne se charge pas/);
    expect(item('Restaurer cette version').query()).toBeNull();
    await item('Réessayer').click();
    await expect.element(item('Restaurer cette version')).toBeVisible();
  });

  it('stay chosen when the text of an earlier choice arrives late', async () => {
    let answer: (form: ArticleForm) => void = () => {};
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await render(panel);
    await item(/14 mai 2026/).click();
    await item(/13 mai 2026/).click();
    await expect.element(item('Restaurer cette version')).toBeVisible();
    answer(form('<p>Trop tard.</p>'));
    await item('Restaurer cette version').click();
    expect(onRestore.mock.calls).toEqual([[FORMS.get(2)]]);
  });
});

describe('by keyboard', () => {
  it('a version is chosen and restored, and Escape asks to close', async () => {
    await render(panel);
    await expect.element(item(/14 mai 2026/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Versions' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(item('Restaurer cette version')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect.element(item('Restaurer cette version')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onRestore).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('the panel shows either the list or the comparison on a phone, and passes axe in both schemes', async () => {
  document.documentElement.lang = 'fr';
  await page.viewport(390, 844);
  await render(panel);
  await item(/14 mai 2026/).click();
  await expect.element(item('← Toutes les versions')).toHaveFocus();
  await expect.element(item('Restaurer cette version')).toBeVisible();
  expect(item(/13 mai 2026/).query()).toBeNull();
  expect(document.querySelector('dialog')?.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violationsInBothSchemes(document.querySelector('dialog'))).toEqual([]);
  await item('← Toutes les versions').click();
  await expect.element(item(/13 mai 2026/)).toBeVisible();
  await expect.element(item(/14 mai 2026/)).toHaveFocus();
});
