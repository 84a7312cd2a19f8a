export interface PasteRules {
  /** Includes the port. */
  siteHost: string | null;
  /** Origin of pictures that pages may load besides the site itself. */
  imageOrigin: string | null;
}
