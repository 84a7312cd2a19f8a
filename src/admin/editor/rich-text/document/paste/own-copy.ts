import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { inertBody } from '../inert-html.ts';
import type { PasteRules } from './paste-rules.ts';

const MARK = 'data-copied-from';

/** Serialiser that marks each copy, so that `isOwnCopy` recognises it. */
export class OwnCopySerializer extends DOMSerializer {
  readonly #place: string;

  /** Puts the host of `rules` into the mark: a copy from another site may hold pictures that this site does not have. */
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

export function isOwnCopy(html: string, { siteHost }: PasteRules): boolean {
  const first = inertBody(html).querySelector(`[${MARK}]`);
  return first?.getAttribute(MARK) === (siteHost ?? '');
}
