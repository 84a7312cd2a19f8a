import { EDITOR_ACTIONS } from '../actions/actions.ts';
import { ACTION_COPY } from '../actions/copy.ts';
import { useEditorTools } from '../editor-tools.ts';
import { ACTION_ICONS } from '../toolbar/icons.tsx';
import { ToolbarIcon } from '../toolbar/icons.tsx';
import { blocksFor } from './block-options.ts';
import { SUGGESTION_COPY } from './copy.ts';
import { SuggestionBox } from './SuggestionBox.tsx';
import type { Suggestion } from './suggestions-extension.ts';

/** Blocks that match the word typed behind `/`. */
export function BlockSuggestions({ suggestion }: { suggestion: Suggestion }) {
  const { editor, $panel } = useEditorTools();
  const names = blocksFor(suggestion.query).filter((name) => EDITOR_ACTIONS[name].isPossible?.(editor) ?? true);
  if (names.length === 0) return null;
  return (
    <SuggestionBox
      label={SUGGESTION_COPY.blocks}
      suggestion={suggestion}
      options={names.map((name) => {
        const icon = ACTION_ICONS[name];
        return {
          key: name,
          content: (
            <>
              {'drawing' in icon ? <ToolbarIcon drawing={icon.drawing} /> : <b aria-hidden="true">{icon.text}</b>}
              {ACTION_COPY[name].label}
            </>
          ),
          choose: () => {
            editor.chain().deleteRange(suggestion.range).run();
            EDITOR_ACTIONS[name].run(editor, $panel);
          },
        };
      })}
    />
  );
}
