import { useId, useState } from 'react';
import { ArticleOptions } from '../editor/rich-text/links/ArticleOptions.tsx';
import { useFoundArticles } from '../editor/rich-text/links/use-found-articles.ts';
import { optionByArrow } from '../listbox.ts';
import { useServices } from '../services.ts';

interface Props {
  label: string;
  value: string;
  /** Whether an article has this title, so that no other title is offered. */
  isFound: boolean;
  change(title: string): void;
}

/** Field for an existing title, which suggests titles while typing. */
export function OldTitleField({ label, value, isFound, change }: Props) {
  const { findArticles } = useServices();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const text = value.trim();
  const found = useFoundArticles(isOpen && !isFound && text !== '' ? text : null, findArticles);
  const articles = found.kind === 'found' ? found.articles : [];
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setChosen(-1);
  };
  const choose = ({ title }: { title: string }) => {
    change(title);
    show(false);
  };
  return (
    <>
      <input
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={articles.length > 0}
        aria-controls={id}
        aria-activedescendant={articles[chosen] && `${id}-${chosen}`}
        value={value}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onChange={({ target }) => {
          change(target.value);
          show(true);
        }}
        onKeyDown={(event) => {
          const article = articles[chosen];
          if (event.key === 'Enter' && article) choose(article);
          if (event.key === 'Escape' && articles.length > 0) {
            // Escape closes the list only, not the dialog.
            event.preventDefault();
            show(false);
          }
          const next = optionByArrow(event.key, chosen, articles.length);
          if (next === null) return;
          event.preventDefault();
          setChosen(next);
        }}
      />
      <ArticleOptions id={id} found={found} chosen={chosen} choose={choose} />
    </>
  );
}
