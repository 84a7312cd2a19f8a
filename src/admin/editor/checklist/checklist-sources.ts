import { lookups } from '../../../gateway/browser/find-address.ts';
import { linkedArticles, type LinkedArticles } from '../../../gateway/browser/linked-articles.ts';
import type { BrowserDatabase } from '../../../gateway/browser/session.ts';

/** Answers that the checklist needs from the database, the network and the page. */
export interface ChecklistSources {
  /** Host of the site, with its port. */
  siteHost: string;
  /** Looks up the articles to which a text links. Throws when no answer comes; so does `isOnline`. */
  linkedArticles(names: string[]): Promise<LinkedArticles>;
  isOnline(address: string): Promise<boolean>;
  /** Returns a picture's size in pixels; null when it does not load, or is an SVG. */
  pictureSize(address: string): Promise<PictureSize | null>;
}

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
