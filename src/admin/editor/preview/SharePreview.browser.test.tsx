import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../presentation/forms/form.css';
import '../../../presentation/styles/frame.css';
import type { PreviewLinks } from './preview-link.ts';
import './preview.css';
import { SharePreview } from './SharePreview.tsx';

const links = {
  create: vi.fn<PreviewLinks['create']>(),
  revoke: vi.fn<PreviewLinks['revoke']>(),
};
const shown = (isSaved = true) => render(<SharePreview articleId="id" isSaved={isSaved} links={links} />);
const createButton = () => page.getByRole('button', { name: 'Créer un lien d’aperçu' });

beforeEach(() => {
  links.create.mockReset().mockResolvedValue({ token: 'jeton', expiresAt: '2026-11-29T13:05:00Z' });
  links.revoke.mockReset().mockResolvedValue();
});

describe('sharing a preview', () => {
  it('creates a link, says when it expires, and copies it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await shown();
    await createButton().click();
    const address = `${location.origin}/apercu#jeton`;
    await expect.element(page.getByLabelText('Lien d’aperçu')).toHaveValue(address);
    await expect.element(page.getByText(/Il expire le 29 novembre 2026 à 14\sh\s05/)).toBeVisible();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect.element(page.getByText('Lien copié')).toBeVisible();
    expect(write).toHaveBeenCalledWith(address);
    expect(links.create).toHaveBeenCalledExactlyOnceWith('id');
    const { violations } = await axe.run('.share-preview', { rules: { 'heading-order': { enabled: false } } });
    expect(violations).toEqual([]);
    write.mockRestore();
  });

  it('selects the link when the browser refuses to copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await shown();
    await createButton().click();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect.element(page.getByText(/copie-le à la main/)).toBeVisible();
    const field = page.getByLabelText('Lien d’aperçu').element() as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    write.mockRestore();
  });

  it('revokes every link', async () => {
    await shown();
    await createButton().click();
    await page.getByRole('button', { name: 'Fermer les liens d’aperçu' }).click();
    await expect.element(page.getByText(/sont fermés/)).toBeVisible();
    await expect.element(page.getByLabelText('Lien d’aperçu')).not.toBeInTheDocument();
    expect(links.revoke).toHaveBeenCalledExactlyOnceWith('id');
  });

  it('revokes earlier links, and can neither create nor revoke again until the server has answered', async () => {
    const revoked = Promise.withResolvers<undefined>();
    links.revoke.mockReturnValue(revoked.promise);
    await shown();
    const revoke = page.getByRole('button', { name: 'Fermer les liens d’aperçu' });
    await revoke.click();
    await expect.element(createButton()).toHaveAttribute('aria-disabled', 'true');
    await createButton().click({ force: true });
    await revoke.click({ force: true });
    await expect.element(revoke).toHaveFocus();
    revoked.resolve(undefined);
    await expect.element(createButton()).toHaveAttribute('aria-disabled', 'false');
    expect(links.create).not.toHaveBeenCalled();
    expect(links.revoke).toHaveBeenCalledOnce();
  });

  it('says when a link could not be created, and creates one at the next attempt', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    links.create.mockRejectedValueOnce(new Error('no network'));
    await shown();
    await createButton().click();
    await expect.element(page.getByText(/ton texte n’a pas changé/)).toBeVisible();
    await createButton().click();
    await expect.element(page.getByLabelText('Lien d’aperçu')).toBeVisible();
    warn.mockRestore();
  });

  it('offers no link while the article is unsaved, and asks to save it first', async () => {
    await shown(false);
    await expect.element(page.getByText(/Enregistre d’abord/)).toBeVisible();
    await expect.element(createButton()).not.toBeInTheDocument();
  });
});
