import { ADMIN_ADDRESS, correctionAddress, EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { permissionsOf } from '../../core/team/roles.ts';
import { deleteArticle, restoreArticle } from '../../gateway/browser/article-deletion.ts';
import { articleIdsByName } from '../../gateway/browser/linked-articles.ts';
import { browserDatabase, signedInRole } from '../../gateway/browser/session.ts';
import { toastRegion } from '../toasts/toast-region.ts';
import styles from './admin-tools.css?inline';
import { articleCards, shownArticleName } from './cards.ts';
import { articleDeletion } from './deletions.ts';
import { element } from '../dom/element.ts';
import { ADD, EDIT_THIS } from './copy.ts';

/** Adds the tools of the signed-in member's role to a page; does nothing for visitors. */
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
  // A contributor may not change published articles, the only ones on these pages.
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
  // Hide the cards of articles that were deleted since the page was rendered.
  for (const name of cards.names()) if (!ids.has(name)) cards.hide(name);
  const shownId = shownName === null ? undefined : ids.get(shownName);
  if (shownId) linkToEditor(document, shownId);
}

/** Adds a link to a new article under the heading of the favourites. */
function linkToNewArticle(page: ParentNode): void {
  page.querySelector('.favourites .heading')?.after(paragraphWithLink(EDITOR_ADDRESS, ADD));
}

/** Adds a link to the editor under the title of the article. */
function linkToEditor(page: ParentNode, articleId: string): void {
  page
    .querySelector('main article header')
    ?.append(paragraphWithLink(correctionAddress(articleId, location.pathname), EDIT_THIS));
}

function paragraphWithLink(address: string, text: string): HTMLElement {
  return element('p', { className: 'admin-link' }, [element('a', { className: 'chip', href: address }, [text])]);
}

void start();
