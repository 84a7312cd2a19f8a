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
import type { ScreenServices } from './screens.ts';
import { ServicesContext, type BackOfficeServices, type SharedServices } from './services.ts';

/** Current time of component tests. */
export const NOW = Date.parse('2026-06-01T12:00:00Z');

/** Returns services that do nothing until a test implements them. The test of a screen adds the screen's own services. */
export function fakeServices() {
  return {
    listArticles: vi.fn<SharedServices['listArticles']>(),
    articleFilters: vi.fn<SharedServices['articleFilters']>(async () => ({
      categories: [],
      authors: [],
      months: [],
    })),
    deleteArticle: vi.fn<SharedServices['deleteArticle']>(),
    restoreArticle: vi.fn<SharedServices['restoreArticle']>(),
    isPublic: vi.fn<SharedServices['isPublic']>(async () => false),
    articleForm: vi.fn<SharedServices['articleForm']>(),
    duplicateArticle: vi.fn<SharedServices['duplicateArticle']>(),
    countProposals: vi.fn<SharedServices['countProposals']>(async () => 0),
    articleStatistics: vi.fn<SharedServices['articleStatistics']>(),
    articlesByTitles: vi.fn<SharedServices['articlesByTitles']>(),
    findArticles: vi.fn<SharedServices['findArticles']>(async () => []),
    renameArticles: vi.fn<SharedServices['renameArticles']>(),
    restingTexts: vi.fn<SharedServices['restingTexts']>(async () => []),
    forgetText: vi.fn<SharedServices['forgetText']>(),
    storage: localStorage,
    toasts: {
      tell: vi.fn<Toasts['tell']>(),
      warn: vi.fn<Toasts['warn']>(),
      offerUndo: vi.fn<Toasts['offerUndo']>(async () => 'expired'),
    },
    now: () => NOW,
  };
}

/** Shows a part of the back office at an address. @returns the query client, and the addresses to which its links have led */
export async function renderScreen(
  screen: ReactNode,
  services: SharedServices & Partial<ScreenServices>,
  address = '/admin/editor',
  role: Role = 'administrator',
) {
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  const queries = backOfficeQueries();
  // Retries without delay, because the retry policy has tests of its own.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  await render(
    <QueryClientProvider client={queries}>
      <PermissionsContext value={permissionsOf(role)}>
        <ServicesContext value={services as BackOfficeServices}>
          <Router hook={hook} searchHook={searchHook}>
            <main className="back-office">{screen}</main>
          </Router>
        </ServicesContext>
      </PermissionsContext>
    </QueryClientProvider>,
  );
  return { history, queries };
}
