export interface PasteRules {
  /** Host of the site, with its port. */
  siteHost: string | null;
  /** Whence pages may load pictures besides the site itself. */
  imageOrigin: string | null;
}
