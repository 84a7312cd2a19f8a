const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const SOURCE_HASH = / 'sha256-[^']+'/g;

/**
 * Leaves in a page's Content-Security-Policy only the hashes of the styles and scripts that stand in this page: Astro lists
 * those of the whole build, 0.7 KB that no compression shrinks. It can only make the policy stricter.
 *
 * @param digest SHA-256 of a text, in base64
 */
export function tightenPolicy(html: string, digest: (text: string) => string): string {
  const policy = POLICY.exec(html);
  if (!policy) return html;
  const [element, content = ''] = policy;
  const needed = new Set(
    [...inlineElements(html, 'style'), ...inlineElements(html, 'script')].map((text) => ` 'sha256-${digest(text)}'`),
  );
  const tightened = content.replace(SOURCE_HASH, (source) => (needed.has(source) ? source : ''));
  const start = policy.index + element.indexOf(content);
  return html.slice(0, start) + tightened + html.slice(start + content.length);
}

/** The contents of a page's `<style>` or `<script>` elements. Empty ones are loaded from a file; a browser runs no data. */
function* inlineElements(html: string, name: 'style' | 'script'): Generator<string> {
  const end = `</${name}>`;
  for (let start = html.indexOf(`<${name}`); start >= 0; start = html.indexOf(`<${name}`, start)) {
    const contentStart = html.indexOf('>', start) + 1;
    const contentEnd = html.indexOf(end, contentStart);
    if (contentStart === 0 || contentEnd < 0) return;
    const isData = html.slice(start, contentStart).includes('application/ld+json');
    if (contentEnd > contentStart && !isData) yield html.slice(contentStart, contentEnd);
    start = contentEnd + end.length;
  }
}
