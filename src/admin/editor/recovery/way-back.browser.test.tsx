import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import type { UndoOffer, UndoOutcome } from '../../../presentation/toasts/undo-offer.ts';
import { showEditor } from '../editor.support.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const text = () => page.getByRole('textbox', { name: 'Texte de l’article' });
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

/** Shows an editor whose offers to undo are answered by the test. */
async function showAnswered() {
  const offerUndo = vi.fn<(offer: UndoOffer) => Promise<UndoOutcome>>();
  const toasts = { tell: vi.fn(), warn: vi.fn(), offerUndo };
  const readRevision = vi.fn(() => Promise.resolve(OTHER));
  const createdAt = '2026-05-14T12:05:00Z';
  const revision = { id: 3, kind: 'save', author: 'lea@example.org', createdAt, sizeChange: 0 } as const;
  const listRevisions = vi.fn(() => Promise.resolve([revision]));
  const { session } = await showEditor({ ...WRITTEN, services: { toasts, readRevision, listRevisions } as never });
  return { session, offerUndo, replaced: { undo: vi.fn(), forget: vi.fn() } };
}
type Shown = Awaited<ReturnType<typeof showAnswered>>;

/** Prepares the next offer to undo, which waits for the answer of the test. */
function nextOffer({ offerUndo }: Shown) {
  const answer = Promise.withResolvers<UndoOutcome>();
  offerUndo.mockReset().mockReturnValueOnce(answer.promise);
  return { answer: answer.resolve, isOffered: () => offerUndo.mock.calls[0]?.[0] };
}

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

it('a replaced text comes back on undo, and is forgotten when the offer to undo expires', async () => {
  const shown = await showAnswered();
  const { session, replaced } = shown;
  for (const [replace, text, subject] of [
    [decline, 'Texte écarté', 'Retrouvé'],
    [take, 'Texte repris', 'Un titre'],
    [takeTheirs, 'Ton texte a laissé la place à l’autre', 'Un titre'],
  ] as const) {
    for (const outcome of ['undone', 'expired'] as const) {
      const { answer, isOffered } = nextOffer(shown);
      for (const mock of [replaced.undo, replaced.forget]) mock.mockReset();
      await replace(shown);
      await expect.poll(isOffered).toMatchObject({ text, subject, undo: 'Annuler' });
      expect(replaced.forget).not.toHaveBeenCalled();
      answer(outcome);
      const [called, other] =
        outcome === 'undone' ? [replaced.undo, replaced.forget] : [replaced.forget, replaced.undo];
      await expect.poll(() => called.mock.calls.length, { message: `${text}, ${outcome}` }).toBe(1);
      expect(other).not.toHaveBeenCalled();
      session.$recovered.set(null);
      session.$conflict.set(null);
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
  }
});

it('undoing a restored version or a merge brings back the former title and text', async () => {
  const shown = await showAnswered();
  const { session } = shown;
  const restored = nextOffer(shown);
  await button('Versions').click();
  await page.getByRole('button', { name: /14 mai 2026/ }).click();
  await button('Restaurer cette version').click();
  await expect.element(title()).toHaveValue('Retrouvé');
  expect(restored.isOffered()).toMatchObject({ text: 'Version restaurée', subject: 'Un titre' });
  await expect.element(text()).toHaveTextContent('Il fait doux.');
  restored.answer('undone');
  await expect.element(title()).toHaveValue('Un titre');
  await expect.element(text()).toHaveTextContent('Il fait froid.');

  const mixed = nextOffer(shown);
  session.$conflict.set({ base: session.form(), mine: session.form(), theirs: THEIRS, savedBy: null });
  await button('Choisir paragraphe par paragraphe').click();
  await button('Garder ce mélange').click();
  await expect.element(title()).toHaveValue('Retrouvé');
  await expect.poll(() => session.keepMine.mock.calls.length).toBe(1);
  expect(mixed.isOffered()).toMatchObject({ text: 'Les deux textes sont mélangés', subject: 'Un titre' });
  session.$conflict.set(null);
  mixed.answer('undone');
  await expect.element(title()).toHaveValue('Un titre');
  await expect.element(text()).toHaveTextContent('Il fait froid.');
});
