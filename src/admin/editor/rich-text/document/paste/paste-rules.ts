export interface PasteRules {
  /** Includes the port. */
  siteHost: string | null;
  /** Origin of uploaded pictures; null when the site itself serves them. */
  imageOrigin: string | null;
}
