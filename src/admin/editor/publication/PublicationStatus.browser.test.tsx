import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RecordedPublication } from '../../../core/editing/publication-progress.ts';
import '../../../presentation/styles/frame.css';
import type { PublicationSources } from './follow-publication.ts';
import './publication.css';
import { PublicationStatus } from './PublicationStatus.tsx';

const NOW = new Date().toISOString();
const recorded = (fields: Partial<RecordedPublication>): RecordedPublication => ({
  id: 'p',
  state: 'queued',
  reason: null,
  buildId: null,
  requestedAt: NOW,
  startedAt: null,
  ...fields,
});

let publications: Record<string, RecordedPublication>;
let newestId: string;
let online: string | null;
const sources: PublicationSources = {
  read: async (id) => publications[id] ?? null,
  newest: async () => publications[newestId] ?? null,
  onlineBuildId: async () => online,
  retry: async () => {
    newestId = 'again';
    return 'again';
  },
};
const shown = (onOnline = () => {}, given = sources) =>
  render(<PublicationStatus publicationId="p" change="publish" sources={given} onOnline={onOnline} />);

beforeEach(() => {
  publications = { p: recorded({}) };
  newestId = 'p';
  online = 'former';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.colorScheme = '';
});

describe('the status of a publication', () => {
  it('goes from queued to online, and calls onOnline once', async () => {
    const onOnline = vi.fn();
    await shown(onOnline);
    await expect.element(page.getByText(/elle attend son tour/)).toBeVisible();
    publications = { p: recorded({ state: 'online', buildId: 'b1' }) };
    await expect.element(page.getByText(/Publication en cours/)).toBeVisible();
    await expect.element(page.getByText('En préparation')).toHaveAttribute('aria-current', 'step');
    expect(onOnline).not.toHaveBeenCalled();
    online = 'b1';
    await expect.element(page.getByText(/C’est en ligne/), { timeout: 10_000 }).toBeVisible();
    expect(onOnline).toHaveBeenCalledOnce();
  });

  it('shows why the publication failed, and retries it on request', async () => {
    publications = { p: recorded({ state: 'failed', reason: 'L’article x ne peut pas s’afficher.' }) };
    await shown();
    await page.getByText(/Ce que dit le serveur/).click();
    await expect.element(page.getByText(/ne peut pas s’afficher/)).toBeVisible();
    publications = { ...publications, again: recorded({ id: 'again', state: 'building' }) };
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByText(/Publication en cours/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });

  it('names pages that keep their earlier version, and retries on request', async () => {
    publications = { p: recorded({ state: 'online', buildId: 'b1', reason: 'blog/x.html : trop imbriqué.' }) };
    online = 'b1';
    await shown();
    await expect.element(page.getByText(/C’est en ligne, sauf certaines pages/)).toBeVisible();
    await page.getByText(/Ce que dit le serveur/).click();
    await expect.element(page.getByText(/trop imbriqué/)).toBeVisible();
    publications = { ...publications, again: recorded({ id: 'again', state: 'building' }) };
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByText(/Publication en cours/)).toBeVisible();
  });

  it('shows an error when the retry cannot be requested, and offers it again', async () => {
    publications = { p: recorded({ state: 'failed', reason: 'Panne' }) };
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await shown(undefined, { ...sources, retry: () => Promise.reject(new Error('no network')) });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByText(/La demande n’est pas partie/)).toBeVisible();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('La demande n’est pas partie');
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('says when the server does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await shown(undefined, { ...sources, read: () => Promise.reject(new Error('no network')) });
    await expect.element(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
  });

  it('passes axe in the dark scheme', async () => {
    document.documentElement.style.colorScheme = 'dark';
    publications = { p: recorded({ state: 'failed', reason: 'Panne' }) };
    await shown();
    await page.getByText(/Ce que dit le serveur/).click();
    const { violations } = await axe.run('.publication');
    expect(violations).toEqual([]);
  });
});
