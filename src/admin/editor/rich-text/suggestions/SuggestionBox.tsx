import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import { SUGGESTION_COPY } from './copy.ts';
import type { Suggestion } from './suggestions-extension.ts';

const GAP = 6;

interface Option {
  key: string;
  content: ReactNode;
  choose(): void;
}

interface Props {
  label: string;
  suggestion: Suggestion;
  options: Option[];
  /** Message under the options; by default their number, for screen readers. */
  message?: string;
}

/** List beside the caret. The text keeps the focus and passes its keys on. */
export function SuggestionBox({ label, suggestion, options, message = '' }: Props) {
  const { editor } = useEditorTools();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(0);
  const index = Math.min(marked, options.length - 1);

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (options.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'ArrowDown') setMarked((index + 1) % options.length);
    else if (event.key === 'ArrowUp') setMarked((index - 1 + options.length) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') options[index]?.choose();
    else return false;
    event.preventDefault();
    return true;
  });

  useEffect(() => {
    const { $keys } = editor.storage.suggestions;
    $keys.set((event) => takeKey(event));
    return () => $keys.set(null);
  }, [editor]);

  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-autocomplete', 'list');
    if (index >= 0) text.setAttribute('aria-activedescendant', `${id}-${index}`);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) text.removeAttribute(name);
    };
  }, [editor, id, index]);

  useLayoutEffect(() => {
    const place = () => box.current && placeBeside(box.current, editor.view.coordsAtPos(suggestion.range.from));
    place();
    // Captures scroll events, because those of the scrolling text do not bubble.
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [editor, suggestion.range.from, options.length]);

  return (
    <div ref={box} className="suggestions">
      <div id={id} role="listbox" aria-label={label} className="options">
        {options.map(({ key, content, choose }, place) => (
          // The text's keys choose an option; the click handler is for the mouse.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <div
            key={key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            {content}
          </div>
        ))}
      </div>
      <p role="status" className={message ? 'field-hint' : 'field-spoken'}>
        {message || SUGGESTION_COPY.offered(options.length)}
      </p>
    </div>
  );
}

/** Places a box under a place in the text, or above where there is no room; always within the window. */
function placeBeside(box: HTMLElement, { left, top, bottom }: { left: number; top: number; bottom: number }) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRoomBelow = bottom + GAP + height <= innerHeight;
  const y = isRoomBelow || top - GAP - height < 0 ? bottom + GAP : top - GAP - height;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${y}px`;
}
