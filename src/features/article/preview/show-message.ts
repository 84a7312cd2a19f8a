import { PRODUCT_NAME } from '../../../core/product.ts';
import { element } from '../../../presentation/dom/element.ts';
import { PREVIEW_COPY } from './copy.ts';
import type { PreviewParts } from './parts.ts';

/** Content of the page: its own sample, nothing yet, an article, or a reason why there is none. */
type PreviewState = 'sample' | 'loading' | 'article' | 'message';

interface Message {
  title: string;
  text: string;
}

/** Shows a message in place of the article; with `retry`, adds a button that tries again. */
export function showMessage(parts: PreviewParts, { title, text }: Message, retry?: () => void): void {
  document.title = `${title} – ${PRODUCT_NAME}`;
  setState(parts, 'message');
  const words = element('div', { role: 'alert' }, [element('h1', {}, [title]), element('p', {}, [text])]);
  const button =
    retry && element('button', { type: 'button', className: 'button', onclick: retry }, [PREVIEW_COPY.retry]);
  parts.article.after(element('section', { className: 'wrap preview-message' }, [words, ...(button ? [button] : [])]));
}

export function setState({ root, status, band }: PreviewParts, state: PreviewState): void {
  root.dataset['state'] = state;
  root.querySelector('.preview-message')?.remove();
  status.textContent = state === 'loading' ? PREVIEW_COPY.loading : '';
  if (state !== 'article') band.hidden = true;
}
