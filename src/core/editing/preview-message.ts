import type { ArticleForm } from './article-form.ts';

/** Message from the back office to the frame of `/apercu`, on the same origin, with the form to show. */
export interface PreviewMessage {
  kind: 'preview';
  form: ArticleForm;
}

/** Answer of the frame once it can show something, and after each time that it has. */
export interface PreviewAnswer {
  kind: 'preview-ready' | 'preview-shown';
}

/** Window and origin that messages are accepted from. */
interface ExpectedSender {
  origin: string;
  source: unknown;
}

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The form that a message brings into the frame; null for every other message, and for one from anybody else. */
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
