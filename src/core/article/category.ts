export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Slugs that it had or took over; the build fills them in. */
  formerSlugs?: readonly string[];
}
