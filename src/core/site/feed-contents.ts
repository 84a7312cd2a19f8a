import type { ContentType } from '../article/content-type.ts';
import { ANECDOTES_ADDRESS, BLOG_ADDRESS } from './addresses.ts';

export interface FeedContent {
  address: string;
  /** Type of its articles; null for all. */
  contentType: ContentType | null;
}

export const FEED_CONTENTS = {
  all: { address: '/rss.xml', contentType: null },
  blog: { address: `${BLOG_ADDRESS}/rss.xml`, contentType: 'blog' },
  anecdotes: { address: `${ANECDOTES_ADDRESS}/rss.xml`, contentType: 'anecdote' },
} satisfies Record<string, FeedContent>;
