import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeletionOutcome, RestorationOutcome } from '../../gateway/browser/article-deletion.ts';
import type { Toasts } from '../toasts/toast-region.ts';
import { DELETION } from './copy.ts';
import { articleDeletion } from './deletions.ts';

const ARTICLE = { articleId: 'b8a3c1de-0000-4000-8000-000000000001', name: 'un-article', title: 'Un article' };

const cards = { setBusy: vi.fn(), hide: vi.fn(), bringBack: vi.fn() };
const toasts = { tell: vi.fn(), warn: vi.fn(), offerUndo: vi.fn() } satisfies Toasts;
const deleteArticle = vi.fn<(articleId: string) => Promise<DeletionOutcome>>();
const restoreArticle = vi.fn<(articleId: string) => Promise<RestorationOutcome>>();
const remove = articleDeletion({ cards, toasts, deleteArticle, restoreArticle });

beforeEach(() => {
  vi.resetAllMocks();
  deleteArticle.mockResolvedValue('deleted');
  toasts.offerUndo.mockResolvedValue('expired');
});

const textOfWarning = (call = 0) => {
  const { text, advice } = toasts.warn.mock.calls[call]?.[0] ?? {};
  return [text, advice];
};

describe('articleDeletion', () => {
  it.each([
    ['deleted', DELETION.deleted],
    ['already_deleted', DELETION.alreadyDeleted],
  ] as const)('hides the card and offers an undo when the outcome is %s', async (outcome, text) => {
    deleteArticle.mockResolvedValue(outcome);
    await remove(ARTICLE);
    expect(deleteArticle.mock.calls).toEqual([[ARTICLE.articleId]]);
    expect(cards.hide.mock.calls).toEqual([[ARTICLE.name]]);
    expect(toasts.offerUndo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text, subject: ARTICLE.title, undo: 'Annuler' }),
    );
    expect(restoreArticle).not.toHaveBeenCalled();
    expect(toasts.warn).not.toHaveBeenCalled();
  });

  it('marks the card as busy until the database has answered', async () => {
    deleteArticle.mockImplementation(async () => {
      expect(cards.setBusy.mock.calls).toEqual([[ARTICLE.name, true]]);
      expect(cards.hide).not.toHaveBeenCalled();
      return 'deleted';
    });
    await remove(ARTICLE);
    expect(cards.setBusy.mock.calls).toEqual([
      [ARTICLE.name, true],
      [ARTICLE.name, false],
    ]);
  });

  it('sends one request for an article while one is pending, and a new one afterwards', async () => {
    await Promise.all([remove(ARTICLE), remove(ARTICLE), remove({ ...ARTICLE, articleId: 'another' })]);
    expect(deleteArticle.mock.calls).toEqual([[ARTICLE.articleId], ['another']]);
    await remove(ARTICLE);
    expect(deleteArticle).toHaveBeenCalledTimes(3);
  });

  it('hides the card, without offering an undo, when the article no longer exists', async () => {
    deleteArticle.mockResolvedValue('not_found');
    await remove(ARTICLE);
    expect(cards.hide.mock.calls).toEqual([[ARTICLE.name]]);
    expect(toasts.tell.mock.calls).toEqual([[DELETION.notFound]]);
    expect(toasts.offerUndo).not.toHaveBeenCalled();
  });

  it.each(['refused', 'failed'] as const)('keeps the card and warns when the outcome is %s', async (outcome) => {
    deleteArticle.mockResolvedValue(outcome);
    await remove(ARTICLE);
    expect(cards.hide).not.toHaveBeenCalled();
    expect(toasts.offerUndo).not.toHaveBeenCalled();
    expect(textOfWarning()).toEqual([DELETION.notDeleted.text, DELETION.notDeleted[outcome](ARTICLE.title)]);
  });
});

describe('the undo of a deletion', () => {
  beforeEach(() => toasts.offerUndo.mockResolvedValue('undone'));

  it.each([
    ['restored', 0],
    ['not_deleted', 0],
    ['restored_without_slug', 1],
  ] as const)('brings the card back when the outcome is %s', async (outcome, warnings) => {
    restoreArticle.mockResolvedValue(outcome);
    await remove(ARTICLE);
    expect(restoreArticle.mock.calls).toEqual([[ARTICLE.articleId]]);
    expect(cards.bringBack.mock.calls).toEqual([[ARTICLE.name]]);
    expect(toasts.tell.mock.calls).toEqual([[DELETION.undone]]);
    expect(toasts.warn).toHaveBeenCalledTimes(warnings);
    if (warnings > 0) expect(textOfWarning()[0]).toBe(DELETION.restoredWithoutSlug.text);
  });

  it('says that the article no longer exists, and does not bring the card back', async () => {
    restoreArticle.mockResolvedValue('not_found');
    await remove(ARTICLE);
    expect(cards.bringBack).not.toHaveBeenCalled();
    expect(toasts.tell.mock.calls).toEqual([[DELETION.notFound]]);
  });

  it.each(['refused', 'failed'] as const)(
    'warns and offers a retry when the outcome is %s, until the article is restored',
    async (outcome) => {
      restoreArticle.mockResolvedValue(outcome);
      await remove(ARTICLE);
      expect(cards.bringBack).not.toHaveBeenCalled();
      expect(textOfWarning()).toEqual([DELETION.notRestored.text, DELETION.notRestored[outcome](ARTICLE.title)]);
      toasts.warn.mock.calls[0]?.[0].action?.run();
      await expect.poll(() => toasts.warn).toHaveBeenCalledTimes(2);
      restoreArticle.mockResolvedValue('restored');
      toasts.warn.mock.calls[1]?.[0].action?.run();
      await expect.poll(() => cards.bringBack.mock.calls).toEqual([[ARTICLE.name]]);
      expect(restoreArticle).toHaveBeenCalledTimes(3);
    },
  );
});
