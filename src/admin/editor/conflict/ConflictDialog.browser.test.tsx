import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../presentation/styles/frame.css';
import '../editor.css';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import '../comparison/comparison.css';
import type { Conflict } from '../editing-session.ts';
import '../recovery/notice.css';
import './conflict.css';
import type { ConflictAnswers } from './ConflictComparison.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { violationsInBothSchemes } from '../../both-schemes.support.ts';

const form = (changes: Partial<ArticleForm>): ArticleForm => ({ ...emptyForm('blog'), title: 'Un soir', ...changes });
const FIRST = '<p>On se retrouve au bord de l’eau à huit heures.</p>';
const BASE = form({
  content: `${FIRST}<p>Apporte de l’eau et un couteau.</p>`,
  tags: ['été'],
});
const MINE = form({
  content: `${FIRST}<p>Apporte du pain et un couteau.</p><p>Et de quoi chanter.</p>`,
  tags: ['été'],
});
const THEIRS = form({
  title: 'Un beau soir',
  content: `${FIRST}<p>Apporte du vin et un couteau.</p><p>Prends aussi une lampe de poche.</p>`,
  tags: ['été', 'plage'],
});
const conflict = (changes: Partial<Conflict> = {}): Conflict => ({
  base: BASE,
  mine: MINE,
  theirs: {
    id: 'a',
    version: 7,
    status: 'draft',
    form: THEIRS,
    publishedForm: null,
    scheduledAt: null,
    savedAt: '2026-05-14T12:05:00Z',
    isWritable: true,
    review: null,
  },
  savedBy: 'lea@example.org',
  ...changes,
});

