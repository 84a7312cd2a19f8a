import { useStore } from '@nanostores/react';
import { useEditorTools } from '../editor-tools.ts';
import { ArticleSuggestions } from './ArticleSuggestions.tsx';
import { BlockSuggestions } from './BlockSuggestions.tsx';

export function SuggestionList() {
  const { editor } = useEditorTools();
  const suggestion = useStore(editor.storage.suggestions.$suggestion);
  if (suggestion === null) return null;
  // The key gives each `/` or `[[` a new list, which begins at its first entry.
  const key = `${suggestion.kind} ${suggestion.range.from}`;
  return suggestion.kind === 'block' ? (
    <BlockSuggestions key={key} suggestion={suggestion} />
  ) : (
    <ArticleSuggestions key={key} suggestion={suggestion} />
  );
}
