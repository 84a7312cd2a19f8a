import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { listAddressOf, listView } from '../list/list-address.ts';
import { useServices } from '../services.ts';
import { useHasSettled } from '../use-has-settled.ts';
import { SHELL_COPY as COPY } from './copy.ts';

/** Milliseconds between updates of the number. */
const REFRESH = 60_000;

const ADDRESS = listAddressOf({ ...listView(''), tab: 'review' });

/** Navigation entry that leads to the drafts to review, with their number. */
export function ReviewEntry() {
  const { countProposals } = useServices();
  const [location] = useLocation();
  const { data = 0 } = useQuery({
    // Keyed by screen, so that each screen counts again: an action on the former one may have changed the number.
    queryKey: ['proposals', location],
    queryFn: () => countProposals(),
    placeholderData: keepPreviousData,
    // Lets the screen itself load first.
    enabled: useHasSettled(),
    refetchInterval: REFRESH,
  });
  return (
    <li>
      <Link href={ADDRESS}>{COPY.review(data)}</Link>
    </li>
  );
}
