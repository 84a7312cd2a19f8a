import { renderBody, type ArticleBody } from '../../core/article/body.ts';
import type { CleaningOptions } from '../../core/article/clean.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { keptBodies } from './kept-bodies.ts';

const directory = process.env['KEPT_BODIES'];
const rules = process.env['CLEANING_RULES'];
const render = directory && rules ? keptBodies(directory, rules) : renderBody;

/**
 * Renders the body of an article as its page shows it.
 * @param textOf returns an article's text by id
 * @throws SiteError that names the article
 */
export async function articleBody(
  article: { id: string; title: string },
  textOf: (id: string) => Promise<string>,
  options: CleaningOptions,
): Promise<ArticleBody> {
  const content = await textOf(article.id);
  try {
    return render(content, options);
  } catch (cause) {
    throw new SiteError(
      `Article ${article.id} “${article.title}” cannot be shown: ${(cause as Error).message}.`,
      cause,
    );
  }
}
