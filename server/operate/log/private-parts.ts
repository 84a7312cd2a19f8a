const PRIVATE_PARTS: [pattern: RegExp, replacement: string][] = [
  // Passwords in URLs; queries of URLs and of paths.
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1'],
  [/((?:\b[a-z][a-z\d+.-]*:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>]*/gi, '$1'],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z\d-]+/gi, '[address]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)+/g, '[key]'],
  [/\b(?:sb_(?:secret|publishable)|github_pat|ghp|xox[a-z])[_-][\w-]+/g, '[key]'],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, '$1 [key]'],
];

/** IP addresses, except those of this machine. */
const NETWORK =
  /(?<![\w.])(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|(?<![\w:])(?:[\da-f]{1,4}:){3,7}(?::|[\da-f]{1,4})(?:[\da-f:]*)/gi;

const LONGEST_LINE = 2000;

/** Removes queries, addresses and keys, and puts the text on one line: errors of libraries quote their input. */
export function withoutPrivateParts(sentence: string): string {
  let line = sentence
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, LONGEST_LINE);
  for (const [pattern, replacement] of PRIVATE_PARTS) line = line.replace(pattern, replacement);
  // eslint-disable-next-line no-control-regex
  return line.replace(NETWORK, '[address]').replace(/[\u0000-\u001f\u007f]/g, ' ');
}
