import { describe, expect, it, vi } from 'vitest';
import { emptyForm } from '../../../core/editing/article-form.ts';
import { copiedArticle, copyArticle } from './copy-article.ts';

const FORM = {
  ...emptyForm('blog'),
  title: 'Toi & <moi>',
  description: 'Un soir.',
  content: '<p>Il fait <b>doux</b>.</p><ul><li>du pain</li></ul>',
};

describe('the copy of an article', () => {
  it('holds title, description and text, as HTML and as plain text', () => {
    expect(copiedArticle(FORM)).toEqual({
      html: `<h1>Toi &amp; &lt;moi&gt;</h1><p>Un soir.</p>${FORM.content}`,
      plain: 'Toi & <moi>\n\nUn soir.\n\nIl fait doux.\n\ndu pain',
    });
  });

  it('holds the text alone when title and description are blank', () => {
    expect(copiedArticle({ ...FORM, title: ' ', description: '' })).toEqual({
      html: FORM.content,
      plain: 'Il fait doux.\n\ndu pain',
    });
  });

  it('goes to the clipboard in both formats', async () => {
    const write = vi.fn<Clipboard['write']>().mockResolvedValue();
    expect(await copyArticle(copiedArticle(FORM), { write })).toBe(true);
    const [item] = write.mock.calls[0]?.[0] ?? [];
    const textOf = async (type: string) => (await item?.getType(type))?.text();
    expect(await textOf('text/html')).toBe(copiedArticle(FORM).html);
    expect(await textOf('text/plain')).toBe(copiedArticle(FORM).plain);
  });

  it('is reported as failed when the browser refuses', async () => {
    expect(await copyArticle(copiedArticle(FORM), { write: () => Promise.reject(new Error('denied')) })).toBe(false);
  });
});
