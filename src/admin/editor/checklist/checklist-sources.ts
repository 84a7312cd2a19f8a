import { lookups } from '../../../gateway/browser/find-address.ts';
import { linkedArticles, type LinkedArticles } from '../../../gateway/browser/linked-articles.ts';
import type { BrowserDatabase } from '../../../gateway/browser/session.ts';

/** Whom the checklist asks; each may throw without an answer. */
export interface ChecklistSources {
  /** Host of the site, with its port. */
  siteHost: string;
  linkedArticles(names: string[]): Promise<LinkedArticles>;
  /** Whether the site has a page, or a file, at this address. */
  isOnline(address: string): Promise<boolean>;
  pictureSize(address: string): Promise<PictureSize | null>;
}

/** Asks the database about articles, and the site about everything else. */
export function checklistSources(database: BrowserDatabase): ChecklistSources {
  return {
    siteHost: location.host,
    linkedArticles: (names) => linkedArticles(database, names, new Date()),
    isOnline: lookups.isOnline,
    pictureSize,
  };
}

interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture in pixels; null when it cannot be loaded, or is drawn at any size. */
async function pictureSize(address: string): Promise<PictureSize | null> {
  if (/\.svg(?:[?#]|$)/i.test(address)) return null;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
