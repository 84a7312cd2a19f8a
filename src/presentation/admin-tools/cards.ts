import { correctionAddress } from '../../core/site/addresses.ts';
import { addressTarget } from '../../core/site/redirects.ts';
import { element, icon } from '../dom/element.ts';
import { DELETE, EDIT, withTitle } from './copy.ts';

export interface CardArticle {
  articleId: string;
  /** Slug, or id of an article without slug. */
  name: string;
  title: string;
}

interface Card {
  element: HTMLElement;
  /** Element to hide with the card: its list item, or the card itself. */
  place: HTMLElement;
  name: string;
  title: string;
  /** Set once the card has its buttons. */
  deleteButton?: HTMLButtonElement;
}

export type Cards = ReturnType<typeof articleCards>;

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4';
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

/** Finds the cards of a page, without cards inside others and without the article that the page is about. */
export function articleCards(page: ParentNode) {
  const elements = page.querySelectorAll<HTMLElement>('article:not(article article, :has(h1))');
  const cards = [...elements].flatMap((element): Card[] => {
    const link = element.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
    const name = link && shownArticleName(link.pathname);
    return name ? [{ element, place: element.closest('li') ?? element, name, title: link.textContent.trim() }] : [];
  });
  /** Card whose button was used, by article name: the focus returns to this card among several of an article. */
  const asked = new Map<string, Card>();

  return {
    names: () => cards.map(({ name }) => name),

    /** Adds buttons to the cards whose article has a known id. */
    equip(idsByName: ReadonlyMap<string, string>, askDeletion: (article: CardArticle) => void): void {
      for (const card of cards) {
        const { name, title } = card;
        const articleId = idsByName.get(name);
        if (!articleId) continue;
        card.deleteButton = buttonToDelete(title, () => {
          asked.set(name, card);
          askDeletion({ articleId, name, title });
        });
        card.element.append(
          element('p', { className: 'admin-tools' }, [linkToEdit(title, articleId), card.deleteButton]),
        );
      }
    },

    /** Marks the cards of an article while a request runs. */
    setBusy(name: string, isBusy: boolean): void {
      for (const card of cardsOf(name)) card.element.ariaBusy = isBusy ? 'true' : null;
    },

    hide(name: string): void {
      const focused = cards.findIndex(({ place }) => place.contains(document.activeElement));
      for (const { place } of cardsOf(name)) place.hidden = true;
      if (cards[focused]?.place.hidden) focusNear(focused);
    },

    /** Shows the cards of an article again, and focuses the delete button that was used. */
    bringBack(name: string): void {
      for (const { place } of cardsOf(name)) place.hidden = false;
      asked.get(name)?.deleteButton?.focus();
    },
  };

  function cardsOf(name: string): Card[] {
    return cards.filter((card) => card.name === name);
  }

  /** Moves the focus from a hidden card to the next one, the one before, or the page's title. */
  function focusNear(index: number): void {
    const neighbours = [...cards.slice(index + 1), ...cards.slice(0, index).reverse()];
    const neighbour = neighbours.find(({ place, deleteButton }) => deleteButton && !place.hidden);
    const title = page.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    (neighbour?.deleteButton ?? title)?.focus();
  }
}

/** Returns the slug or id of the article at an address; null for other pages. */
export function shownArticleName(pathname: string): string | null {
  const subject = addressTarget(pathname);
  return subject?.kind === 'article' ? subject.name : null;
}

function linkToEdit(title: string, articleId: string): HTMLAnchorElement {
  const names = { title: EDIT, ariaLabel: withTitle(EDIT, title) };
  return element('a', { href: correctionAddress(articleId, location.pathname), ...names }, [icon(PENCIL)]);
}

function buttonToDelete(title: string, act: () => void): HTMLButtonElement {
  const names = { title: DELETE, ariaLabel: withTitle(DELETE, title) };
  // The next card moves under the pointer: neither a double click nor a held key may delete it too.
  const onclick = ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  return element('button', { type: 'button', onclick, onkeydown, ...names }, [icon(BIN)]);
}
