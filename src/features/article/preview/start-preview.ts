import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { previewedArticle } from '../../../core/editing/previewed-article.ts';
import { readPreview } from '../../../gateway/browser/previews.ts';
import { PREVIEW_COPY } from './copy.ts';
import { followLinks } from './follow-links.ts';
import { followEditor } from './from-editor.ts';
import { followLink } from './from-link.ts';
import { previewParts } from './parts.ts';
import { showArticle } from './show-article.ts';
import { setState, showMessage } from './show-message.ts';

const root = document.querySelector<HTMLElement>('.preview');
if (root) startPreview(root, window);

/** Shows the article that the frame's owner posts or that the token in the address names; without either, the sample. */
function startPreview(page: HTMLElement, { parent }: Window): void {
  const parts = previewParts(page);
  const isFramed = parent !== window;
  const { imageOrigin = null, siteHost = null } = page.dataset;
  const { title } = document;
  let isSampleOverwritten = false;
  const show = (form: ArticleForm): boolean => {
    try {
      const options = { cleaning: { imageOrigin, siteHost }, now: new Date(), untitled: PREVIEW_COPY.untitled };
      const article = previewedArticle(form, options);
      isSampleOverwritten = true;
      showArticle(parts, article);
      setState(parts, 'article');
      return true;
    } catch (error) {
      console.warn('The article cannot be shown', error);
      showMessage(parts, PREVIEW_COPY.tooDeep);
      return false;
    }
  };
  followLinks(isFramed);
  if (isFramed) {
    setState(parts, 'loading');
    followEditor(parent, show);
    return;
  }
  followLink(readPreview, {
    none() {
      if (isSampleOverwritten) location.reload();
      else {
        setState(parts, 'sample');
        document.title = title;
      }
    },
    loading: () => setState(parts, 'loading'),
    found(form, expiresAt) {
      if (!show(form)) return;
      parts.band.textContent = PREVIEW_COPY.band(expiresAt);
      parts.band.hidden = false;
    },
    gone: () => showMessage(parts, PREVIEW_COPY.gone),
    unreachable: (retry) => showMessage(parts, PREVIEW_COPY.unreachable, retry),
  });
}
