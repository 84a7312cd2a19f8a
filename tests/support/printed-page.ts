/** Returns what would stand on each sheet, and texts that nobody would see, of the page that is shown. */
export function faultsOnPaper(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position, opacity } = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    if (element.getClientRects().length === 0) continue;
    if (position === 'fixed') faults.push(`${name} is on every sheet`);
    if (Number(opacity) < 0.5 && element.closest('main') && element.innerText.trim() !== '') {
      faults.push(`${name} is blank`);
    }
  }
  return faults;
}
