/** How the navigation of a list begins and ends in its HTML: what people have written is escaped there. */
const START = '<nav class="categories"';
const END = '</nav>';

/** The navigation of categories in the HTML of a page. @returns null where there is none, or more than one */
export function categoryNavigationIn(page: Buffer): Buffer | null {
  const start = page.indexOf(START);
  if (start === -1 || page.lastIndexOf(START) !== start) return null;
  const end = page.indexOf(END, start);
  return end === -1 ? null : page.subarray(start, end + END.length);
}

/** A page with another navigation of categories. @returns null where its own cannot be told */
export function withCategoryNavigation(page: Buffer, navigation: Buffer): Buffer | null {
  const former = categoryNavigationIn(page);
  if (former === null) return null;
  const start = former.byteOffset - page.byteOffset;
  return Buffer.concat([page.subarray(0, start), navigation, page.subarray(start + former.length)]);
}
