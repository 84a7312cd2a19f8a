const KINDS = ['checkbox', 'radio', 'file'];

/**
 * Prevents changes of choices and files in a form: `readonly` works only for text, and `disabled` loses the focus.
 * @returns a function that ends this
 */
export function holdChoices(form: HTMLFormElement): () => void {
  const events = new AbortController();
  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || !KINDS.includes(event.target.type)) return;
    event.preventDefault();
    // React would take the undone click for a change.
    event.stopPropagation();
  };
  for (const kind of ['click', 'dragover', 'drop']) {
    form.addEventListener(kind, hold, { capture: true, signal: events.signal });
  }
  return () => events.abort();
}
