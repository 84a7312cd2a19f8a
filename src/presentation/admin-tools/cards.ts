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
  /** Element that is removed with the card: its list item, or the card itself. */
  place: HTMLElement;
  name: string;
  title: string;
  /** Once it is equipped. */
  deleteButton?: HTMLButtonElement;
}

export type Cards = ReturnType<typeof articleCards>;

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4';
const BIN = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';

/** The cards of a page: articles that stand in no other and are not what the page is about. */
export function articleCards(page: ParentNode) {
  const elements = page.querySelectorAll<HTMLElement>('article:not(article article, :has(h1))');
  const cards = [...elements].flatMap((element): Card[] => {
    const link = element.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
    const name = link && shownArticleName(link.pathname);
    return name ? [{ element, place: element.closest('li') ?? element, name, title: link.textContent.trim() }] : [];
  });
  /** An article may have several cards on a page; the keyboard goes back to the one that it came from. */
  const asked = new Map<string, Card>();

  return {
    names: () => cards.map(({ name }) => name),

    /** Gives a card its buttons, where the article's id is known. */
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

    /** Shows whether something is being done to an article. */
    setBusy(name: string, isBusy: boolean): void {
      for (const card of cardsOf(name)) card.element.ariaBusy = isBusy ? 'true' : null;
    },

    /** Hides the cards of an article. */
    hide(name: string): void {
      const focused = cards.findIndex(({ place }) => place.contains(document.activeElement));
      for (const { place } of cardsOf(name)) place.hidden = true;
      if (cards[focused]?.place.hidden) focusNear(focused);
    },

    /** Shows the cards of an article again, and leads the keyboard to the one that it came from. */
    bringBack(name: string): void {
      for (const { place } of cardsOf(name)) place.hidden = false;
      asked.get(name)?.deleteButton?.focus();
    },
  };

  function cardsOf(name: string): Card[] {
    return cards.filter((card) => card.name === name);
  }

  /** Leads the keyboard on from a card that has disappeared: to the next one, the one before, or the page's title. */
  function focusNear(index: number): void {
    const neighbours = [...cards.slice(index + 1), ...cards.slice(0, index).reverse()];
    const neighbour = neighbours.find(({ place, deleteButton }) => deleteButton && !place.hidden);
    const title = page.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    (neighbour?.deleteButton ?? title)?.focus();
  }
}

/** The slug or id of the article that an address shows; null when it shows none. */
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
  // Another card takes the place of the one that goes: neither a double click nor a key held down may take it along.
  const onclick = ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  return element('button', { type: 'button', onclick, onkeydown, ...names }, [icon(BIN)]);
}
