/** Returns the elements of the shown page that would repeat on each printed sheet, and texts that would be invisible. */
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
