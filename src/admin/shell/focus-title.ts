/** Moves the focus to the title of the screen, because the control that had it disappears. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('.back-office h1')?.focus();
}
