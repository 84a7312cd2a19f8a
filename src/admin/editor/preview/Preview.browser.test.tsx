import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import '../../../presentation/styles/frame.css';
import '../../dialog/dialog.css';
import { FRAME_PAGE, titlesInFrame } from './frame-page.support.ts';
import { LivePreview } from './LivePreview.tsx';
import './preview.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SearchResultPreview } from './SearchResultPreview.tsx';
import { SharedLinkPreview } from './SharedLinkPreview.tsx';
import { violationsInBothSchemes } from '../../both-schemes.support.ts';

const form = (fields: Partial<ArticleForm>): ArticleForm => ({ ...emptyForm('blog'), ...fields });

describe('the live preview', () => {
  it('shows the written text, follows it once writing pauses, and leaves the focus in the field', async () => {
    let title = 'Un';
    const address = FRAME_PAGE;
    const shown = (changes: number) => (
      <>
        <input aria-label="Texte" />
        <LivePreview form={() => form({ title })} changes={changes} address={address} />
      </>
    );
    const { rerender } = await render(shown(0));
    await userEvent.click(page.getByLabelText('Texte'));
    await expect.poll(() => titlesInFrame().at(-1)).toBe('Un');
    for (const typed of ['Deux', 'Trois', 'Quatre']) {
      title = typed;
      await rerender(shown(typed.length + titlesInFrame().length));
    }
    await expect.poll(() => titlesInFrame().at(-1)).toBe('Quatre');
    expect(titlesInFrame()).not.toContain('Deux');
    expect(document.activeElement).toBe(page.getByLabelText('Texte').element());
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  it('ignores a message from a window other than its frame', async () => {
    await render(<LivePreview form={() => form({})} changes={0} address="about:blank" />);
    window.postMessage({ kind: 'preview-shown' }, location.origin);
    await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    await expect.element(page.getByText('Chargement…')).toBeVisible();
  });
});

describe('the dialog of the preview', () => {
  it('shows the article at 1280 px and at the width of a phone, passes axe, and closes', async () => {
    const onClose = vi.fn();
    await page.viewport(1000, 800);
    await render(<PreviewDialog form={form({ title: 'Un' })} onClose={onClose} address={FRAME_PAGE} />);
    const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
    await expect.element(page.getByRole('dialog', { name: 'Aperçu de l’article' })).toBeVisible();
    await expect.poll(() => titlesInFrame()).toEqual(['Un']);
    expect(frame().contentWindow?.innerWidth).toBe(1280);
    expect(frame().getBoundingClientRect().width).toBeLessThan(1000);
    await page.getByRole('button', { name: 'Téléphone' }).click();
    await expect.poll(() => frame().contentWindow?.innerWidth).toBe(390);
    expect(titlesInFrame()).toEqual(['Un']);
    await expect.element(page.getByRole('button', { name: 'Téléphone' })).toHaveAttribute('aria-pressed', 'true');
    const { violations } = await axe.run('dialog', { iframes: false });
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: 'Fermer' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    await page.viewport(414, 896);
  });

  it('is named « Aperçu de l’anecdote » for an anecdote', async () => {
    await render(<PreviewDialog form={emptyForm('anecdote')} onClose={() => {}} address={FRAME_PAGE} />);
    await expect.element(page.getByRole('dialog', { name: 'Aperçu de l’anecdote' })).toBeVisible();
  });
});

describe('the previews of a search result and of a shared link', () => {
  const fields = form({ title: 'Où est le chat ?', description: 'Sous le lit.', slug: 'chat', imageUrl: '/a.webp' });

  it('show title, address and description in a search result', async () => {
    await render(<SearchResultPreview fields={fields} articleId="id" />);
    await expect.element(page.getByText(/Où est le chat \? – Coquelicot/)).toBeVisible();
    await expect.element(page.getByText(`${location.host} › blog › chat`)).toBeVisible();
    await expect.element(page.getByText('Sous le lit.')).toBeVisible();
  });

  it('show picture and kind of the article in a shared link, and pass axe in both schemes', async () => {
    await render(<SharedLinkPreview fields={fields} articleId="id" />);
    await expect.element(page.getByText('Blog', { exact: true })).toBeVisible();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
    expect(await violationsInBothSchemes(document.querySelector('.page-look'))).toEqual([]);
  });

  it('show the default picture instead of a picture from another host', async () => {
    await render(
      <SharedLinkPreview fields={{ ...fields, imageUrl: 'https://ailleurs.example/a.webp' }} articleId="id" />,
    );
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/illustrations/cover-default.svg');
  });
});
