import type { PluginKey } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import { ToolbarIcon } from '../toolbar/icons.tsx';
import { FIND_COPY } from './copy.ts';
import { findPlugin, findState, lookFor, replaceAll, replaceCurrent, step } from './find-plugin.ts';

/** Bar to find and replace in the text. Bundled with the editor, because words typed while it loads would go into the text. */
export function FindBar() {
  const { editor, $panel, $notice } = useEditorTools();
  const id = useId();
  const [replacement, setReplacement] = useState('');
  const { wanted, count, current, isEditable } = useEditorState({
    editor,
    selector: () => {
      const found = findState(editor);
      return {
        wanted: found.wanted,
        count: found.matches.length,
        current: found.current,
        isEditable: editor.isEditable,
      };
    },
  });
  useEffect(() => {
    const { from, to } = editor.state.selection;
    const selected = editor.state.doc.textBetween(from, to, '\n');
    const plugin = findPlugin();
    editor.registerPlugin(plugin);
    if (selected !== '' && !selected.includes('\n')) lookFor(editor, selected);
    const field = document.getElementById(id) as HTMLInputElement | null;
    field?.focus();
    field?.select();
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(plugin.spec.key as PluginKey);
    };
  }, [editor, id]);

  const close = () => {
    $panel.set(null);
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const field = target instanceof HTMLInputElement ? target.name : null;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && field === 'replacement') replaceCurrent(editor, replacement);
    else if (event.key === 'Enter' && field === 'wanted') step(editor, event.shiftKey ? -1 : 1);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'f') document.getElementById(id)?.focus();
    else return;
    event.preventDefault();
  };
  const position = wanted === '' ? '' : FIND_COPY.position(current, count);
  return (
    // Handles keys that fields and buttons ignore.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div role="search" aria-label={FIND_COPY.searchBar} className="find-bar" onKeyDown={onKeyDown}>
      <div className="find-row">
        <label htmlFor={id}>{FIND_COPY.searchField}</label>
        <input
          id={id}
          name="wanted"
          type="text"
          autoComplete="off"
          placeholder={FIND_COPY.searchField}
          value={wanted}
          onChange={({ target }) => lookFor(editor, target.value)}
        />
        <p role="status">{position}</p>
        <FindButton name="previous" run={() => step(editor, -1)} />
        <FindButton name="next" run={() => step(editor, 1)} />
        <FindButton name="close" run={close} />
      </div>
      {isEditable && (
        <div className="find-row">
          <label htmlFor={`${id}-replacement`}>{FIND_COPY.replacementField}</label>
          <input
            id={`${id}-replacement`}
            name="replacement"
            type="text"
            autoComplete="off"
            placeholder={FIND_COPY.replacementField}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <button type="button" onClick={() => replaceCurrent(editor, replacement)}>
            {FIND_COPY.replace}
          </button>
          <button type="button" onClick={() => $notice.set(FIND_COPY.replaced(replaceAll(editor, replacement)))}>
            {FIND_COPY.replaceAll}
          </button>
        </div>
      )}
    </div>
  );
}

const DRAWINGS = { previous: 'M6 15l6-6 6 6', next: 'M6 9l6 6 6-6', close: 'M6 6l12 12M18 6L6 18' };

function FindButton({ name, run }: { name: keyof typeof DRAWINGS; run: () => void }) {
  return (
    <button type="button" className="find-icon" aria-label={FIND_COPY[name]} title={FIND_COPY[name]} onClick={run}>
      <ToolbarIcon drawing={DRAWINGS[name]} />
    </button>
  );
}
