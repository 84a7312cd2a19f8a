import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Review } from '../../../core/editing/article-store.ts';
import { GatewayError } from '../../../gateway/browser/gateway-error.ts';
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

/** Waits until the notice above the article contains a text. */
const told = (text: string) => expect.poll(() => notice().query()?.textContent).toContain(text);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('a contributor', () => {
  const CONTRIBUTOR = { ...DRAFT, role: 'contributor' } as const;

  it('proposes a draft only once it is saved, can withdraw the proposal, and cannot publish', async () => {
    const { session, services } = await showEditor(CONTRIBUTOR);
    const { propose, withdraw } = services.reviews;
    expect(button('Publier').query()).toBeNull();
    session.save.mockResolvedValueOnce({ kind: 'unreachable' });
    await button('Proposer').click();
    await expect.element(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
    expect(propose).not.toHaveBeenCalled();

    propose.mockRejectedValueOnce(new GatewayError('unreachable', 0, '', ''));
    await button('Proposer').click();
    await expect.element(page.getByText(/^Le serveur n’a pas répondu/)).toBeVisible();

    session.save.mockClear();
    propose.mockResolvedValue(WAITING);
    await button('Proposer').click();
    await told('Ton brouillon attend d’être relu');
    expect(session.save).toHaveBeenCalledOnce();
    expect(propose).toHaveBeenLastCalledWith(session.articleId);
    expect(button('Proposer').query()).toBeNull();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();

    await button('Retirer la proposition').click();
    await expect.element(button('Proposer')).toBeEnabled();
    expect(notice().query()).toBeNull();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(withdraw).toHaveBeenCalledOnce();
  });

  it('reads above the draft why it was returned, and can propose it again', async () => {
    await showEditor({ ...CONTRIBUTOR, review: RETURNED });
    await told('La chute est trop sage.');
    await expect.element(button('Proposer à nouveau')).toBeEnabled();
  });
});

describe('an editor', () => {
  const EDITOR = { ...DRAFT, role: 'editor', review: WAITING } as const;

  it('sees the earlier comment, and returns a proposed draft with a new comment, kept until it is sent', async () => {
    const { session, services } = await showEditor({ ...EDITOR, review: { ...RETURNED, isWaiting: true }, width: 360 });
    const { giveBack } = services.reviews;
    const comment = page.getByRole('textbox', { name: 'Ton commentaire' });
    await told('Lou propose ce brouillon depuis le');
    await told('La chute est trop sage.');
    const { violations } = await axe.run('.review');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await button('Renvoyer avec ce commentaire').click();
    await expect.element(page.getByText(/^Écris un mot/)).toBeVisible();
    expect(giveBack).not.toHaveBeenCalled();
    await comment.fill('Presque');
    await expect.element(page.getByText(/^Écris un mot/)).not.toBeInTheDocument();
    giveBack.mockRejectedValueOnce(new GatewayError('refused', 400, '22023', ''));
    await button('Renvoyer avec ce commentaire').click();
    await expect.element(page.getByText(/^Ce brouillon n’attend plus de relecture/)).toBeVisible();
    await expect.element(comment).toHaveValue('Presque');
    giveBack.mockResolvedValue(RETURNED);
    await button('Renvoyer avec ce commentaire').click();
    await expect.poll(() => notice().query()).toBeNull();
    expect(giveBack).toHaveBeenLastCalledWith(session.articleId, 'Presque');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('publishes a proposed draft, which ends the review', async () => {
    const { session } = await showEditor(EDITOR);
    await button('Publier').click();
    await expect.poll(() => session.publish).toHaveBeenCalledOnce();
    session.$status.set('published');
    await expect.poll(() => notice().query()).toBeNull();
  });
});
