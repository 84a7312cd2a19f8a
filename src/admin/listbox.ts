/**
 * Returns the option of a listbox that an arrow key leads to, in a circle; null for another key, or without options.
 *
 * @param chosen index of the present option; -1 for none
 */
export function optionByArrow(key: string, chosen: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || count === 0) return null;
  return chosen < 0 && step < 0 ? count - 1 : (chosen + step + count) % count;
}

/** Scrolls the option that the arrows have reached into sight. Meant as that option's `ref`. */
export function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
