import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RecordedPublication } from '../../../core/editing/publication-progress.ts';
import '../../../presentation/styles/frame.css';
import '../../admin.css';
import type { PublicationSources } from './follow-publication.ts';
import { PublicationInPlace } from './PublicationInPlace.tsx';
import { SitePublication } from './SitePublication.tsx';
import { forgetChange, tellRestored, tellVisibleChange } from './visible-changes.ts';

const recorded = (fields: Partial<RecordedPublication>): RecordedPublication => ({
  id: 'p',
  state: 'online',
  reason: null,
  buildId: 'b1',
  requestedAt: new Date().toISOString(),
  startedAt: null,
  ...fields,
});
const sources = {
  read: vi.fn<PublicationSources['read']>(),
  newest: vi.fn<PublicationSources['newest']>(),
  onlineBuildId: vi.fn<PublicationSources['onlineBuildId']>(),
  retry: vi.fn<PublicationSources['retry']>(),
};
/** Makes both ways of reading the last publication return this one. */
const publicationIs = (publication: Partial<RecordedPublication>) => {
  sources.read.mockResolvedValue(recorded(publication));
  sources.newest.mockResolvedValue(recorded(publication));
};
const show = () => render(<SitePublication sources={sources} />);
const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });

beforeEach(() => {
  publicationIs({});
  sources.onlineBuildId.mockReset().mockResolvedValue('b1');
  sources.retry.mockReset().mockResolvedValue('again');
});
afterEach(() => {
  forgetChange();
  vi.useRealTimers();
  document.documentElement.style.colorScheme = '';
});

describe('a change that visitors will see', () => {
  it('is announced in a sentence of its kind, and followed by the id of its publication if it has one', async () => {
    await show();
    for (const [change, sentence] of [
      ['unpublish', 'les visiteurs ne voient plus cet article.'],
      ['delete', 'l’article a quitté le site.'],
      ['restore', 'l’article est revenu sur le site.'],
      ['rename', 'les visiteurs voient les nouveaux titres.'],
      ['update', 'les visiteurs lisent la nouvelle version.'],
    ] as const) {
      tellVisibleChange({ change, publicationId: null });
      await expect.element(page.getByText(new RegExp(sentence))).toBeVisible();
    }
    tellVisibleChange({ change: 'rename', publicationId: 'q' });
    await expect.poll(() => sources.read.mock.lastCall).toEqual(['q']);
    publicationIs({ id: 'q', state: 'queued', buildId: null });
    tellVisibleChange({ change: 'delete', publicationId: null });
    await expect.element(page.getByText(/elle attend son tour/)).toBeVisible();
  });

  it('shows the steps of its publication until the site confirms it', async () => {
    await show();
    await expect.element(page.getByRole('status')).toHaveTextContent('En ligne');
    publicationIs({ id: 'q', state: 'queued', buildId: null });
    tellVisibleChange({ change: 'unpublish', publicationId: null });
    await expect.element(step('En attente')).toHaveAttribute('aria-current', 'step');
    publicationIs({ id: 'q', state: 'building', buildId: 'b2' });
    await expect.element(step('En préparation'), { timeout: 10_000 }).toHaveAttribute('aria-current', 'step');
    publicationIs({ id: 'q', state: 'online', buildId: 'b2' });
    sources.onlineBuildId.mockResolvedValue('b2');
    await expect.element(page.getByText(/les visiteurs ne voient plus/), { timeout: 10_000 }).toBeVisible();
  });

  it('shows why its publication failed, and retries it on request', async () => {
    await show();
    publicationIs({ id: 'q', state: 'failed', reason: 'L’article x ne peut pas s’afficher.' });
    tellVisibleChange({ change: 'delete', publicationId: null });
    await expect.element(page.getByText(/les visiteurs le voient encore/)).toBeVisible();
    await page.getByText('Ce que dit le serveur').click();
    await expect.element(page.getByText(/ne peut pas s’afficher/)).toBeVisible();
    document.documentElement.style.colorScheme = 'dark';
    expect((await axe.run('.followed-change')).violations).toEqual([]);
    publicationIs({ id: 'again', state: 'queued', buildId: null });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(step('En attente')).toHaveAttribute('aria-current', 'step');
    expect(sources.retry).toHaveBeenCalledOnce();
  });

  it('is replaced by the line on the state of the site within 10 s once it is online', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await show();
    tellVisibleChange({ change: 'delete', publicationId: null });
    await expect.element(page.getByText(/a quitté le site/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(page.getByText(/a quitté le site/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('En ligne');
  });

  it('shows only the line on the state of the site when it is uncertain, or once it is closed', async () => {
    await show();
    publicationIs({ id: 'q', state: 'queued', buildId: null });
    tellVisibleChange(null);
    await expect.element(page.getByRole('status')).toHaveTextContent('Publication en cours');
    await expect.element(step('En attente')).not.toBeInTheDocument();
    tellVisibleChange({ change: 'delete', publicationId: null });
    await expect.element(step('En attente')).toBeVisible();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Publication en cours');
    await expect.element(step('En attente')).not.toBeInTheDocument();
  });

  it('is followed in the editor while the editor is open, and above the screens afterwards', async () => {
    publicationIs({ id: 'q', state: 'building', buildId: null });
    const both = (isEditor: boolean) => (
      <>
        <SitePublication sources={sources} />
        {isEditor && <PublicationInPlace publicationId="q" change="update" sources={sources} />}
      </>
    );
    const { rerender } = await render(both(true));
    tellVisibleChange({ change: 'update', publicationId: 'q' });
    await expect.element(step('En préparation')).toHaveAttribute('aria-current', 'step');
    await expect.poll(() => page.getByText('Publication en cours', { exact: true }).elements().length).toBe(1);
    await rerender(both(false));
    await expect.element(page.getByText('Publication en cours', { exact: true })).not.toBeInTheDocument();
    await expect.element(step('En préparation')).toHaveAttribute('aria-current', 'step');
  });
});

describe('an article restored from the trash', () => {
  it('is announced only when visitors can see it', async () => {
    await show();
    await tellRestored('a', async () => false);
    await expect.element(page.getByText(/est revenu/)).not.toBeInTheDocument();
    await tellRestored('a', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect.element(page.getByText(/est revenu/)).not.toBeInTheDocument();
    await tellRestored('a', async (id) => id === 'a');
    await expect.element(page.getByText(/est revenu/)).toBeVisible();
  });
});
