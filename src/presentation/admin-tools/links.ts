import { correctionAddress, EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { element } from '../dom/element.ts';
import { ADD, EDIT_THIS } from './copy.ts';

/** Offers to add an article, under the heading of the favourites. */
export function linkToNewArticle(page: ParentNode): void {
  page.querySelector('.favourites .heading')?.after(paragraphWithLink(EDITOR_ADDRESS, ADD));
}

/** Offers to edit the article that a page shows, under its title. */
export function linkToEditor(page: ParentNode, articleId: string): void {
  page
    .querySelector('main article header')
    ?.append(paragraphWithLink(correctionAddress(articleId, location.pathname), EDIT_THIS));
}

function paragraphWithLink(address: string, text: string): HTMLElement {
  return element('p', { className: 'admin-link' }, [element('a', { className: 'chip', href: address }, [text])]);
}
