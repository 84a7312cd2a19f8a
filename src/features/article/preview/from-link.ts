import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { SharedPreview } from '../../../core/editing/shared-preview.ts';
import { tokenIn } from '../../../core/text/fragment-token.ts';

/** Reactions of the page to the outcome of a link. */
interface LinkOutcomes {
  loading(): void;
  found(form: ArticleForm, expiresAt: string): void;
  /** The link has expired, was revoked or never existed. */
  gone(): void;
  /** The server did not answer; `retry` asks again. */
  unreachable(retry: () => void): void;
  /** The address has no token. */
  none(): void;
}

/** Reader of the preview that a token names; null for an unknown or expired token. @throws when the server does not answer */
type ReadPreview = (token: string) => Promise<SharedPreview | null>;

/**
 * Shows the preview that the token in the address names, also when the token changes. Only the last request counts; a failed
 * request is repeated when the network is back.
 */
export function followLink(readPreview: ReadPreview, outcomes: LinkOutcomes): void {
  let latest = 0;
  let isUnanswered = false;

  const ask = async () => {
    latest += 1;
    const turn = latest;
    isUnanswered = false;
    const token = tokenIn(location.hash);
    if (token === '') {
      outcomes.none();
      return;
    }
    outcomes.loading();
    try {
      const preview = await readPreview(token);
      if (turn !== latest) return;
      if (preview) outcomes.found(preview.form, preview.expiresAt);
      else outcomes.gone();
    } catch (error) {
      if (turn !== latest) return;
      console.warn('The preview could not be read', error);
      isUnanswered = true;
      outcomes.unreachable(() => void ask());
    }
  };

  addEventListener('hashchange', () => void ask());
  addEventListener('online', () => {
    if (isUnanswered) void ask();
  });
  void ask();
}
