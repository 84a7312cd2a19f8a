import type { Locator } from 'vitest/browser';

/** Types a text into a field as one change. A real keyboard and pointer take most of the time of a test. */
export function fillAtOnce(field: Locator, text: string): void {
  const element = field.element() as HTMLInputElement | HTMLTextAreaElement;
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Clicks on a control, wherever it stands. */
export function clickAtOnce(control: Locator): void {
  (control.element() as HTMLElement).click();
}

/** Chooses a file in a field. */
export function chooseAtOnce(field: Locator, file: File): void {
  const element = field.element() as HTMLInputElement;
  const { files, items } = new DataTransfer();
  items.add(file);
  element.files = files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
