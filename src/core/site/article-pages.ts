import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryAddress, listAddress } from './addresses.ts';
import { haveSameParts, type ListedPage } from './page-source.ts';
import type { ArticleProps, CategoryLink, Frame, Page } from './pages.ts';
import type { RelatedTo } from './related.ts';
import { shownArticle } from './shown-article.ts';
import { summarise } from './summary.ts';

type KnownCategories = readonly (Category | undefined)[];

/** Page of an article, with the objects it was made from. */
interface ArticleEntry {
  year: number;
  /** In the order of the names in the article. */
  categories: KnownCategories;
  related: readonly Article[];
  page: Page;
}

interface ArticlePages {
  pageOf(article: Article): Page;
  /** Lets the next listing reuse pages of this one; called once all are made. */
  keep(): void;
}

/** Makes the function that makes pages of articles. It reuses pages of the last listing whose parts are the same. */
export function articlePages(
  keyedPage: (page: ListedPage) => Page,
): (frame: Frame, categories: readonly Category[], relatedTo: RelatedTo) => ArticlePages {
  let known = new Map<Article, ArticleEntry>();
  return (frame, allCategories, relatedTo) => {
    const listed = new Map<Article, ArticleEntry>();
    const namedBy = categoriesByNames(allCategories);
    const linksOf = sharedLinks(namedBy);
    return {
      pageOf(article) {
        const related = relatedTo(article);
        const categories = namedBy(article.categories);
        const former = listed.get(article) ?? known.get(article);
        const isUpToDate =
          former?.year === frame.year &&
          haveSameSummaries(former.related, related) &&
          haveSameParts(former.categories, categories);
        if (isUpToDate && haveSameParts(former.related, related)) {
          // Reuse the former page: new pages for all articles of a large site make much garbage.
          listed.set(article, former);
          return former.page;
        }
        const page = isUpToDate ? former.page : keyedPage(articlePage(frame, article, related, linksOf(article)));
        listed.set(article, { year: frame.year, categories, related, page });
        return page;
      },
      keep() {
        known = listed;
      },
    };
  };
}

function haveSameSummaries(former: readonly Article[], articles: readonly Article[]): boolean {
  return (
    former.length === articles.length &&
    articles.every((article, index) => {
      const before = former[index];
      return article === before || (before && summarise(article) === summarise(before));
    })
  );
}

function articlePage(
  frame: Frame,
  article: Article,
  related: readonly Article[],
  categories: CategoryLink[],
): ListedPage {
  const { slug, contentType } = article;
  // Reuse the strings of the article's card, to save memory.
  const { address, dateLabel } = summarise(article);
  const props: ArticleProps = {
    frame,
    article: shownArticle(article),
    dateLabel,
    listAddress: listAddress(contentType),
    categories,
    related: related.map(summarise),
  };
  return {
    route: slug === null ? '/article/[id]' : contentType === 'blog' ? '/blog/[slug]' : '/anecdote/[slug]',
    address,
    params: slug === null ? { id: article.id } : { slug },
    props,
    lastModified: article.updatedAt,
  } as ListedPage;
}

/** Finds the categories that articles name, in any case; cached by list of names, which thousands of articles share. */
function categoriesByNames(categories: readonly Category[]): (names: readonly string[]) => KnownCategories {
  const byName = new Map(categories.map((category) => [category.name.toLowerCase(), category]));
  const found = new Map<readonly string[], KnownCategories>();
  return (names) => {
    let ofNames = found.get(names);
    if (!ofNames) found.set(names, (ofNames = names.map((name) => byName.get(name.toLowerCase()))));
    return ofNames;
  };
}

/** Shares the links of articles with the same categories, to save memory on thousands of articles. */
function sharedLinks(
  namedBy: ReturnType<typeof categoriesByNames>,
): (article: Pick<Article, 'contentType' | 'categories'>) => CategoryLink[] {
  const linksByNames = new Map<string, CategoryLink[]>();
  return ({ contentType, categories: names }) => {
    const key = JSON.stringify([contentType, names]);
    let links = linksByNames.get(key);
    if (!links) {
      const categories = namedBy(names);
      links = names.map((name, index) => categoryLink(contentType, name, categories[index]));
      linksByNames.set(key, links);
    }
    return links;
  };
}

function categoryLink(contentType: ContentType, name: string, category: Category | undefined): CategoryLink {
  return { name: category?.name ?? name, address: category ? categoryAddress(contentType, category) : null };
}
