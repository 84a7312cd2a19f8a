import { editorAddress } from '../../core/site/addresses.ts';
import { subjectOf } from '../../core/site/redirects.ts';
import { DELETE, EDIT, withTitle } from './copy.ts';

export interface CardArticle {
  articleId: string;
  /** Slug, or id of an article without slug. */
  name: string;
  title: string;
}

interface Card {
  element: HTMLElement;
  /** What disappears with the card: its place in a list, or itself. */
  place: HTMLElement;
  name: string;
  title: string;
  /** Once it is equipped. */
  deleteButton?: HTMLButtonElement;
}

export type Cards = ReturnType<typeof articleCards>;

const SVG = 'http://www.w3.org/2000/svg';
const ICON = { viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' };
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
        const { element, name, title } = card;
        const articleId = idsByName.get(name);
        if (!articleId) continue;
        card.deleteButton = buttonToDelete(title, () => {
          asked.set(name, card);
          askDeletion({ articleId, name, title });
        });
        const tools = document.createElement('p');
        tools.className = 'admin-tools';
        tools.append(linkToEdit(title, articleId), card.deleteButton);
        element.append(tools);
      }
    },

    /** Hides the cards of the articles of these names, and shows all others. */
    hide(names: ReadonlySet<string>): void {
      const focused = cards.findIndex(({ place }) => place.contains(document.activeElement));
      for (const { name, place } of cards) place.hidden = names.has(name);
      if (cards[focused]?.place.hidden) focusNear(focused);
    },

    /** Leads the keyboard to the buttons of an article. */
    focus(name: string): void {
      const card = asked.get(name) ?? cards.find((candidate) => candidate.name === name);
      card?.deleteButton?.focus();
    },
  };

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
  const subject = subjectOf(pathname);
  return subject?.kind === 'article' ? subject.name : null;
}

function linkToEdit(title: string, articleId: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = editorAddress(articleId);
  nameTool(link, EDIT, title, PENCIL);
  return link;
}

function buttonToDelete(title: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  nameTool(button, DELETE, title, BIN);
  // Another card takes the place of the one that goes: neither a double click nor a key held down may take it along.
  button.addEventListener('click', ({ detail }) => detail < 2 && act());
  button.addEventListener('keydown', (event) => event.repeat && event.preventDefault());
  return button;
}

function nameTool(tool: HTMLElement, action: string, title: string, drawing: string): void {
  tool.title = action;
  tool.setAttribute('aria-label', withTitle(action, title));
  const icon = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(ICON)) icon.setAttribute(name, value);
  icon.append(document.createElementNS(SVG, 'path'));
  icon.firstElementChild?.setAttribute('d', drawing);
  tool.append(icon);
}
