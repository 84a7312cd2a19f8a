import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import { permissionsOf } from '../../core/team/roles.ts';
import { articleIdsByName, deleteArticle, restoreArticle } from '../../gateway/browser/administration.ts';
import { browserDatabase, signedInRole } from '../../gateway/browser/session.ts';
import { toastRegion } from '../toasts/toast-region.ts';
import styles from './admin-tools.css?inline';
import { articleCards, shownArticleName } from './cards.ts';
import { articleDeletion } from './deletions.ts';
import { linkToEditor, linkToNewArticle } from './links.ts';

/** Gives a page the tools of the signed-in member's role; gives nobody else anything. */
async function start(): Promise<void> {
  // The back office has no cards, and a connection of its own.
  if (location.pathname.startsWith(ADMIN_ADDRESS)) return;
  const database = browserDatabase();
  const role = await signedInRole(database);
  if (!role) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  linkToNewArticle(document);
  // Visitors see published articles alone, which a contributor may not change.
  if (!permissionsOf(role).publishes) return;

  const cards = articleCards(document);
  const shownName = shownArticleName(location.pathname);
  const names = [...cards.names(), ...(shownName === null ? [] : [shownName])];
  const ids = await articleIdsByName(database, [...new Set(names)]);

  cards.equip(
    ids,
    articleDeletion({
      cards,
      toasts: toastRegion(),
      deleteArticle: (articleId) => deleteArticle(database, articleId),
      restoreArticle: (articleId) => restoreArticle(database, articleId),
    }),
  );
  // Deleted since the page was made.
  for (const name of cards.names()) if (!ids.has(name)) cards.hide(name);
  const shownId = shownName === null ? undefined : ids.get(shownName);
  if (shownId) linkToEditor(document, shownId);
}

void start();
