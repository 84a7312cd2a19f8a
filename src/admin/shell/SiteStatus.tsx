import { useState } from 'react';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { publicationSources } from '../editor/publication/publication-sources.ts';
import { SitePublication } from '../editor/publication/SitePublication.tsx';

/** How the site is, as the database and the site itself say; apart, so that it is loaded after what a screen is for. */
export function SiteStatus({ database }: { database: BrowserDatabase }) {
  const [sources] = useState(() => publicationSources(database));
  return <SitePublication sources={sources} />;
}
