import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../presentation/styles/frame.css';
import type { Toasts } from '../presentation/toasts/toast-region.ts';
import './admin.css';
import { permissionsOf, type Role } from '../core/team/roles.ts';
import { PermissionsContext } from './permissions.ts';
import { backOfficeQueries } from './query-client.ts';
import { ServicesContext, type BackOfficeServices } from './services.ts';

/** Current time of component tests. */
export const NOW = Date.parse('2026-06-01T12:00:00Z');

/** Services that do nothing before a test says what they do. */
export function fakeServices() {
  return {
    listArticles: vi.fn<BackOfficeServices['listArticles']>(),
    articleFilters: vi.fn<BackOfficeServices['articleFilters']>(async () => ({
      categories: [],
      authors: [],
      months: [],
    })),
    deleteArticle: vi.fn<BackOfficeServices['deleteArticle']>(),
    restoreArticle: vi.fn<BackOfficeServices['restoreArticle']>(),
    isPublic: vi.fn<BackOfficeServices['isPublic']>(async () => false),
    articleForm: vi.fn<BackOfficeServices['articleForm']>(),
    duplicateArticle: vi.fn<BackOfficeServices['duplicateArticle']>(),
    countProposals: vi.fn<BackOfficeServices['countProposals']>(async () => 0),
    articleStatistics: vi.fn<BackOfficeServices['articleStatistics']>(),
    deletedArticles: vi.fn<BackOfficeServices['deletedArticles']>(),
    listActions: vi.fn<BackOfficeServices['listActions']>(),
    articlesByTitles: vi.fn<BackOfficeServices['articlesByTitles']>(),
    listCategories: vi.fn<BackOfficeServices['listCategories']>(async () => []),
    renameCategory: vi.fn<BackOfficeServices['renameCategory']>(),
    removeCategory: vi.fn<BackOfficeServices['removeCategory']>(),
    findArticles: vi.fn<BackOfficeServices['findArticles']>(async () => []),
    renameArticles: vi.fn<BackOfficeServices['renameArticles']>(),
    people: vi.fn<BackOfficeServices['people']>(),
    team: vi.fn<BackOfficeServices['team']>(),
    restingTexts: vi.fn<BackOfficeServices['restingTexts']>(async () => []),
    forgetText: vi.fn<BackOfficeServices['forgetText']>(),
    storage: localStorage,
    toasts: {
      tell: vi.fn<Toasts['tell']>(),
      warn: vi.fn<Toasts['warn']>(),
      offerUndo: vi.fn<Toasts['offerUndo']>(async () => 'expired'),
    },
    now: () => NOW,
  };
}

/** Shows a part of the back office at an address. @returns where its links have led */
export async function renderScreen(
  screen: ReactNode,
  services: BackOfficeServices,
  address = '/admin/editor',
  role: Role = 'administrator',
) {
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  const queries = backOfficeQueries();
  // Its delays are the policy's, which has tests of its own.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  await render(
    <QueryClientProvider client={queries}>
      <PermissionsContext value={permissionsOf(role)}>
        <ServicesContext value={services}>
          <Router hook={hook} searchHook={searchHook}>
            <main className="back-office">{screen}</main>
          </Router>
        </ServicesContext>
      </PermissionsContext>
    </QueryClientProvider>,
  );
  return { history, queries };
}
