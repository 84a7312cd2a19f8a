type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the controls of an element, whose answers stay readable when they are replaced.
 * @returns a function that copies the answers and the focus to the controls that have replaced them
 */
export function rememberAnswers(element: Element): () => void {
  const remembered = controlsOf(element);
  const focused = document.activeElement;
  return () => {
    for (const control of controlsOf(element)) {
      const former = remembered.find((candidate) => keyOf(candidate) === keyOf(control));
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

/** Identifies a control; in a group, by its initial value. */
function keyOf({ name, type, defaultValue }: Control): string {
  return [name, type, defaultValue].join();
}
