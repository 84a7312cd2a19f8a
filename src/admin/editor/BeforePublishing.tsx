import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { ChecklistPlace } from '../../core/editing/checklist.ts';
import type { RichTextHandle } from '../../core/editing/rich-text-handle.ts';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { focusField } from './fields/field-name.ts';
import { late } from './late.tsx';

const Checklist = late(async () => ({ default: (await import('./checklist/Checklist.tsx')).Checklist }));

interface Props {
  session: EditingSession;
  /** Another value after each change of the form. */
  changes: unknown;
  richText: RefObject<RichTextHandle | null>;
}

/** What the article could still do with, looked at once somebody comes near. It informs, and leads to each place. */
export function BeforePublishing({ session, changes, richText }: Props) {
  const { checklist } = useEditorServices();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const reveal = (target: ChecklistPlace) => {
    if ('field' in target) focusField(target.field);
    else if (target.text) richText.current?.reveal(target.text);
    else richText.current?.focus();
  };
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={<p role="status">{EDITOR_COPY.checklistLoading}</p>}>
          <Checklist form={() => session.form()} changes={changes} sources={checklist} onReveal={reveal} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether an element has ever been in sight. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setNear(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
