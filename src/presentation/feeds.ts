import type { ContentType } from '../core/article/content-type.ts';
import { ANECDOTES_ADDRESS, BLOG_ADDRESS, LANDING_ADDRESS } from '../core/site/addresses.ts';
import { PRODUCT_NAME } from '../core/product.ts';

export interface FeedDescription {
  address: string;
  /** The page whose news it gives. */
  pageAddress: string;
  /** What it holds; null for everything. */
  contentType: ContentType | null;
  title: string;
  description: string;
}

/** The feeds of the site, as pages announce them. */
export const FEEDS = {
  all: {
    address: '/rss.xml',
    pageAddress: LANDING_ADDRESS,
    contentType: null,
    title: `${PRODUCT_NAME}\u00a0: le blog et les anecdotes`,
    description: 'Des conseils francs, des rendez-vous ratés : tout ce qui vient de paraître, en entier.',
  },
  blog: {
    address: `${BLOG_ADDRESS}/rss.xml`,
    pageAddress: BLOG_ADDRESS,
    contentType: 'blog',
    title: `${PRODUCT_NAME}\u00a0: le blog`,
    description: 'Relations, désir, confiance en soi : des articles qui te parlent franchement, en entier.',
  },
  anecdotes: {
    address: `${ANECDOTES_ADDRESS}/rss.xml`,
    pageAddress: ANECDOTES_ADDRESS,
    contentType: 'anecdote',
    title: `${PRODUCT_NAME}\u00a0: les anecdotes`,
    description: 'Rendez-vous ratés, coïncidences gênantes, sujets tabous : les histoires, en entier.',
  },
} satisfies Record<string, FeedDescription>;
