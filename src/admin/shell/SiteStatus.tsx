import { useState } from 'react';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { publicationSources } from '../editor/publication/publication-sources.ts';
import { SitePublication } from '../editor/publication/SitePublication.tsx';

/** Status of the site. Kept in a file of its own, so that it loads after the screen's own content. */
export function SiteStatus({ database }: { database: BrowserDatabase }) {
  const [sources] = useState(() => publicationSources(database));
  return <SitePublication sources={sources} />;
}
