import { modifiedAt } from '../../core/article/modified-at.ts';
import { LANDING_ADDRESS } from '../../core/site/addresses.ts';
import type { ArticleProps } from '../../core/site/pages.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { siteUrl } from '../../presentation/site-url.ts';

type Shown = Pick<ArticleProps, 'article' | 'listAddress' | 'categories'> & { address: string };

interface Naming {
  site: URL | undefined;
  /** Address of the cover that the page shows. */
  cover: string;
  homeName: string;
  sectionName: string;
}

/** Returns the JSON-LD of an article: schema.org's Article and the breadcrumb that leads to it. */
export function structuredData(
  { address, article, listAddress, categories }: Shown,
  { site, cover, homeName, sectionName }: Naming,
): object[] {
  const { origin } = siteUrl(site);
  const absolute = (path: string) => `${origin}${encodeURI(path)}`;
  const url = absolute(address);
  const organisation = { '@type': 'Organization', name: PRODUCT_NAME, url: absolute(LANDING_ADDRESS) };
  const [category] = categories;
  const trail = [
    { name: homeName, address: LANDING_ADDRESS },
    { name: sectionName, address: listAddress },
    ...(category?.address ? [{ name: category.name, address: category.address }] : []),
    { name: article.title, address },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.metaDescription ?? article.description,
      url,
      mainEntityOfPage: url,
      // `cover` is encoded already.
      image: new URL(cover, site).href,
      datePublished: new Date(article.publishedAt).toISOString(),
      dateModified: modifiedAt(article),
      inLanguage: 'fr',
      ...(category && { articleSection: category.name }),
      ...(article.metaKeywords.length > 0 && { keywords: article.metaKeywords.join(', ') }),
      // Articles are signed by the editorial team.
      author: organisation,
      publisher: organisation,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(step.address),
      })),
    },
  ];
}
