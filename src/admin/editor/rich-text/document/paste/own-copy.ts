import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { inertBody } from '../inert-html.ts';
import type { PasteRules } from './paste-rules.ts';

const MARK = 'data-copied-from';

/** Writes what is copied as usual, with a mark that other editors of the same kind do not make. */
export class OwnCopySerializer extends DOMSerializer {
  readonly #place: string;

  /** @param rules their host says which site the copy is of: the pictures of another are not this one's */
  constructor(schema: Schema, { siteHost }: PasteRules) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
    this.#place = siteHost ?? '';
  }

  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>) {
    const copy = super.serializeFragment(...given);
    const [, , isPartOf] = given;
    if (!isPartOf && copy.firstChild === copy.firstElementChild)
      copy.firstElementChild?.setAttribute(MARK, this.#place);
    return copy;
  }
}

/** Whether a pasted text was copied in this editor, on this site. */
export function isOwnCopy(html: string, { siteHost }: PasteRules): boolean {
  const first = inertBody(html).querySelector(`[${MARK}]`);
  return first?.getAttribute(MARK) === (siteHost ?? '');
}
