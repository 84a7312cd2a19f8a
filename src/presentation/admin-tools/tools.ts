import { deletionLog } from '../../core/deletion/deletion-log.ts';
import { articleExists, articleIdsByName, deleteArticle } from '../../gateway/administration.ts';
import { browserDatabase, signedInAdministrator } from '../../gateway/session.ts';
import styles from './admin-tools.css?inline';
import { articleCards, shownArticleName } from './cards.ts';
import { manageDeletions } from './deletions.ts';
import { linkToEditor, linkToNewArticle } from './links.ts';
import { toastRegion } from './toasts.ts';

/** Gives a page its administrator's tools; gives nobody else anything. */
async function start(): Promise<void> {
  const database = browserDatabase();
  const administratorId = await signedInAdministrator(database);
  if (!administratorId) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const cards = articleCards(document);
  const shownName = shownArticleName(location.pathname);
  const names = [...cards.names(), ...(shownName === null ? [] : [shownName])];
  const ids = await articleIdsByName(database, [...new Set(names)]);

  const log = deletionLog(localStorage, administratorId, Date.now);
  for (const { articleId, name, isDone } of log.all()) {
    // Whoever has written it again wants to see it.
    if (isDone && ids.has(name)) log.forget(articleId);
  }
  const deletions = manageDeletions({
    log,
    cards,
    toasts: toastRegion(document.body),
    articleExists: (articleId) => articleExists(database, articleId),
    deleteArticle: (articleId) => deleteArticle(database, articleId),
  });
  cards.equip(ids, deletions.ask);
  deletions.refresh();
  linkToNewArticle(document);
  const shownId = shownName === null ? undefined : ids.get(shownName);
  if (shownId) linkToEditor(document, shownId);
}

void start();
