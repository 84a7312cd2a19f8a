const KINDS = ['checkbox', 'radio', 'file'];

/**
 * Keeps what is chosen in a form as it is: `readonly` is for text alone, and `disabled` takes the focus away.
 *
 * @returns how to let it go again
 */
export function holdChoices(form: HTMLFormElement): () => void {
  const events = new AbortController();
  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || !KINDS.includes(event.target.type)) return;
    event.preventDefault();
    // React takes a click for a change, though it is undone.
    event.stopPropagation();
  };
  for (const kind of ['click', 'dragover', 'drop']) {
    form.addEventListener(kind, hold, { capture: true, signal: events.signal });
  }
  return () => events.abort();
}
