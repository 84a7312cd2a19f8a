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

/** A page with other parts in the place of its own. @param replacements in the order of the page */
export function replaceParts(page: Buffer, replacements: readonly (readonly [PagePart, string])[]): Buffer {
  let after = 0;
  const pieces = replacements.flatMap(([{ start, end }, text]) => {
    const before = page.subarray(after, start);
    after = end;
    return [before, Buffer.from(text)];
  });
  return Buffer.concat([...pieces, page.subarray(after)]);
}
