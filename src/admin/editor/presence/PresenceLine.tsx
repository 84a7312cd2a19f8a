import type { OtherEditor } from '../../../gateway/browser/presence.ts';
import { presenceWords } from './copy.ts';

/** Names the other editors of the article, in a live region. */
export function PresenceLine({ others }: { others: readonly OtherEditor[] }) {
  return (
    <p role="status" className="presence">
      {presenceWords(others, new Date())}
    </p>
  );
}
