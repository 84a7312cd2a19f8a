import { useState } from 'react';
import { longDateTime, timeAgo } from '../../../core/time/paris-time.ts';
import type { Toasts } from '../../../presentation/toasts/toast-region.ts';
import type { UnsentText } from '../saving/unsent-texts.ts';
import { UNDO_COPY, UNSENT_COPY } from './copy.ts';
import { titleOf } from './title-of-text.ts';

interface Props {
  texts: readonly UnsentText[];
  toasts: Toasts;
  onOpen(text: UnsentText): void;
  /** Deletes a text for good; called once the time to undo is over. */
  onDelete(text: UnsentText): Promise<void>;
}

/** Lists texts that wait on this computer, each with its age and actions; renders nothing when there are none. */
export function UnsentTexts({ texts, toasts, onOpen, onDelete }: Props) {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const shown = texts.filter(({ sessionId }) => !deleted.has(sessionId));
  const hide = (sessionId: string) => setDeleted((ids) => new Set([...ids, sessionId]));
  const show = (sessionId: string) => setDeleted((ids) => new Set([...ids].filter((other) => other !== sessionId)));

  const remove = async (text: UnsentText) => {
    hide(text.sessionId);
    const outcome = await toasts.offerUndo({
      text: UNSENT_COPY.deleted,
      subject: titleOf(text),
      ...UNDO_COPY,
    });
    if (outcome === 'undone') return show(text.sessionId);
    try {
      await onDelete(text);
    } catch {
      show(text.sessionId);
      toasts.warn({
        text: UNSENT_COPY.deletionFailed,
        advice: UNSENT_COPY.deletionAdvice,
        close: UNSENT_COPY.close,
      });
    }
  };

  if (shown.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="unsent-texts">
      <h2 id="unsent-texts">{UNSENT_COPY.title}</h2>
      <p>{UNSENT_COPY.intro}</p>
      <ul className="unsent-texts">
        {shown.map((text) => (
          <TextRow key={text.sessionId} text={text} open={() => onOpen(text)} remove={() => void remove(text)} />
        ))}
      </ul>
    </section>
  );
}

function TextRow({ text, open, remove }: { text: UnsentText; open(): void; remove(): void }) {
  const title = titleOf(text);
  return (
    <li>
      <p>
        <strong>{title}</strong>{' '}
        <span>
          <time dateTime={text.typedAt} title={longDateTime(text.typedAt)}>
            {UNSENT_COPY.typed(timeAgo(text.typedAt, new Date()))}
          </time>
          {text.isNew && ` · ${UNSENT_COPY.isNew}`}
        </span>
      </p>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={UNSENT_COPY.openNamed(title)}
        onClick={open}
      >
        {UNSENT_COPY.open}
      </button>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={UNSENT_COPY.deleteNamed(title)}
        onClick={remove}
      >
        {UNSENT_COPY.delete}
      </button>
    </li>
  );
}
