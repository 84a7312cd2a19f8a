import { getMarkRange } from '@tiptap/core';
import { useId, useState } from 'react';
import { articleAddress } from '../../../../core/site/addresses.ts';
import { optionByArrow } from '../../../listbox.ts';
import { DialogActions, FormDialog } from '../FormDialog.tsx';
import type { LinkTarget } from '../../../../gateway/browser/articles.ts';
import { useEditorTools } from '../editor-tools.ts';
import { ArticleOptions } from './ArticleOptions.tsx';
import { LINK_COPY } from './copy.ts';
import { describeLink, linkFrom } from './describe-link.ts';
import { useFoundArticles } from './use-found-articles.ts';
import { linkedText, selectedRange, setLinkedText } from './linked-text.ts';

/** Asks for a link's text and its address, or one of our articles by title. */
export default function LinkDialog({ close }: { close: () => void }) {
  const { editor, findArticles } = useEditorTools();
  const [range] = useState(() => {
    const { state } = editor;
    const mark = state.schema.marks['link'];
    const around = mark && getMarkRange(state.selection.$from, mark);
    return around && state.selection.empty ? around : selectedRange(state);
  });
  const [before] = useState(() => ({
    href: String(editor.getAttributes('link')['href'] ?? ''),
    text: linkedText(editor, range),
  }));
  const [typed, setTyped] = useState(before.href);
  const [text, setText] = useState(before.text);
  const [chosen, setChosen] = useState(-1);
  const [error, setError] = useState<{ field: 'address' | 'text'; message: string } | null>(null);
  const id = useId();

  const description = describeLink(typed, location.host);
  const found = useFoundArticles(description.kind === 'words' ? typed.trim() : null, findArticles);
  const articles = found.kind === 'found' ? found.articles : [];
  const isRefused = description.kind === 'refused';
  const hasNoArticle = found.kind === 'found' && articles.length === 0;

  const take = (article: LinkTarget) => {
    setTyped(articleAddress(article));
    if (text.trim() === '') setText(article.title);
    setChosen(-1);
    setError(null);
  };
  const submit = () => {
    const article = articles[chosen];
    if (article) return take(article);
    const href = linkFrom(typed, location.host);
    if (href === null) return setError(isRefused ? null : { field: 'address', message: LINK_COPY.missing });
    if (text.trim() === '') return setError({ field: 'text', message: LINK_COPY.missingText });
    close();
    setLinkedText(editor, range, { href, text, isTextNew: text !== before.text });
  };
  const remove = () => {
    close();
    editor.chain().focus().setTextSelection(range).unsetLink().run();
  };

  return (
    <FormDialog title={LINK_COPY.title} close={close} submit={submit}>
      <div className="field">
        <label htmlFor={`${id}-address`}>{LINK_COPY.address}</label>
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={articles.length > 0}
          aria-controls={`${id}-articles`}
          aria-activedescendant={articles[chosen] && `${id}-articles-${chosen}`}
          aria-describedby={error?.field === 'address' ? `${id}-description ${id}-error` : `${id}-description`}
          aria-invalid={isRefused || error?.field === 'address' || undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(-1);
            setError(null);
          }}
          onKeyDown={(event) => {
            const next = optionByArrow(event.key, chosen, articles.length);
            if (next === null) return;
            event.preventDefault();
            setChosen(next);
          }}
        />
        <ArticleOptions id={`${id}-articles`} found={found} chosen={chosen} choose={take} />
        <p id={`${id}-description`} className={isRefused ? 'field-error' : 'field-hint'} role="status">
          {!hasNoArticle && LINK_COPY.describe(description)}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>{LINK_COPY.text}</label>
        <input
          id={`${id}-text`}
          type="text"
          aria-describedby={error?.field === 'text' ? `${id}-error` : undefined}
          aria-invalid={error?.field === 'text' || undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(null);
          }}
        />
      </div>
      <p id={`${id}-error`} className="field-error" role="alert">
        {error?.message}
      </p>
      <DialogActions label={before.href ? LINK_COPY.change : LINK_COPY.add} cancel={close}>
        {before.href !== '' && (
          <button type="button" className="button button-quiet" onClick={remove}>
            {LINK_COPY.remove}
          </button>
        )}
      </DialogActions>
    </FormDialog>
  );
}
