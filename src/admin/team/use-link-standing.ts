import { useEffect, useState } from 'react';
import { isCutToken } from '../../core/text/fragment-token.ts';
import type { LinkStanding } from '../../gateway/browser/team-accounts.ts';

/** Standing of the link that somebody has opened; `cut` when a part of it is missing. */
type OpenedLink = LinkStanding | 'cut' | 'checking';

/** Asks the server about the link of a token, so that nobody fills in a form for an invalid link. */
export function useLinkStanding(token: string, check: (token: string) => Promise<LinkStanding>): OpenedLink {
  const [standing, setStanding] = useState<LinkStanding | 'checking'>('checking');
  const isCut = isCutToken(token);
  useEffect(() => {
    if (isCut) return;
    let isShown = true;
    void check(token).then((answer) => isShown && setStanding(answer));
    return () => {
      isShown = false;
    };
  }, [token, isCut, check]);
  return isCut ? 'cut' : standing;
}
