import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cookiesText } from '../../src/features/legal/cookies.ts';

/** Every place that keeps something in a browser, with words of the page about cookies that tell of it; null for none of its own. */
const KEPT: Record<string, string | null> = {
  'public/search-worker.js': 'La recherche sans connexion',
  'scripts/backend/known-devices.ts': 'coquelicot-device',
  'src/admin/database-services.ts': 'les listes d’articles',
  'src/admin/editor/rich-text/typography.ts': 'typographie française',
  'src/admin/editor/saving/journal-store.ts': 'les textes que le serveur n’a pas encore',
  'src/admin/way-back.ts': 'celle où elle était',
  'src/core/editing/list-cache.ts': 'les listes d’articles',
  'src/features/campaigns/fresh-version/reload-once.ts': 'Les pages de campagne',
  'src/features/confessions/start-confession.ts': 'Les confessions',
  'src/features/contest/live/kept-tickets.ts': 'coquelicot-contest-tickets',
  'src/features/podcast/guest-form/mount.tsx': 'Le podcast',
  'src/features/podcast/newsletter/mount.tsx': 'Le podcast',
  'src/features/quizzes/game/QuizIsland.tsx': 'Les quiz et le jeu',
  'src/features/quizzes/game/quiz-game.ts': 'Les quiz et le jeu',
  'src/features/quizzes/game/quiz-sounds.ts': 'Si tu mets le son',
  'src/features/search/keep-offline.ts': 'La recherche sans connexion',
  'src/features/simulator/browser-effects.ts': 'Drague Simulator 3000',
  'src/features/simulator/store.ts': 'Drague Simulator 3000',
  'src/gateway/browser/absent-storage.ts': null,
  'src/gateway/browser/authentication.ts': 'sa session',
  'src/gateway/browser/stored-session.ts': 'sa session',
  'src/presentation/admin-tools/starter.ts': 'sa session',
  'src/presentation/consent/record.ts': 'tu as répondu',
  'src/presentation/forms/kept-draft.ts': null,
  'src/presentation/offline/keep-game.ts': 'une copie du quiz',
  'src/presentation/storage/kept-text.ts': null,
};
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.open\(|\bopenDB[<(]|document\.cookie|Max-Age=|import .*storage\/kept-text/;

const files = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/backend/*.ts', 'public/*.js'], {
  exclude: ['**/*.{test,support}.{ts,tsx}'],
});

it('tells on the page about cookies of everything that a browser keeps', () => {
  const keeping = files.filter((file) => STORAGE.test(readFileSync(file, 'utf8')));
  expect(keeping.toSorted()).toEqual(Object.keys(KEPT).toSorted());
  const words = JSON.stringify(cookiesText('mesure.exemple'));
  for (const [file, told] of Object.entries(KEPT)) if (told !== null) expect(words, file).toContain(told);
});
