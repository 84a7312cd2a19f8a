import { PREVIEW_ADDRESS } from '../../../core/site/addresses.ts';

/** A link to the preview of an article, and until when it leads there. */
export interface PreviewLink {
  token: string;
  expiresAt: string;
}

/** Operations on preview links; both throw on failure. */
export interface PreviewLinks {
  create(articleId: string): Promise<PreviewLink>;
  revoke(articleId: string): Promise<void>;
}

/** The address to send: its token stands in the fragment, which browsers send to nobody. */
export function previewAddress({ token }: PreviewLink, origin: string): string {
  return `${origin}${PREVIEW_ADDRESS}#${token}`;
}
