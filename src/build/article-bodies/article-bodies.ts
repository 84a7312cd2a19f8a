import { renderBody, type ArticleBody } from '../../core/article/body.ts';
import type { CleaningOptions } from '../../core/article/clean.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { cachingRenderer } from './body-cache.ts';

const directory = process.env['BODY_CACHE'];
const codeKey = process.env['BODY_CODE_KEY'];
const render = directory && codeKey ? cachingRenderer(directory, codeKey) : renderBody;

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
