/** Texts for elements without words. */
const REPLACEMENTS = {
  picture: (alt: string) => (alt === '' ? 'image sans texte alternatif' : `image\u00A0: ${alt}`),
  player: (address: string) => `lecteur\u00A0: ${address}`,
  divider: '———',
};

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'select', 'svg', 'math', 'title']);
const OWN_LINE = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figure', 'figcaption', 'li', 'pre'],
  ...['tr', 'caption'],
]);
const CELLS = new Set(['td', 'th']);
const MARKS: Record<string, string> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  mark: 'mark',
  small: 'small',
  code: 'code',
};
/** Attributes that readers notice, apart from addresses. */
const NOTICED = ['start', 'reversed', 'colspan', 'rowspan', 'width', 'height', 'dir', 'lang'];

/** Text that a reader sees of a piece of HTML. */
export interface VisibleText {
  /** Words, one line per block, item or table row; bars separate cells. */
  text: string;
  /** Equal for pieces that look the same to readers: words, emphasis, addresses, pictures. */
  signature: string;
  links: string[];
  /** Addresses of pictures and players. */
  pictures: string[];
}

/** Collects what a reader sees from tags and text in their order. Never throws on hostile HTML. */
export class VisibleTextWriter {
  private lines: string[] = [];
  private line = '';
  private signature: string[] = [];
  private links: string[] = [];
  private pictures: string[] = [];
  private unread = 0;
  private preformatted = 0;
  private items = 0;
  private cells = 0;

  openTag(name: string, attributes: Record<string, string>): void {
    if (UNREAD.has(name)) this.unread += 1;
    if (this.unread > 0) return;
    if (name === 'pre') this.preformatted += 1;
    if (name === 'br') this.endLine();
    // A cell stays on its row's line, whatever it contains.
    else if (OWN_LINE.has(name) && this.cells === 0) this.endLine();
    if (name === 'li') this.openItem();
    if (CELLS.has(name)) this.openCell();
    if (MARKS[name]) this.signature.push(`<${MARKS[name]}>`);
    for (const noticed of NOTICED) {
      if (attributes[noticed] !== undefined) this.signature.push(`<${noticed}=${attributes[noticed]}>`);
    }
    if (name === 'a' && attributes.href !== undefined) this.openLink(attributes.href);
    if (name === 'img') this.see(attributes.src, REPLACEMENTS.picture((attributes.alt ?? '').trim()));
    if (name === 'iframe') this.see(attributes.src, REPLACEMENTS.player(attributes.src ?? ''));
    if (name === 'hr') this.write(REPLACEMENTS.divider);
  }

  closeTag(name: string): void {
    if (UNREAD.has(name) && this.unread > 0) this.unread -= 1;
    if (this.unread > 0) return;
    if (name === 'pre') this.preformatted -= 1;
    if (name === 'li') this.items -= 1;
    if (CELLS.has(name)) this.cells -= 1;
    if (MARKS[name]) this.signature.push(`</${MARKS[name]}>`);
    if (name === 'a') this.signature.push('</a>');
    if (this.cells > 0 && OWN_LINE.has(name)) this.write(' ');
    else if (OWN_LINE.has(name)) this.endLine();
  }

  read(text: string): void {
    if (this.unread > 0) return;
    if (this.preformatted === 0) return this.write(text.replace(/[ \t\r\n\f]+/g, ' '));
    const [first = '', ...others] = text.split('\n');
    this.write(first);
    for (const other of others) {
      this.endLine();
      this.write(other);
    }
  }

  /** Returns everything seen since the last call. */
  take(): VisibleText {
    this.endLine();
    const { lines, links, pictures } = this;
    const seen = { text: lines.join('\n'), signature: this.canonicalSignature(), links, pictures };
    [this.lines, this.signature, this.links, this.pictures] = [[], [], [], []];
    return seen;
  }

  /** Joins adjacent emphasis of the same kind, because editors split it at arbitrary places. */
  private canonicalSignature(): string {
    return this.signature
      .join('')
      .replace(/ +<line>/g, '<line>')
      .replace(/<\/(strong|em|u|s|sub|sup|mark|small|code)><\1>/g, '')
      .replace(/<(strong|em|u|s|sub|sup|mark|small|code)><\/\1>/g, '');
  }

  private openItem(): void {
    this.items += 1;
    if (this.items > 1) this.write('– ');
  }

  private openCell(): void {
    if (this.line.trim() !== '') this.write(' | ');
    this.cells += 1;
  }

  private openLink(address: string): void {
    this.links.push(address);
    this.signature.push(`<a ${address}>`);
  }

  private see(address: string | undefined, words: string): void {
    this.pictures.push(address ?? '');
    this.signature.push(`<seen ${address ?? ''}>`);
    this.write(words);
  }

  private write(text: string): void {
    const isAfterSpace = this.line === '' || this.line.endsWith(' ');
    const added = this.preformatted === 0 && isAfterSpace ? text.replace(/^ +/, '') : text;
    this.line += added;
    // Escapes the text's own angle brackets in the signature.
    this.signature.push(added.replace(/</g, '<<'));
  }

  private endLine(): void {
    const line = this.line.trimEnd();
    this.line = '';
    if (line === '') return;
    this.lines.push(line);
    this.signature.push('<line>');
  }
}
