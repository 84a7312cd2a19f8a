import { useStore } from '@nanostores/react';
import { useEditorTools } from '../editor-tools.ts';
import { ArticleSuggestions } from './ArticleSuggestions.tsx';
import { BlockSuggestions } from './BlockSuggestions.tsx';

/** Suggestions at the caret, if any. */
export function SuggestionList() {
  const { editor } = useEditorTools();
  const suggestion = useStore(editor.storage.suggestions.$suggestion);
  if (suggestion === null) return null;
  // Each mark has a list of its own, which begins at its first entry.
  const key = `${suggestion.kind} ${suggestion.range.from}`;
  return suggestion.kind === 'block' ? (
    <BlockSuggestions key={key} suggestion={suggestion} />
  ) : (
    <ArticleSuggestions key={key} suggestion={suggestion} />
  );
}
