import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Review } from '../../../core/editing/article-store.ts';
import { GatewayError } from '../../../gateway/browser/gateway-error.ts';
import { fakeServices } from '../editor-services.support.ts';
import { showEditor } from '../editor.support.tsx';

const WAITING: Review = { isWaiting: true, proposedBy: 'Lou', proposedAt: '2026-11-20T12:00:00Z', returned: null };
const RETURNED: Review = {
  ...WAITING,
  isWaiting: false,
  returned: { comment: 'La chute est trop sage.', by: 'Camille', at: '2026-11-21T12:00:00Z' },
};
const DRAFT = { form: { title: 'Un titre' }, isCreated: true };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = () => page.getByRole('region', { name: 'Relecture' });

/** Waits until the notice above the text says this. */
const told = (text: string) => expect.poll(() => notice().query()?.textContent).toContain(text);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function withReviews(answer: Partial<ReturnType<typeof fakeServices>['reviews']>) {
  return { reviews: { ...fakeServices().reviews, ...answer } };
}

describe('a contributor', () => {
  const CONTRIBUTOR = { ...DRAFT, role: 'contributor' } as const;

  it('saves a draft and proposes it, and cannot publish it', async () => {
    const propose = vi.fn(() => Promise.resolve(WAITING));
    const { session } = await showEditor({ ...CONTRIBUTOR, services: withReviews({ propose }) });
    expect(button('Publier').query()).toBeNull();
    await button('Proposer').click();
    await told('Ton brouillon attend d’être relu');
    expect(session.save).toHaveBeenCalledOnce();
    expect(propose).toHaveBeenCalledWith(session.articleId);
    expect(button('Proposer').query()).toBeNull();
  });

  it('proposes nothing that was not saved', async () => {
    const { session, services } = await showEditor(CONTRIBUTOR);
    session.save.mockResolvedValue({ kind: 'unreachable' });
    await button('Proposer').click();
    await expect.element(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
    expect(services.reviews.propose).not.toHaveBeenCalled();
  });

  it('withdraws its proposal', async () => {
    const withdraw = vi.fn(() => Promise.resolve(null));
    await showEditor({ ...CONTRIBUTOR, review: WAITING, services: withReviews({ withdraw }) });
    await button('Retirer la proposition').click();
    await expect.element(button('Proposer')).toBeEnabled();
    expect(notice().query()).toBeNull();
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('reads above the draft why it was returned, and proposes it again', async () => {
    await showEditor({ ...CONTRIBUTOR, review: RETURNED });
    await told('La chute est trop sage.');
    await expect.element(button('Proposer à nouveau')).toBeEnabled();
  });

  it('is told what to do when the proposal has no answer', async () => {
    const propose = vi.fn(() => Promise.reject(new GatewayError('unreachable', 0, '', '')));
    await showEditor({ ...CONTRIBUTOR, services: withReviews({ propose }) });
    await button('Proposer').click();
    await expect.element(page.getByText(/^Le serveur n’a pas répondu/)).toBeVisible();
    await expect.element(button('Proposer')).toBeEnabled();
  });
});

describe('an editor', () => {
  const EDITOR = { ...DRAFT, role: 'editor', review: WAITING } as const;

  it('returns a proposed draft with a comment, and with none not', async () => {
    const giveBack = vi.fn(() => Promise.resolve(RETURNED));
    const { session } = await showEditor({ ...EDITOR, services: withReviews({ giveBack }) });
    await told('Lou propose ce brouillon depuis le');
    await button('Renvoyer avec ce commentaire').click();
    await expect.element(page.getByText(/^Écris un mot/)).toBeVisible();
    expect(giveBack).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Ton commentaire' }).fill('La chute est trop sage.');
    await button('Renvoyer avec ce commentaire').click();
    await expect.poll(() => notice().query()).toBeNull();
    expect(giveBack).toHaveBeenCalledWith(session.articleId, 'La chute est trop sage.');
  });

  it('is told when the draft waits no more, and keeps the comment', async () => {
    const giveBack = vi.fn(() => Promise.reject(new GatewayError('refused', 400, '22023', '')));
    await showEditor({ ...EDITOR, services: withReviews({ giveBack }) });
    await page.getByRole('textbox', { name: 'Ton commentaire' }).fill('Presque');
    await button('Renvoyer avec ce commentaire').click();
    await expect.element(page.getByText(/^Ce brouillon n’attend plus de relecture/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Ton commentaire' })).toHaveValue('Presque');
  });

  it('sees what was said before of a draft that is proposed again', async () => {
    await showEditor({ ...EDITOR, review: { ...RETURNED, isWaiting: true } });
    await told('La chute est trop sage.');
  });

  it.each([360, 1280])('finds nothing that axe finds wrong at %i px', async (width) => {
    await showEditor({ ...EDITOR, review: { ...RETURNED, isWaiting: true }, width });
    await told('La chute est trop sage.');
    const { violations } = await axe.run('.review');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('publishes it, which ends the review', async () => {
    const { session } = await showEditor(EDITOR);
    await button('Publier').click();
    await expect.poll(() => session.publish).toHaveBeenCalledOnce();
    session.$status.set('published');
    await expect.poll(() => notice().query()).toBeNull();
  });
});
