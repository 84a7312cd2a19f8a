/** Repetitions have limits: a search in a hostile text must not take quadratic time. */
const CAPTION = /\[caption\b[^\]]{0,300}\]([^[]{0,2000}?<img\b[^>]{0,2000}>(?:\s*<\/a>)?)([^[]{0,2000})\[\/caption\]/g;
const EMBED = /\[embed[^\]]{0,300}\]\s{0,10}(https?:\/\/[^\s<[\]]{1,2000})\s{0,10}\[\/embed\]/g;
/** Shortcodes of plug-ins, which mean nothing elsewhere. */
const SHORTCODE =
  /\[\/?(?:gallery|audio|video|playlist|contact-form-7|vc_\w{1,40}|et_pb_\w{1,40}|su_\w{1,40})\b[^\]]{0,2000}\]/g;
/** An address alone on its line; WordPress shows it as a player. */
const LONE_ADDRESS = /^[ \t]{0,10}(https?:\/\/[^\s<>"]{1,2000})[ \t]{0,10}$/gm;
const STARTS_BLOCK =
  /^<(?:!--|\/?(?:address|article|aside|blockquote|div|dl|figure|figcaption|h[1-6]|hr|iframe|ol|p|pre|section|table|tbody|thead|tr|td|th|ul|li)\b)/i;
/** Elements in which line ends make no paragraphs. */
const PRESERVED = /<(pre|table|ul|ol|figure|blockquote)\b/gi;

/**
 * Converts a stored post of WordPress to HTML: removes shortcodes of plug-ins and, as WordPress does for the classic
 * editor, makes paragraphs where there are empty lines. A post of the block editor has them already.
 */
export function wordpressHtml(stored: string): string {
  const html = stored
    .replaceAll('\r\n', '\n')
    .replace(CAPTION, (_, picture: string, caption: string) =>
      caption.trim() === ''
        ? `\n\n<figure>${picture}</figure>\n\n`
        : `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`,
    )
    .replace(EMBED, '\n\n$1\n\n')
    .replace(LONE_ADDRESS, '<a href="$1">$1</a>')
    .replace(SHORTCODE, '');
  return html.includes('<!-- wp:') ? html : withParagraphs(html);
}

function withParagraphs(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of preservedElements(html)) {
    parts.push(...paragraphs(html.slice(from, start)), html.slice(start, end));
    from = end;
  }
  parts.push(...paragraphs(html.slice(from)));
  return parts.join('\n');
}

/** Returns the positions of preserved elements, each up to the first end tag of its name. */
function preservedElements(html: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const unclosed = new Set<string>();
  const lower = html.toLowerCase();
  let from = 0;
  for (const { index, 1: tag = '' } of html.matchAll(PRESERVED)) {
    const name = tag.toLowerCase();
    if (index < from || unclosed.has(name)) continue;
    const closing = `</${name}>`;
    const end = lower.indexOf(closing, index);
    if (end < 0) unclosed.add(name);
    else {
      from = end + closing.length;
      found.push({ start: index, end: from });
    }
  }
  return found;
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*(?=\n)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`));
}
