/** Parts of the page that show an article, and templates of the parts that an article may lack or have several of. */
export interface PreviewParts {
  root: HTMLElement;
  band: HTMLElement;
  status: HTMLElement;
  article: HTMLElement;
  section: HTMLAnchorElement;
  trail: HTMLElement;
  title: HTMLHeadingElement;
  dated: HTMLElement;
  time: HTMLTimeElement;
  cover: HTMLImageElement;
  /** Elements that show a text of the form, which `data-field` names. */
  fields: HTMLElement[];
  columns: HTMLElement;
  text: HTMLElement;
  contents: HTMLElement;
  chips: HTMLElement;
  call: HTMLElement;
  prose: HTMLElement;
  invitation: HTMLElement;
  /** Makes the drawing that stands for an embed. */
  newEmbed(): HTMLElement;
}

/** Finds the parts of the page. @throws Error when the page lacks one */
export function previewParts(root: HTMLElement): PreviewParts {
  const part = <Found extends Element>(selector: string, within: ParentNode = root): Found => {
    const found = within.querySelector<Found>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const article = part<HTMLElement>('article');
  const embed = part<HTMLTemplateElement>('template[data-part=embed]').content.querySelector<HTMLElement>('.embed');
  return {
    root,
    band: part('[data-part=band]'),
    status: part('[data-part=status]'),
    article,
    section: part('.crumbs li:nth-child(2) a'),
    trail: part('.crumbs [aria-current] span'),
    title: part('h1', article),
    chips: part('header ul', article),
    dated: part('.dated', article),
    time: part('.dated time', article),
    cover: part('.cover', article),
    fields: [...article.querySelectorAll<HTMLElement>('[data-field]')],
    columns: part('.beside', article),
    contents: part('aside', article),
    text: part('.text', article),
    prose: part('.prose', article),
    call: part('.text > .band', article),
    invitation: part('.invitation', article),
    newEmbed: () => embed?.cloneNode(true) as HTMLElement,
  };
}
