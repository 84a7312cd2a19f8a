import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { listAddressOf, listView } from '../list/list-address.ts';
import { useServices } from '../services.ts';
import { useHasSettled } from '../use-has-settled.ts';
import { SHELL_COPY as COPY } from './copy.ts';

/** Milliseconds after which the number is asked for again while the back office is open. */
const REFRESH = 60_000;

const ADDRESS = listAddressOf({ ...listView(''), tab: 'review' });

/** The entry of the navigation that leads to the drafts to review, with their number. */
export function ReviewEntry() {
  const { countProposals } = useServices();
  const [location] = useLocation();
  const { data = 0 } = useQuery({
    // Asked for on each screen: the one before may have changed it.
    queryKey: ['proposals', location],
    queryFn: () => countProposals(),
    placeholderData: keepPreviousData,
    // The screen itself comes first.
    enabled: useHasSettled(),
    refetchInterval: REFRESH,
  });
  return (
    <li>
      <Link href={ADDRESS}>{COPY.review(data)}</Link>
    </li>
  );
}
