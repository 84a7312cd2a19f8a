import { element } from '../dom/element.ts';
import { CHOICES, type Choice } from './choices.ts';
import stylesUrl from './consent.css?url';

interface Question {
  isAccepted(choice: Choice): boolean;
  /** True to open the choices at once. */
  isDetailed: boolean;
  answer(accepted: readonly Choice[]): void;
}

/**
 * Makes the sheet that asks for consent. Insert it at the start of the page, where Tab reaches it first: the sheet neither
 * takes nor traps the focus.
 * @throws when the stylesheet does not load: an unreadable question must not be asked
 */
export async function makeSheet({ isAccepted, isDetailed, answer }: Question): Promise<HTMLElement> {
  await loadStyles();
  const template = document.getElementById('consent') as HTMLTemplateElement;
  const sheet = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const part = (name: string) => sheet.querySelector(`[data-part=${name}]`) as HTMLElement;
  const boxOf = (choice: Choice) => sheet.querySelector(`[value=${choice}]`) as HTMLInputElement;
  const showChoices = () => {
    for (const name of ['intro', 'choose']) part(name).hidden = true;
    for (const name of ['choices', 'save']) part(name).hidden = false;
  };
  for (const choice of CHOICES) boxOf(choice).checked = isAccepted(choice);
  if (isDetailed) showChoices();
  part('refuse').onclick = () => answer([]);
  part('accept').onclick = () => answer(CHOICES);
  part('save').onclick = () => answer(CHOICES.filter((choice) => boxOf(choice).checked));
  part('choose').onclick = () => {
    showChoices();
    boxOf(CHOICES[0]).focus();
  };
  return sheet;
}

let styles: Promise<void> | undefined;

function loadStyles(): Promise<void> {
  return (styles ??= new Promise((resolve, reject) => {
    const link = element('link', { rel: 'stylesheet', href: stylesUrl });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error('The stylesheet of the consent sheet did not load'));
    };
    document.head.append(link);
  }));
}