const onKeepMine = vi.fn<ConflictAnswers['onKeepMine']>();
const onTakeTheirs = vi.fn<ConflictAnswers['onTakeTheirs']>();
const onMerge = vi.fn<ConflictAnswers['onMerge']>();
const dialog = (changes: Partial<Conflict> = {}) => (
  <main>
    <ConflictDialog
      conflict={conflict(changes)}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
      onMerge={onMerge}
    />
  </main>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const merged = () => onMerge.mock.calls[0]?.[0];

beforeEach(async () => {
  await page.viewport(1280, 900);
  for (const mock of [onKeepMine, onTakeTheirs, onMerge]) mock.mockReset();
});
afterEach(() => vi.restoreAllMocks());

describe('a conflict', () => {
  it('says who saved and when, shows both texts, and stays as a banner after Escape', async () => {
    const { rerender } = await render(dialog());
    await expect.element(button('Garder mon texte')).toBeVisible();
    const text = document.querySelector('dialog')?.textContent.replaceAll('\u00A0', ' ');
    expect(text).toContain(
      'lea@example.org a enregistré cet article le 14 mai 2026 à 14 h 05, pendant que tu écrivais.',
    );
    expect(text).toContain('[seulement dans ton texte : pain]');
    expect(text).toContain('[seulement dans l’autre texte : vin]');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect([onKeepMine, onTakeTheirs, onMerge].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await expect.element(button('Comparer les deux textes')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Garder mon texte')).toBeVisible();
    await rerender(dialog({ savedBy: null }));
    await expect
      .poll(() => document.querySelector('[role=alert]')?.textContent)
      .toMatch(/^Quelqu’un d’autre a enregistré/);
  });

  it('is settled by keeping one’s own text, or by taking the other text after a confirmation', async () => {
    let finish: (outcome: unknown) => void = () => {};
    onKeepMine.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await render(dialog());
    await button('Garder mon texte').click();
    await expect.element(button('Garder mon texte')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Garder mon texte')).toHaveFocus();
    await button('Prendre l’autre texte').click({ force: true });
    await expect.element(button('Prendre l’autre texte')).toHaveAttribute('aria-disabled', 'true');
    expect(onKeepMine).toHaveBeenCalledOnce();
    finish({ kind: 'unreachable' });
    await expect.element(button('Garder mon texte')).toHaveAttribute('aria-disabled', 'false');
    await button('Prendre l’autre texte').click();
    expect(onTakeTheirs).not.toHaveBeenCalled();
    await button('Revenir').click();
    await button('Prendre l’autre texte').click();
    await button('Oui, prendre l’autre texte').click();
    expect(onTakeTheirs).toHaveBeenCalledOnce();
  });
});

it('the dialog, opened again, compares, copies and merges the text written meanwhile', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  let present = MINE;
  await render(
    <ConflictDialog
      conflict={conflict()}
      present={() => present}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
      onMerge={onMerge}
    />,
  );
  await expect.element(button('Garder mon texte')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  present = { ...MINE, content: `${MINE.content}<p>Ces mots sont venus après.</p>` };
  await button('Comparer les deux textes').click();
  await expect.element(page.getByText(/venus après/)).toBeVisible();
  await button('Copier mon texte').click();
  const copied = await write.mock.calls[0]?.[0][0]?.getType('text/plain');
  expect(await copied?.text()).toContain('venus après');
  await button('Choisir paragraphe par paragraphe').click();
  await page.getByRole('radio', { name: 'Mon texte' }).click();
  await button('Garder ce mélange').click();
  expect(merged()?.content).toContain('venus après');
});

describe('a merge', () => {
  it('takes changes of one side by itself, and asks only about places that both sides changed', async () => {
    await render(dialog());
    await button('Choisir paragraphe par paragraphe').click();
    await expect.element(page.getByText(/Un endroit a changé des deux côtés/)).toBeVisible();
    expect(document.querySelectorAll('.merge-choice')).toHaveLength(1);
    await button('Garder ce mélange').click();
    expect(onMerge).not.toHaveBeenCalled();
    await expect.element(page.getByRole('radio', { name: 'Mon texte' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await button('Garder ce mélange').click();
    expect(merged()).toMatchObject({ title: 'Un beau soir', tags: ['été', 'plage'] });
    expect(merged()?.content).toContain('du pain');
    expect(merged()?.content).toContain('une lampe');
    expect(merged()?.content).toContain('chanter');
  });

  it('asks nothing when the two texts do not contradict each other', async () => {
    await render(dialog({ mine: { ...BASE, description: 'Une accroche' } }));
    await button('Choisir paragraphe par paragraphe').click();
    await expect.element(page.getByText(/Vos changements ne se contredisent pas/)).toBeVisible();
    await button('Garder ce mélange').click();
    expect(merged()).toMatchObject({ title: 'Un beau soir', description: 'Une accroche', content: THEIRS.content });
  });

  it('leaves out rejected changes, and keeps both versions of a paragraph where both are chosen', async () => {
    await render(dialog());
    await button('Choisir paragraphe par paragraphe').click();
    const group = (word: string) => {
      const row = [...document.querySelectorAll('.change')].find((change) => change.textContent.includes(word));
      return page.elementLocator(row as Element);
    };
    await group('couteau').getByRole('radio', { name: 'Les deux' }).click();
    for (const word of ['lampe', 'chanter'])
      await group(word).getByRole('button', { name: 'Choisir autrement' }).click();
    await expect.element(group('chanter').getByRole('radio', { checked: true })).toHaveFocus();
    await group('lampe').getByRole('radio', { name: 'Le laisser' }).click();
    await group('chanter').getByRole('radio', { name: 'Le retirer' }).click();
    await button('Garder ce mélange').click();
    expect(merged()?.content).toBe(`${FIRST}<p>Apporte du vin et un couteau.</p><p>Apporte du pain et un couteau.</p>`);
  });

  it('forgets the choices of a conflict when a newer conflict arrives', async () => {
    const { rerender } = await render(dialog());
    await button('Choisir paragraphe par paragraphe').click();
    await page.getByRole('radio', { name: 'L’autre texte' }).click();
    const { theirs } = conflict();
    await rerender(dialog({ theirs: { ...theirs, version: 8, form: { ...THEIRS, title: 'Un autre soir' } } }));
    await button('Choisir paragraphe par paragraphe').click();
    await expect.element(page.getByRole('radio', { name: 'L’autre texte' })).not.toBeChecked();
    await button('Garder ce mélange').click();
    expect(onMerge).not.toHaveBeenCalled();
  });
});

describe('the button « Copier mon texte »', () => {
  it('writes one’s own article to the clipboard, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await render(dialog());
    await button('Copier mon texte').click();
    await expect.element(page.getByText(/dans le presse-papiers/)).toBeVisible();
    expect(write).toHaveBeenCalledOnce();
    const copied = await write.mock.lastCall?.[0][0]?.getType('text/html');
    expect(await copied?.text()).toBe(`<h1>Un soir</h1>${MINE.content}`);
  });

  it('shows the whole text selected when the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'));
    await render(dialog());
    await button('Copier mon texte').click();
    const field = page.getByRole('textbox', { name: 'Ton texte, à copier' });
    await expect.element(field).toHaveFocus();
    const { selectionStart, selectionEnd, value } = field.element() as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toMatch(/^Un soir\n\nOn se retrouve.*chanter\.$/s);
  });
});

describe('the dialog on a small phone', () => {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

  it('gives the texts over twice the height of the buttons, and keeps the navigation on top when scrolled', async () => {
    await page.viewport(360, 740);
    await render(dialog());
    await expect.element(button('Garder mon texte')).toBeVisible();
    const [keep, take] = [box(button('Garder mon texte').element()), box(button('Prendre l’autre texte').element())];
    expect(take.top).toBe(keep.top);
    expect(keep.height).toBeGreaterThanOrEqual(44);
    const footer = document.querySelector('.large-dialog > footer');
    expect(footer?.scrollWidth).toBeLessThanOrEqual(footer?.clientWidth ?? 0);
    const body = document.querySelector('.large-dialog-body');
    expect(box(body).height).toBeGreaterThan(2.25 * box(footer).height);
    body?.scrollTo(0, 300);
    expect(body?.scrollTop).toBeGreaterThan(150);
    expect(box(document.querySelector('.change-navigation')).top).toBe(box(body).top);
  });

  it('shows the two options of a choice side by side, and passes axe in both schemes', async () => {
    document.documentElement.lang = 'fr';
    await page.viewport(360, 740);
    await render(dialog());
    await button('Choisir paragraphe par paragraphe').click();
    await expect.element(button('Garder ce mélange')).toBeVisible();
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    const tops = [...document.querySelectorAll('.merge-choice')].map((choice) =>
      [...choice.querySelectorAll('label')].map((label) => box(label).top),
    );
    expect(tops.length).toBeGreaterThan(0);
    for (const [first, second] of tops) expect(second).toBe(first);
    expect(await violationsInBothSchemes(document.querySelector('dialog'))).toEqual([]);
    expect(document.querySelector('.large-dialog-body')?.scrollWidth).toBeLessThanOrEqual(360);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(await violationsInBothSchemes(document.querySelector('main'))).toEqual([]);
  });
});
