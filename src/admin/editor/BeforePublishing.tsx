import { useRef, type RefObject } from 'react';
import type { ChecklistPlace } from '../../core/editing/checklist.ts';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { focusField } from './fields/field-control.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { useWasInSight } from './use-was-in-sight.ts';

const Checklist = lazyWithRetry(
  async () => ({ default: (await import('./checklist/Checklist.tsx')).Checklist }),
  EDITOR_COPY.checklistLoading,
);

interface Props {
  session: EditingSession;
  changes: unknown;
  richText: RefObject<RichTextHandle | null>;
}

/** Checklist of the article, computed once the writer has scrolled to it. */
export function BeforePublishing({ session, changes, richText }: Props) {
  const { checklist } = useEditorServices();
  const place = useRef<HTMLDivElement>(null);
  const wasInSight = useWasInSight(place);
  const reveal = (target: ChecklistPlace) => {
    if ('field' in target) focusField(target.field);
    else if (target.text) richText.current?.reveal(target.text);
    else richText.current?.focus();
  };
  return (
    <div ref={place}>
      {wasInSight && <Checklist form={() => session.form()} changes={changes} sources={checklist} onReveal={reveal} />}
    </div>
  );
}
