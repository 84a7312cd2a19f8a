import { PREVIEW_ADDRESS } from '../../../core/site/addresses.ts';

/** Link to an article's preview, with its time of expiry. */
export interface PreviewLink {
  token: string;
  expiresAt: string;
}

/** Operations on preview links; both throw on failure. */
export interface PreviewLinks {
  create(articleId: string): Promise<PreviewLink>;
  revoke(articleId: string): Promise<void>;
}

/** Returns the address to send: its token is in the fragment, which browsers send to no server. */
export function previewAddress({ token }: PreviewLink, origin: string): string {
  return `${origin}${PREVIEW_ADDRESS}#${token}`;
}
