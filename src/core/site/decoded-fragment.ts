/** Decodes the fragment of an address; returns it as it is where its percent-encoding is invalid. */
export function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
