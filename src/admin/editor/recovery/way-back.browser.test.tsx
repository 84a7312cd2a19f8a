import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import type { UndoOffer, UndoOutcome } from '../../../presentation/toasts/undo-offer.ts';
import { showEditor } from '../editor.support.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('textbox', { name: /^Titre de l’/ });
const form = (changes: Partial<ArticleForm>): ArticleForm => ({ ...emptyForm('blog'), ...changes });
const OTHER = form({ title: 'Retrouvé', content: '<p>Il fait doux.</p>' });
const RECOVERED = { form: OTHER, typedAt: '2026-05-14T12:05:00Z', baseVersion: 3 };
const WRITTEN = { form: { title: 'Un titre', content: '<p>Il fait froid.</p>' }, isCreated: true };
const THEIRS = {
  ...({ id: 'a', version: 9, status: 'draft', form: OTHER, publishedForm: null, scheduledAt: null } as const),
  isWritable: true,
  review: null,
  savedAt: '2026-05-14T12:05:00Z',
};

/** An editor in which the offer to undo is answered by the test. */
async function showAnswered() {
  const answer = Promise.withResolvers<UndoOutcome>();
  const offerUndo = vi.fn((_offer: UndoOffer) => answer.promise);
  const toasts = { tell: vi.fn(), warn: vi.fn(), offerUndo };
  const readRevision = vi.fn(() => Promise.resolve(OTHER));
  const createdAt = '2026-05-14T12:05:00Z';
  const revision = { id: 3, kind: 'save', author: 'lea@example.org', createdAt, sizeChange: 0 } as const;
  const listRevisions = vi.fn(() => Promise.resolve([revision]));
  const { session } = await showEditor({ ...WRITTEN, services: { toasts, readRevision, listRevisions } as never });
  const replaced = { undo: vi.fn(), forget: vi.fn() };
  return { session, answer, offerUndo, replaced };
}
type Shown = Awaited<ReturnType<typeof showAnswered>>;

async function decline({ session, replaced }: Shown) {
  session.discardRecovered.mockReturnValue(replaced);
  session.$recovered.set(RECOVERED);
  await button('Ne pas reprendre').click();
}

async function take({ session, replaced }: Shown) {
  session.useRecovered.mockReturnValue(replaced);
  session.$recovered.set(RECOVERED);
  await button('Reprendre ce texte').click();
}

async function takeTheirs({ session, replaced }: Shown) {
  session.takeTheirs.mockReturnValue(replaced);
  session.$conflict.set({ base: session.form(), mine: session.form(), theirs: THEIRS, savedBy: null });
  await button('Prendre l’autre texte').click();
  await button('Oui, prendre l’autre texte').click();
}

describe.each([
  ['a recovered text that is declined', decline, 'Texte écarté', 'Retrouvé'],
  ['a text that a recovered one was taken for', take, 'Texte repris', 'Un titre'],
  ['a text that another person’s was taken for', takeTheirs, 'Ton texte a laissé la place à l’autre', 'Un titre'],
] as const)('%s', (_what, replace, text, subject) => {
  it('may be brought back', async () => {
    const shown = await showAnswered();
    await replace(shown);
    await expect.poll(() => shown.offerUndo.mock.calls[0]?.[0]).toMatchObject({ text, subject, undo: 'Annuler' });
    expect(shown.replaced.forget).not.toHaveBeenCalled();
    shown.answer.resolve('undone');
    await expect.poll(() => shown.replaced.undo.mock.calls.length).toBe(1);
    expect(shown.replaced.forget).not.toHaveBeenCalled();
  });

  it('is forgotten once the time for that is over', async () => {
    const shown = await showAnswered();
    await replace(shown);
    shown.answer.resolve('expired');
    await expect.poll(() => shown.replaced.forget.mock.calls.length).toBe(1);
    expect(shown.replaced.undo).not.toHaveBeenCalled();
  });
});

it('a restored version gives back the whole form', async () => {
  const { offerUndo, answer } = await showAnswered();
  await button('Versions').click();
  await page.getByRole('button', { name: /14 mai 2026/ }).click();
  await button('Restaurer cette version').click();
  await expect.element(title()).toHaveValue('Retrouvé');
  expect(offerUndo.mock.calls[0]?.[0]).toMatchObject({ text: 'Version restaurée', subject: 'Un titre' });
  answer.resolve('undone');
  await expect.element(title()).toHaveValue('Un titre');
});

it('a merged text gives back the own one', async () => {
  const shown = await showAnswered();
  const { session, offerUndo, answer } = shown;
  session.$conflict.set({ base: session.form(), mine: session.form(), theirs: THEIRS, savedBy: null });
  await button('Choisir paragraphe par paragraphe').click();
  await button('Garder ce mélange').click();
  await expect.element(title()).toHaveValue('Retrouvé');
  await expect.poll(() => session.keepMine.mock.calls.length).toBe(1);
  expect(offerUndo.mock.calls[0]?.[0]).toMatchObject({ text: 'Les deux textes sont mélangés', subject: 'Un titre' });
  session.$conflict.set(null);
  answer.resolve('undone');
  await expect.element(title()).toHaveValue('Un titre');
});
