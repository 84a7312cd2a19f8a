import { ANECDOTES_ADDRESS, BLOG_ADDRESS, LANDING_ADDRESS } from '../core/site/addresses.ts';
import { FEED_CONTENTS, type FeedContent } from '../core/site/feed-contents.ts';
import { PRODUCT_NAME } from '../core/product.ts';

export interface FeedDescription extends FeedContent {
  /** Page whose news it contains. */
  pageAddress: string;
  title: string;
  description: string;
}

export const FEEDS = {
  all: {
    ...FEED_CONTENTS.all,
    pageAddress: LANDING_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: le blog et les anecdotes`,
    description: 'Des conseils francs, des rendez-vous ratés : tout ce qui vient de paraître, en entier.',
  },
  blog: {
    ...FEED_CONTENTS.blog,
    pageAddress: BLOG_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: le blog`,
    description: 'Relations, désir, confiance en soi : des articles qui te parlent franchement, en entier.',
  },
  anecdotes: {
    ...FEED_CONTENTS.anecdotes,
    pageAddress: ANECDOTES_ADDRESS,
    title: `${PRODUCT_NAME}\u00a0: les anecdotes`,
    description: 'Rendez-vous ratés, coïncidences gênantes, sujets tabous : les histoires, en entier.',
  },
} satisfies Record<string, FeedDescription>;
