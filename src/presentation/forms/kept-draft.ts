import type { KeptText } from '../storage/kept-text.ts';

export interface KeptDraft {
  /** Drops the draft, once it is sent. */
  forget(): void;
  stop(): void;
}

/**
 * Keeps the text typed into a form across reloads, and restores it before a framework hydrates the form. Leaves fields
 * alone that already have text.
 * @param element container of the form, which the framework may replace
 * @param names of the fields to keep
 */
export function keepDraft(element: HTMLElement, kept: KeptText, names: readonly string[]): KeptDraft {
  const formNow = () => element.querySelector('form');
  putBack(formNow(), readDraft(kept), names);
  const events = new AbortController();
  const write = () => {
    const data = new FormData(formNow() ?? undefined);
    const draft = Object.fromEntries(names.map((name) => [name, data.getAll(name)]));
    const isEmpty = Object.values(draft).every((answers) => answers.every((answer) => answer === ''));
    kept.write(isEmpty ? null : JSON.stringify(draft));
  };
  // Keep text that was typed before the script loaded.
  write();
  element.addEventListener('input', write, events);
  return { forget: () => kept.write(null), stop: () => events.abort() };
}

function readDraft(kept: KeptText): Record<string, unknown> {
  try {
    return Object(JSON.parse(kept.read() ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function putBack(form: HTMLFormElement | null, draft: Record<string, unknown>, names: readonly string[]): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const answers = names.includes(field.name) ? [draft[field.name]].flat() : [];
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      if (answers.includes(field.value)) field.checked = true;
    } else if (field.value === '' && typeof answers[0] === 'string') field.value = answers[0];
  }
}
