import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Finding of the checker about a file. */
interface Finding {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Findings to ignore: the checker does not know a newer standard, or another test covers the case. */
const GAPS = [
  // CSS Properties and Values API, as Tailwind uses it.
  /^CSS: Unrecognized at-rule “@property”$/,
  // Scroll-driven Animations, CSS Values 5 and CSS Transitions 2. Browsers without them show no motion.
  /^CSS: “(?:animation-timeline|animation-range|interpolate-size)”: Property “[a-z-]+” doesn't exist\.$/,
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  // SVG 2 in CSS, and CSS Box Model 4 inside of `@supports`.
  /^CSS: “(?:paint-order|vector-effect|margin-trim)”: Property “[a-z-]+” doesn't exist\.$/,
  // CSS Easing Functions 1.
  /^CSS: “animation”: “jump-none” is not a “animation” value\.$/,
  // React ends void elements with a slash, and quotes every value.
  /^Trailing slash on void elements has no effect and interacts badly with unquoted attribute values\.$/,
  // Campaign pages are opened in old embedded browsers, which obey values that the standard has dropped.
  /^Bad value “(?:Cache-Control|Pragma|Expires)” for attribute “http-equiv” on element “meta”\.$/,
  // The checker reads a file, which has no origin for 'self'. content-security.test.ts checks the policy in a browser.
  /^(?:Resource|Inline (?:script|style)) violates Content Security Policy \(meta tag\): /,
];

/**
 * Checks HTML files with the Nu Html Checker, all in one Java process.
 *
 * @returns findings as sentences; empty when all is well
 */
export async function checkHtml(files: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'java',
    ['-jar', CHECKER, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { maxBuffer: MOST_OUTPUT },
  );
  const { messages } = JSON.parse(stdout) as { messages: Finding[] };
  return messages
    .filter(({ message }) => !GAPS.some((gap) => gap.test(message)))
    .map(
      ({ type, url = '', message, extract = '' }) => `${path.basename(url)} ${type}: ${message} (${extract.trim()})`,
    );
}
