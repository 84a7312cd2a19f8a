import type { ArticleForm } from './article-form.ts';

export interface PreviewMessage {
  kind: 'preview';
  form: ArticleForm;
}

/** Answer of the frame when it is ready, and after each form shown. */
export interface PreviewAnswer {
  kind: 'preview-ready' | 'preview-shown';
}

interface ExpectedSender {
  origin: string;
  source: unknown;
}

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Returns the form in a message to the frame; null for any other message or sender. */
export function formIn(message: Received, sender: ExpectedSender): ArticleForm | null {
  const { kind, form } = dataFrom(message, sender) as Partial<PreviewMessage>;
  return kind === 'preview' && typeof form === 'object' && typeof form?.content === 'string' ? form : null;
}

/** Returns the kind of the frame's answer; null for any other message or sender. */
export function answerIn(message: Received, sender: ExpectedSender): PreviewAnswer['kind'] | null {
  const { kind } = dataFrom(message, sender) as Partial<PreviewAnswer>;
  return kind === 'preview-ready' || kind === 'preview-shown' ? kind : null;
}

function dataFrom({ data, origin, source }: Received, sender: ExpectedSender): object {
  const isExpected = source !== null && source === sender.source && origin === sender.origin;
  return isExpected && typeof data === 'object' && data !== null ? data : {};
}
