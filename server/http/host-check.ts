import type { KnowsHost } from './known-hosts.ts';

/** Decides whether a request for a path is answered under a host. */
export type HostCheck = (host: string | undefined, pathname: string) => Promise<boolean>;

/**
 * Makes the check of which hosts are answered. Until the site has an administrator, only known ones: a stranger's page that
 * reaches this machine under its own name could claim it. Afterwards the published pages are for everybody, and the rest
 * for known hosts.
 *
 * @param isProtected whether a path leads elsewhere than to the published pages
 * @param isClaimed whether the site has an administrator; null where nothing answers that could be claimed
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
