/** Version of the contest (document 2, section 9). */
const VERSION = { label: 'v3.0.0', builtOn: '2025-04-12' };

/** Logs the version for the site's operator. */
export function logVersion(log: (text: string) => void = (text) => console.info(text)): void {
  log(`Concours ${VERSION.label} (${VERSION.builtOn})`);
}
