import type { ContentType } from '../core/article/content-type.ts';
import { ANECDOTES_ADDRESS, BLOG_ADDRESS, LANDING_ADDRESS } from '../core/site/addresses.ts';
import { PRODUCT_NAME } from '../core/product.ts';

export interface FeedDescription {
  address: string;
  /** Type of its articles; null for all. */
  contentType: ContentType | null;
  /** Page whose news it contains. */
  pageAddress: string;
  title: string;
  description: string;
}

export const FEEDS = {
  all: {
    address: '/rss.xml',
    contentType: null,
    pageAddress: LANDING_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: le blog et les anecdotes`,
    description: 'Des conseils francs, des rendez-vous ratés : tout ce qui vient de paraître, en entier.',
  },
  blog: {
    address: `${BLOG_ADDRESS}/rss.xml`,
    contentType: 'blog',
    pageAddress: BLOG_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: le blog`,
    description: 'Relations, désir, confiance en soi : des articles qui te parlent franchement, en entier.',
  },
  anecdotes: {
    address: `${ANECDOTES_ADDRESS}/rss.xml`,
    contentType: 'anecdote',
    pageAddress: ANECDOTES_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: les anecdotes`,
    description: 'Rendez-vous ratés, coïncidences gênantes, sujets tabous : les histoires, en entier.',
  },
} satisfies Record<string, FeedDescription>;
