import { useState } from 'react';
import { newestPublication, onlineBuildId, retryPublication } from '../../gateway/browser/publications.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { PublicationIndicator } from '../editor/publication/PublicationIndicator.tsx';

/** How the site is, as the database and the site itself say; apart, so that it is loaded after what a screen is for. */
export function PublicationState({ database }: { database: BrowserDatabase }) {
  const [sources] = useState(() => ({
    newest: () => newestPublication(database),
    onlineBuildId,
    retry: () => retryPublication(database),
  }));
  return <PublicationIndicator sources={sources} />;
}
