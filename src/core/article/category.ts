export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Slugs that the category had or took over; the build fills them in. */
  formerSlugs?: readonly string[];
}
