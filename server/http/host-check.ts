import type { KnowsHost } from './known-hosts.ts';

export type HostCheck = (host: string | undefined, pathname: string) => Promise<boolean>;

/**
 * Decides which hosts are answered. Until the site has an administrator, only known hosts are answered: a stranger's
 * page that reaches this machine under its own name could claim the site. Afterwards, every host gets the published
 * pages, and unknown hosts nothing else.
 *
 * @param isProtected true for paths outside the published pages
 * @param isClaimed whether the site has an administrator; null when nothing can be claimed here
 */
export function hostCheck(
  isKnown: KnowsHost,
  isProtected: (pathname: string) => boolean,
  isClaimed: () => Promise<boolean | null>,
): HostCheck {
  let wasClaimed = false;
  return async (host, pathname) => {
    if (isKnown(host)) return true;
    if (isProtected(pathname)) return false;
    if (wasClaimed) return true;
    const answer = await isClaimed();
    wasClaimed = answer === true;
    return answer ?? true;
  };
}
