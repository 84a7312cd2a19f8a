export interface PasteRules {
  /** Host of the site, with its port; null while it has none. */
  siteHost: string | null;
  /** Origin of uploaded pictures; null when the site itself serves them. */
  imageOrigin: string | null;
}
