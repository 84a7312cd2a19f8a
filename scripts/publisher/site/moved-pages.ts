import type { SiteContent } from '../../../src/core/site/content.ts';
import { addressTarget } from '../../../src/core/site/redirects.ts';
import { addressOfFile } from '../../../src/build/page-file.ts';

/**
 * The pages, of those that are gone, whose article stands at another address: a visitor is led there once the site's book of
 * addresses says so.
 *
 * @param gone files of pages
 * @param content its articles all have a page
 */
export function movedPages(
  gone: readonly string[],
  { articles, formerSlugs }: Pick<SiteContent, 'articles' | 'formerSlugs'>,
): Set<string> {
  const names = new Map<string, string>();
  for (const file of gone) {
    const subject = addressTarget(encodeURI(addressOfFile(`/${file}`)));
    if (subject?.kind === 'article') names.set(subject.name, file);
  }
  const moved = new Set<string>();
  if (names.size === 0) return moved;
  const wanted = new Map<string, string>();
  for (const { slug, articleId } of formerSlugs) {
    const file = names.get(slug);
    if (file !== undefined) wanted.set(articleId, file);
  }
  for (const article of articles) {
    const file = names.get(article.id) ?? names.get(article.slug ?? '') ?? wanted.get(article.id);
    if (file !== undefined) moved.add(file);
  }
  return moved;
}
