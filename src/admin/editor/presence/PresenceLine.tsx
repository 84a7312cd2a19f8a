import type { OtherEditor } from '../../../gateway/browser/presence.ts';
import { presenceWords } from './copy.ts';

/** Says who else writes in this article, and tells screen readers when that changes. */
export function PresenceLine({ others }: { others: readonly OtherEditor[] }) {
  return (
    <p role="status" className="presence">
      {presenceWords(others, new Date())}
    </p>
  );
}
