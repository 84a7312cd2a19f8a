import { formIn, type PreviewAnswer } from '../../../core/editing/preview-message.ts';
import type { ArticleForm } from '../../../core/editing/article-form.ts';

/** Shows each article that the back office posts into this frame, and answers each time. @param editor the parent window */
export function followEditor(editor: Window, show: (form: ArticleForm) => void): void {
  const answer = (kind: PreviewAnswer['kind']) => {
    editor.postMessage({ kind } satisfies PreviewAnswer, location.origin);
  };
  addEventListener('message', (event) => {
    const form = formIn(event, { origin: location.origin, source: editor });
    if (!form) return;
    show(form);
    answer('preview-shown');
  });
  answer('preview-ready');
}
