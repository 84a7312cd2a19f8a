import { escapeHtml } from '../../../core/text/escape.ts';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { textBlocks } from '../../../core/editing/text-blocks.ts';

interface CopiedArticle {
  html: string;
  plain: string;
}

/** Returns an article for the clipboard: as HTML, and as text with an empty line between paragraphs. */
export function copiedArticle({ title, description, content }: ArticleForm): CopiedArticle {
  const heading = title.trim() && `<h1>${escapeHtml(title)}</h1>`;
  const introduction = description.trim() && `<p>${escapeHtml(description)}</p>`;
  const paragraphs = [title.trim(), description.trim(), ...textBlocks(content).map(({ text }) => text)];
  return {
    html: heading + introduction + content,
    plain: paragraphs.filter((text) => text !== '').join('\n\n'),
  };
}

/** Writes an article to the clipboard. @returns whether the browser allowed it */
export async function copyArticle(article: CopiedArticle, clipboard: Pick<Clipboard, 'write'>): Promise<boolean> {
  try {
    const { html, plain } = article;
    const types = { 'text/html': blob(html, 'text/html'), 'text/plain': blob(plain, 'text/plain') };
    await clipboard.write([new ClipboardItem(types)]);
    return true;
  } catch {
    return false;
  }
}

function blob(text: string, type: string): Blob {
  return new Blob([text], { type });
}
