import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RecordedPublication } from '../../../core/editing/publication-progress.ts';
import '../../../presentation/styles/frame.css';
import './publication.css';
import { PublicationIndicator } from './PublicationIndicator.tsx';
import { tellVisibleChange } from './visible-changes.ts';

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
  newest: vi.fn<() => Promise<RecordedPublication | null>>(),
  onlineBuildId: vi.fn<() => Promise<string | null>>(),
  retry: vi.fn<() => Promise<string>>(),
};
const line = () => page.getByRole('status');

beforeEach(() => {
  sources.newest.mockReset().mockResolvedValue(recorded({}));
  sources.onlineBuildId.mockReset().mockResolvedValue('b1');
  sources.retry.mockReset().mockResolvedValue('again');
});

describe('the line on the state of the site', () => {
  it.each([
    ['online', 'En ligne'],
    ['queued', 'Publication en cours'],
    ['building', 'Publication en cours'],
    ['failed', 'La dernière publication a échoué'],
  ] as const)('shows a publication that is %s as « %s »', async (state, sentence) => {
    sources.newest.mockResolvedValue(recorded({ state }));
    await render(<PublicationIndicator sources={sources} />);
    await expect.element(line()).toHaveTextContent(sentence);
  });

  it('shows « Publication en cours » until the site serves the build of the publication', async () => {
    sources.onlineBuildId.mockResolvedValue('former');
    await render(<PublicationIndicator sources={sources} />);
    await expect.element(line()).toHaveTextContent('Publication en cours');
  });

  it('is empty when there is no publication', async () => {
    sources.newest.mockResolvedValue(null);
    const { container } = await render(<PublicationIndicator sources={sources} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('reads the newest publication at once after a change', async () => {
    await render(<PublicationIndicator sources={sources} />);
    await expect.element(line()).toHaveTextContent('En ligne');
    sources.newest.mockResolvedValue(recorded({ id: 'next', state: 'queued', buildId: null }));
    tellVisibleChange(null);
    await expect.element(line()).toHaveTextContent('Publication en cours');
  });

  it('ignores an answer that was requested before a change and arrives after it', async () => {
    const early = Promise.withResolvers<RecordedPublication>();
    sources.newest.mockReturnValueOnce(early.promise);
    sources.newest.mockResolvedValue(recorded({ state: 'queued' }));
    await render(<PublicationIndicator sources={sources} />);
    tellVisibleChange(null);
    await expect.element(line()).toHaveTextContent('Publication en cours');
    early.resolve(recorded({}));
    await early.promise;
    await new Promise((resolve) => setTimeout(resolve));
    await expect.element(line()).toHaveTextContent('Publication en cours');
  });

  it('shows why a publication failed, and retries it on request', async () => {
    sources.newest.mockResolvedValue(recorded({ state: 'failed', reason: 'L’article x ne peut pas s’afficher.' }));
    await render(<PublicationIndicator sources={sources} />);
    await page.getByText('Ce que dit le serveur').click();
    await expect.element(page.getByText(/ne peut pas s’afficher/)).toBeVisible();
    const { violations } = await axe.run('.publication-indicator');
    expect(violations).toEqual([]);
    sources.newest.mockResolvedValue(recorded({ id: 'again', state: 'queued' }));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(line()).toHaveTextContent('Publication en cours');
    expect(sources.retry).toHaveBeenCalledOnce();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('shows an error when the retry cannot be requested', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sources.newest.mockResolvedValue(recorded({ state: 'failed', reason: 'Panne' }));
    sources.retry.mockRejectedValue(new Error('no network'));
    await render(<PublicationIndicator sources={sources} />);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('alert').element().textContent).toContain('La demande n’est pas partie');
    vi.restoreAllMocks();
  });
});
