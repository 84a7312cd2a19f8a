/** Parts of the search page that the script changes. */
export interface Parts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  offline: HTMLElement;
  status: HTMLElement;
  retry: HTMLElement;
  results: HTMLElement;
  more: HTMLElement;
  suggestions: HTMLElement;
  nothing: HTMLElement;
  result: HTMLTemplateElement;
  /** Cover of articles that have none. */
  defaultCover: string;
}

/** Finds the parts of the search page. @throws Error when the page lacks a part */
export function searchParts(page: HTMLElement): Parts {
  const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const part = page.querySelector<Part>(selector);
    if (!part) throw new Error(`The search page has no ${selector}`);
    return part;
  };
  const named = (name: string) => find(`[data-part=${name}]`);
  return {
    form: find('form'),
    input: find('input'),
    offline: named('offline'),
    status: named('status'),
    retry: named('retry'),
    results: named('results'),
    more: named('more'),
    suggestions: named('suggestions'),
    nothing: named('nothing'),
    result: find<HTMLTemplateElement>('template'),
    defaultCover: page.dataset['defaultCover'] ?? '',
  };
}
