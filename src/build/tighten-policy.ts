const POLICY = '<meta http-equiv="content-security-policy" content="';
const SOURCE_HASH = / 'sha256-[^']+'/g;
const DATA = 'application/ld+json';

/**
 * Leaves in a page's Content-Security-Policy only the hashes of the styles and scripts that stand in this page: Astro lists
 * those of the whole build, 0.7 KB that no compression shrinks. It can only make the policy stricter.
 *
 * @param page the page's HTML as bytes: thousands of pages pass here, and decoding one costs more than all the rest. What is
 *   returned takes the place of its bytes
 * @param digest SHA-256 in base64
 */
export function tightenPolicy(page: Buffer, digest: (bytes: Buffer) => string): Buffer {
  const element = page.indexOf(POLICY);
  if (element < 0) return page;
  const start = element + POLICY.length;
  const end = page.indexOf('"', start);
  const needed = new Set(
    [...inlineElements(page, 'style'), ...inlineElements(page, 'script')].map((bytes) => ` 'sha256-${digest(bytes)}'`),
  );
  const policy = page.toString('utf8', start, end);
  // Something was mistaken for an element: better too many hashes than one too few.
  if ([...needed].some((source) => !policy.includes(source))) return page;
  const tightened = policy.replace(SOURCE_HASH, (source) => (needed.has(source) ? source : ''));
  // The part before the policy is much shorter than the part after it: moving it is cheaper.
  const moved = end - start - Buffer.byteLength(tightened);
  page.copyWithin(moved, 0, start);
  page.write(tightened, start + moved);
  return page.subarray(moved);
}

/** The contents of a page's `<style>` or `<script>` elements. Empty ones are loaded from a file; a browser runs no data. */
function* inlineElements(page: Buffer, name: 'style' | 'script'): Generator<Buffer> {
  const opening = `<${name}`;
  const closing = `</${name}>`;
  for (let start = page.indexOf(opening); start >= 0; start = page.indexOf(opening, start)) {
    const contentStart = page.indexOf('>', start) + 1;
    const contentEnd = page.indexOf(closing, contentStart);
    if (contentStart === 0 || contentEnd < 0) return;
    const isData = page.subarray(start, contentStart).includes(DATA);
    if (contentEnd > contentStart && !isData) yield page.subarray(contentStart, contentEnd);
    start = contentEnd + closing.length;
  }
}
