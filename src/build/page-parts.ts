/** A part of a page's HTML: the places of its first byte, and of the first after it. */
export interface PagePart {
  start: number;
  end: number;
}

/** How a part begins, and what comes after it. */
export interface PartMarks {
  start: string;
  end: string;
}

/** The first part with these marks, its end left out. @returns null where there is none @param from where to look */
export function partOfPage(page: Buffer, { start, end }: PartMarks, from = 0): PagePart | null {
  const first = page.indexOf(start, from);
  const last = first === -1 ? -1 : page.indexOf(end, first + start.length);
  return last === -1 ? null : { start: first, end: last };
}

/**
 * A page with other parts in the place of its own.
 *
 * @param replacements in the order of the page
 * @param allocate gives the memory for so many bytes
 */
export function replaceParts(
  page: Buffer,
  replacements: readonly (readonly [PagePart, string])[],
  allocate: (length: number) => Buffer = Buffer.allocUnsafe,
): Buffer {
  const growth = replacements.map(([{ start, end }, text]) => Buffer.byteLength(text) - (end - start));
  const replaced = allocate(growth.reduce((sum, bytes) => sum + bytes, page.length));
  let place = 0;
  let after = 0;
  for (const [{ start, end }, text] of replacements) {
    place += page.copy(replaced, place, after, start);
    place += replaced.write(text, place);
    after = end;
  }
  page.copy(replaced, place, after);
  return replaced;
}
