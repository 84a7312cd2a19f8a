import { CHOICES, type Choice } from './choices.ts';
import stylesUrl from './consent.css?url';
import type { consentCopy } from './copy.ts';

interface Question {
  copy: ReturnType<typeof consentCopy>;
  isAccepted(choice: Choice): boolean;
  /** Whether the choices stand open from the start. */
  isDetailed: boolean;
  answer(accepted: readonly Choice[]): void;
}

/**
 * Makes the question to put first in the page, where it is the first thing that Tab reaches. It takes no focus by
 * itself and holds none back; refusing and accepting look the same.
 */
export async function makeSheet({ copy, isAccepted, isDetailed, answer }: Question): Promise<HTMLElement> {
  await loadStyles();
  const boxes = CHOICES.map((choice) => ({ choice, box: checkbox({ checked: isAccepted(choice) }) }));
  const intro = element('p', { textContent: copy.intro, hidden: isDetailed });
  const options = element('fieldset', { hidden: !isDetailed }, [
    element('legend', { textContent: copy.legend }),
    option(checkbox({ checked: true, disabled: true }), copy.necessary),
    ...boxes.map(({ choice, box }) => option(box, copy.choices[choice])),
  ]);
  const choose = button(isDetailed ? copy.save : copy.choose, () => {
    if (!options.hidden) return answer(boxes.filter(({ box }) => box.checked).map(({ choice }) => choice));
    intro.hidden = true;
    options.hidden = false;
    choose.textContent = copy.save;
    boxes[0]?.box.focus();
  });
  return element('section', { className: 'consent', tabIndex: -1, ariaLabel: copy.label }, [
    element('p', { className: 'consent-title', textContent: copy.title }),
    intro,
    element('p', {}, [
      `${copy.keeping} `,
      element('a', { href: copy.details.address, textContent: copy.details.label }),
    ]),
    options,
    element('div', { className: 'consent-answers' }, [
      button(copy.refuse, () => answer([])),
      button(copy.accept, () => answer(CHOICES)),
      choose,
    ]),
  ]);
}

let styles: Promise<void> | undefined;

/** @throws when the stylesheet does not come: a question that cannot be read is not asked */
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

function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', className: 'button button-quiet', textContent, onclick });
}

function checkbox(state: { checked: boolean; disabled?: boolean }): HTMLInputElement {
  return element('input', { type: 'checkbox', ...state });
}

function option(box: HTMLInputElement, { label, explanation }: { label: string; explanation: string }): HTMLElement {
  const words = element('span', {}, [
    element('strong', { textContent: label }),
    element('small', { textContent: explanation }),
  ]);
  return element('label', {}, [box, words]);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
