import { EDITOR_ADDRESS, editorAddress } from '../../core/site/addresses.ts';
import { ADD, EDIT_THIS } from './copy.ts';

/** Offers to add an article, under the heading of the favourites. */
export function linkToNewArticle(page: ParentNode): void {
  page.querySelector('.favourites .heading')?.after(paragraphWithLink(EDITOR_ADDRESS, ADD));
}

/** Offers to edit the article that a page shows, under its title. */
export function linkToEditor(page: ParentNode, articleId: string): void {
  page.querySelector('main article header')?.append(paragraphWithLink(editorAddress(articleId), EDIT_THIS));
}

function paragraphWithLink(address: string, text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'admin-link';
  const link = document.createElement('a');
  link.className = 'chip';
  link.href = address;
  link.textContent = text;
  paragraph.append(link);
  return paragraph;
}
