type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the controls of an element. A control that is taken out of the page keeps its answer, and what is typed until then.
 *
 * @returns gives the answers, and the focus, to the controls that stand in their places by then
 */
export function rememberAnswers(element: Element): () => void {
  const formers = controlsOf(element);
  const focused = document.activeElement;
  return () => {
    for (const control of controlsOf(element)) {
      const former = formers.find((candidate) => keyOf(candidate) === keyOf(control));
      if (!former || former === control) continue;
      if (control.type === 'file') Object.assign(control, { files: (former as HTMLInputElement).files });
      else Object.assign(control, { value: former.value, checked: (former as HTMLInputElement).checked });
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      if (former === focused) control.focus({ preventScroll: true });
    }
  };
}

function controlsOf(element: Element): Control[] {
  return [...element.querySelectorAll<Control>('input, textarea')];
}

/** Tells the controls of an island apart, and those of a group by the values that they began with. */
function keyOf({ name, type, defaultValue }: Control): string {
  return [name, type, defaultValue].join();
}
