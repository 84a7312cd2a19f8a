import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../src/core/editing/article-form.ts';
import { axeViolations } from '../../support/axe.ts';
import { HOSTILE, previewedSite, showInFrame } from '../../support/preview-page.ts';

const preview = previewedSite();

describe('the link of a preview', () => {
  it('leads to a page without the article once it has expired', async () => {
    const visit = await preview.site.newVisit();
    const { id, token } = await preview.sharedDraft('Un brouillon fermé');
    const sql = preview.site.copy.database();
    await sql`update private.previews set expires_at = now() - interval '1 second' where article_id = ${id}`;
    await sql.end();
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'Ce lien ne mène plus à rien' }).waitFor();
    expect(await page.getByText('Un brouillon fermé').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await visit.context.close();
  });

  it('no longer shows the article once its token is changed or removed in the address', async () => {
    const visit = await preview.site.newVisit();
    const { token } = await preview.sharedDraft('Un brouillon secret');
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'Un brouillon secret' }).waitFor();
    await page.evaluate(() => (location.hash = 'un-autre-lien'));
    await page.getByRole('heading', { level: 1, name: 'Ce lien ne mène plus à rien' }).waitFor();
    await page.evaluate(() => (location.hash = ''));
    await page.getByRole('heading', { level: 1, name: 'Ici, on lit les articles avant tout le monde' }).waitFor();
    expect(await page.getByText('Un brouillon secret').count()).toBe(0);
    expect(await page.title()).toMatch(/^Aperçu –/);
    await visit.context.close();
  });

  it('offers another attempt when the server does not answer, and then shows the article', async () => {
    const visit = await preview.site.newVisit();
    const { token } = await preview.sharedDraft('Un brouillon patient');
    await visit.context.route('**/rpc/read_preview', (route) => route.abort());
    const page = await visit.open(`/apercu#${token}`);
    await page.getByRole('heading', { level: 1, name: 'L’aperçu ne répond pas' }).waitFor();
    await visit.context.unroute('**/rpc/read_preview');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Un brouillon patient' }).waitFor();
    await visit.context.close();
  });
});

describe('the frame of the preview', () => {
  it('shows the writer’s text without running its scripts, and keeps the scroll position when the text changes', async () => {
    const visit = await preview.site.newVisit();
    const page = await visit.open('/admin/auth');
    const long = HOSTILE + '<p>Un paragraphe de plus.</p>'.repeat(100);
    const form = {
      ...emptyForm('anecdote'),
      title: '<img src=x onerror=alert(1)>',
      content: long,
      categories: ['<b>Une</b>'],
    };
    await showInFrame(page, form);
    const frame = page.frameLocator('#apercu');
    await frame.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await frame.locator('article header .chip').allInnerTexts()).toEqual(['<b>Une</b>']);
    const inside = page.frame({ url: /apercu$/ });
    await inside?.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await showInFrame(page, { ...form, content: `${long}<p>La toute fin.</p>` });
    await frame.getByText('La toute fin.').waitFor();
    expect(await inside?.evaluate(() => scrollY)).toBe(2000);
    expect(await inside?.evaluate(() => ('bitten' in window ? window.bitten : null))).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('apercu');
    expect(visit.problems).toEqual([]);

    await showInFrame(page, { ...emptyForm('blog'), title: 'Trop', content: '<div>'.repeat(501) });
    await frame.getByRole('heading', { level: 1, name: 'Ce texte ne peut pas s’afficher' }).waitFor();
    await showInFrame(page, { ...emptyForm('blog'), title: 'Assez', content: '<p>Bien</p>' });
    await frame.getByRole('heading', { level: 1, name: 'Assez' }).waitFor();
    await visit.context.close();
  });
});
