import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RecordedAction } from '../../core/team/actions.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import { longDateTime } from '../../core/time/paris-time.ts';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { JournalScreen } from './JournalScreen.tsx';
import type { JournalServices } from './screen.ts';

const PERSON = 'b8a3c1de-0000-4000-8000-000000000001';
const people = [{ id: PERSON, name: 'Camille' }];

const fakes = () => ({
  ...fakeServices(),
  listActions: vi.fn<JournalServices['listActions']>(),
});
let services: ReturnType<typeof fakes>;

beforeEach(() => {
  services = fakes();
});

const recorded = (action: string, subject: string, detail = '', actor = 'Camille'): RecordedAction => ({
  id: Math.random(),
  at: '2026-05-14T12:00:00Z',
  actor,
  action,
  subjectId: PERSON,
  subject,
  detail,
});
const lines = () => [...document.querySelectorAll('.journal li')].map((line) => line.textContent);
const open = (address = '/admin/journal') => renderScreen(<JournalScreen />, services, address);

describe('the screen of the journal', () => {
  it('lists who did what, and when', async () => {
    services.listActions.mockResolvedValue({
      total: 5,
      people,
      actions: [
        recorded('published', 'Averse'),
        recorded('role_changed', 'Lou', 'contributor'),
        recorded('data_erased', 'applications', '2'),
        recorded('withdrawn', 'Orage', '', ''),
        recorded('unheard_of', 'x', 'y'),
      ],
    });
    await open();
    await expect.element(page.getByRole('status')).toHaveTextContent('5 lignes');
    const day = longDateTime('2026-05-14T12:00:00Z');
    expect(lines()).toEqual([
      `${day}CamilleArticle publié«\u00a0Averse\u00a0»`,
      `${day}CamilleChangement de rôleLou (Contribution)`,
      `${day}CamilleDonnées effacées2 candidatures`,
      `${day}L’hébergementArticle retiré«\u00a0Orage\u00a0»`,
      `${day}Camilleunheard_ofx y`,
    ]);
  });

  it('filters by action and person, and keeps the filters in its address', async () => {
    services.listActions.mockResolvedValue({ total: 0, people, actions: [] });
    const { history } = await open('/admin/journal?page=2');
    await expect.element(page.getByRole('status')).toHaveTextContent('Rien dans le journal pour l’instant.');
    await page.getByRole('combobox', { name: 'Action' }).selectOptions('Données exportées');
    await page.getByRole('combobox', { name: 'Personne' }).selectOptions('Camille');
    await expect.element(page.getByRole('status')).toHaveTextContent('Rien dans le journal pour ces filtres.');
    expect(history.at(-1)).toBe(`/admin/journal?action=data_exported&personne=${PERSON}`);
    expect(services.listActions).toHaveBeenLastCalledWith({
      action: 'data_exported',
      person: PERSON,
      page: 1,
      pageSize: 50,
    });
  });

  it('links to the previous and the next page, keeping the filter', async () => {
    services.listActions.mockResolvedValue({ total: 120, people, actions: [recorded('published', 'Averse')] });
    await open('/admin/journal?action=published&page=2');
    await expect.element(page.getByText('Page 2 sur 3')).toBeVisible();
    const addresses = [...document.querySelectorAll('.pager a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/admin/journal?action=published', '/admin/journal?action=published&page=3']);
  });

  it('goes to the last page when the page of the address does not exist', async () => {
    services.listActions.mockResolvedValue({ total: 120, people, actions: [] });
    const { history } = await open('/admin/journal?action=published&page=9');
    await expect.poll(() => history.at(-1)).toBe('/admin/journal?action=published&page=3');
  });

  it('shows the filter by a person even when that person has no line', async () => {
    services.listActions.mockResolvedValue({ total: 0, people: [], actions: [] });
    await open(`/admin/journal?personne=${PERSON}`);
    await expect.element(page.getByRole('status')).toHaveTextContent('Rien dans le journal pour ces filtres.');
    await expect.element(page.getByRole('combobox', { name: 'Personne' })).toHaveValue(PERSON);
  });

  it.each([360, 1280])('passes axe at %i px', async (width) => {
    await page.viewport(width, 900);
    services.listActions.mockResolvedValue({ total: 120, people, actions: [recorded('published', 'Averse')] });
    await open();
    await expect.element(page.getByText('Page 1 sur 3')).toBeVisible();
    const { violations } = await axe.run('main');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('loads again on « Réessayer » after a failure', async () => {
    services.listActions.mockRejectedValueOnce(new GatewayError('refused', 400, '', ''));
    services.listActions.mockResolvedValue({ total: 0, people, actions: [] });
    await open();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Rien dans le journal pour l’instant.');
  });
});
