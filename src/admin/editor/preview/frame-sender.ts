import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { answerIn, type PreviewMessage } from '../../../core/editing/preview-message.ts';

export interface FrameSender {
  /** Shows a form in the frame as soon as the frame is ready; of several waiting forms, only the last. */
  send(form: ArticleForm): void;
  end(): void;
}

/** Posts forms into the preview frame. @param onShown called each time that the frame shows a form */
export function frameSender(frame: HTMLIFrameElement, onShown: () => void): FrameSender {
  let latest: ArticleForm | null = null;
  let isReady = false;

  const post = () => {
    if (!isReady || latest === null) return;
    const message: PreviewMessage = { kind: 'preview', form: latest };
    frame.contentWindow?.postMessage(message, location.origin);
  };
  const hear = (event: MessageEvent) => {
    const answer = answerIn(event, { origin: location.origin, source: frame.contentWindow });
    if (answer === 'preview-shown') onShown();
    if (answer !== 'preview-ready') return;
    // A reloaded frame sends this answer again.
    isReady = true;
    post();
  };

  addEventListener('message', hear);
  return {
    send(form) {
      latest = form;
      post();
    },
    end: () => removeEventListener('message', hear),
  };
}
