export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Slugs that it had, or that another one had whose place it took; told where the site is made. */
  formerSlugs?: readonly string[];
}
