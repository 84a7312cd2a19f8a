import { partOfPage, replaceParts } from './page-parts.ts';

/** How the navigation of a list begins and ends in its HTML: what people have written is escaped there. */
const NAVIGATION = { start: '<nav class="categories"', end: '</nav>' };

/** The navigation of categories in the HTML of a page. @returns null where there is none, or more than one */
export function categoryNavigationIn(page: Buffer): string | null {
  const part = navigationOf(page);
  return part && page.toString('utf8', part.start, part.end);
}

/** A page with another navigation of categories. @param allocate gives its memory @returns null where its own cannot be told */
export function withCategoryNavigation(
  page: Buffer,
  navigation: string,
  allocate?: (length: number) => Buffer,
): Buffer | null {
  const former = navigationOf(page);
  return former && replaceParts(page, [[former, navigation]], allocate);
}

function navigationOf(page: Buffer) {
  const part = partOfPage(page, NAVIGATION);
  return part && page.indexOf(NAVIGATION.start, part.end) === -1 ? part : null;
}
