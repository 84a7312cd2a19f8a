/** Which version of the contest this is, and when it was made (document 2, section 9). */
const VERSION = { label: 'v3.0.0', builtOn: '2025-04-12' };

/** Writes both down, for who looks after the page. */
export function logVersion(log: (text: string) => void = (text) => console.info(text)): void {
  log(`Concours ${VERSION.label} (${VERSION.builtOn})`);
}
