import { vi } from 'vitest';
import type { EditorServices } from './editor-services.ts';

/** Returns services that answer at once. A test may replace each of them. */
export function fakeServices() {
  return {
    listCategories: vi.fn<EditorServices['listCategories']>(() =>
      Promise.resolve([
        { id: 'a', name: 'Amour', slug: 'amour' },
        { id: 'b', name: 'Humour', slug: 'humour' },
      ]),
    ),
    followCategories: vi.fn<EditorServices['followCategories']>(() => () => undefined),
    createCategory: vi.fn<EditorServices['createCategory']>((name) =>
      Promise.resolve({ kind: 'created', category: { name } }),
    ),
    listTags: vi.fn<EditorServices['listTags']>(() => Promise.resolve(['Rencontre', 'Été', 'Première rencontre'])),
    isSlugFree: vi.fn<EditorServices['isSlugFree']>(() => Promise.resolve(true)),
    uploadPicture: vi.fn<EditorServices['uploadPicture']>(() => Promise.resolve({ kind: 'unreachable' })),
    findArticles: vi.fn<EditorServices['findArticles']>(() => Promise.resolve([])),
    duplicateArticle: vi.fn<EditorServices['duplicateArticle']>(() => Promise.resolve('copy')),
    recentArticles: vi.fn<EditorServices['recentArticles']>(() => Promise.resolve([])),
    restoreArticle: vi.fn<EditorServices['restoreArticle']>(() => Promise.resolve('restored')),
    isPublic: vi.fn<EditorServices['isPublic']>(() => Promise.resolve(false)),
    listRevisions: vi.fn<EditorServices['listRevisions']>(() => Promise.resolve([])),
    readRevision: vi.fn<EditorServices['readRevision']>(() =>
      Promise.reject(new Error('There is no revision in this test')),
    ),
    presence: {
      announce: vi.fn<EditorServices['presence']['announce']>(() => Promise.resolve([])),
      stop: vi.fn<EditorServices['presence']['stop']>(() => Promise.resolve()),
    },
    previewLinks: {
      create: vi.fn<EditorServices['previewLinks']['create']>(() =>
        Promise.reject(new Error('There is no preview link in this test')),
      ),
      revoke: vi.fn<EditorServices['previewLinks']['revoke']>(() => Promise.resolve()),
    },
    reviews: {
      propose: vi.fn<EditorServices['reviews']['propose']>(() => Promise.resolve(null)),
      withdraw: vi.fn<EditorServices['reviews']['withdraw']>(() => Promise.resolve(null)),
      giveBack: vi.fn<EditorServices['reviews']['giveBack']>(() => Promise.resolve(null)),
    },
    publication: {
      read: vi.fn<EditorServices['publication']['read']>(() => Promise.resolve(null)),
      newest: vi.fn<EditorServices['publication']['newest']>(() => Promise.resolve(null)),
      onlineBuildId: vi.fn<EditorServices['publication']['onlineBuildId']>(() => Promise.resolve(null)),
      retry: vi.fn<EditorServices['publication']['retry']>(() => Promise.resolve('again')),
    },
    checklist: {
      siteHost: 'coquelicot.example',
      linkedArticles: () => Promise.resolve({ missing: [], unpublished: [] }),
      isOnline: () => Promise.resolve(true),
      pictureSize: () => Promise.resolve(null),
    },
    adoptAddress: vi.fn<EditorServices['adoptAddress']>(),
    wayBack: { address: '/admin/editor', isPage: false },
    navigate: vi.fn<EditorServices['navigate']>(),
    toasts: {
      tell: vi.fn(),
      warn: vi.fn(),
      // Never settles, so that a test sees the state before a change is undone or forgotten.
      offerUndo: vi.fn<EditorServices['toasts']['offerUndo']>(() => new Promise(() => {})),
    },
  } satisfies EditorServices;
}
