const POLICY = '<meta http-equiv="content-security-policy" content="';
const SOURCE_HASH = / 'sha256-[^']+'/g;
const DATA = 'application/ld+json';

/**
 * Removes from a page's Content-Security-Policy the hashes of other pages' styles and scripts, which Astro lists for
 * the whole build: 0.7 KB that do not compress. The policy can only become stricter.
 * @param page HTML as bytes, since decoding thousands of pages costs more than all other work; the result reuses them
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
  // A hash is unknown, so an element was misread: keep all hashes.
  if ([...needed].some((source) => !policy.includes(source))) return page;
  const tightened = policy.replace(SOURCE_HASH, (source) => (needed.has(source) ? source : ''));
  // Move the part before the policy, which is much shorter than the part after it.
  const moved = end - start - Buffer.byteLength(tightened);
  page.copyWithin(moved, 0, start);
  page.write(tightened, start + moved);
  return page.subarray(moved);
}

/** Finds inline styles or scripts. Skips empty ones, which load a file, and data, which browsers do not run. */
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
