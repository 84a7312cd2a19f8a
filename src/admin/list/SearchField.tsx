import { useEffect, useId, useState } from 'react';
import { LIST_COPY } from './copy.ts';
import { LONGEST_SEARCH } from './pages-of-list.ts';

/** Milliseconds without a key before the search. */
const PAUSE = 250;

interface Props {
  /** Label; by default that of the search for articles. */
  label?: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField({ label = LIST_COPY.search.label, search, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Follows an address that changed otherwise than by typing.
  if (shown !== search) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <form role="search" className="list-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
