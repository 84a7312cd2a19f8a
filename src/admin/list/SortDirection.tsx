import { LIST_COPY as COPY } from './copy.ts';

interface Props {
  isAscending: boolean;
  reverse: () => void;
}

/** Button with the direction in which cards are sorted, beside the menu that sorts them. */
export function SortDirection({ isAscending, reverse }: Props) {
  const direction = isAscending ? COPY.ascending : COPY.descending;
  return (
    <button
      type="button"
      className="chip"
      aria-label={direction}
      title={direction}
      data-ascending={isAscending}
      onClick={reverse}
    >
      <span aria-hidden="true" className="sort-arrow" />
    </button>
  );
}
