import type { ArticleForm } from './article-form.ts';

/** What the back office posts into the frame of `/apercu`, from the same origin, to show what is being written. */
export interface PreviewMessage {
  kind: 'preview';
  form: ArticleForm;
}

/** What the frame answers once it can show something, and each time that it has. */
export interface PreviewAnswer {
  kind: 'preview-ready' | 'preview-shown';
}

/** Whose messages are listened to: those of one window, from one origin. */
export interface ExpectedSender {
  origin: string;
  source: unknown;
}

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The form that a message brings into the frame; null for every other message, and for one from anybody else. */
export function formIn(message: Received, sender: ExpectedSender): ArticleForm | null {
  const { kind, form } = dataFrom(message, sender) as Partial<PreviewMessage>;
  return kind === 'preview' && typeof form === 'object' && typeof form?.content === 'string' ? form : null;
}

/** What the frame answers by a message; null for every other message, and for one from anybody else. */
export function answerIn(message: Received, sender: ExpectedSender): PreviewAnswer['kind'] | null {
  const { kind } = dataFrom(message, sender) as Partial<PreviewAnswer>;
  return kind === 'preview-ready' || kind === 'preview-shown' ? kind : null;
}

function dataFrom({ data, origin, source }: Received, sender: ExpectedSender): object {
  const isExpected = source !== null && source === sender.source && origin === sender.origin;
  return isExpected && typeof data === 'object' && data !== null ? data : {};
}
