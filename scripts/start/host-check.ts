import type { KnowsHost } from '../server/known-hosts.ts';

export interface HostCheck {
  /** Decides without asking the database; false where that alone could tell. */
  mayAnswerNow(host: string | undefined, pathname: string): boolean;
  mayAnswer(host: string | undefined, pathname: string): Promise<boolean>;
}

/**
 * Makes the check of which hosts are answered. Until the site has an administrator, only known ones: a stranger's page that
 * reaches this machine under its own name could claim it. Afterwards the published pages are for everybody, and the rest
 * for known hosts.
 *
 * @param isProtected whether a path leads elsewhere than to the published pages
 * @param isClaimed whether the site has an administrator
 */
export function hostCheck(
  isKnown: KnowsHost,
  isProtected: (pathname: string) => boolean,
  isClaimed: () => Promise<boolean>,
): HostCheck {
  let wasClaimed = false;
  return {
    mayAnswerNow: (host, pathname) => isKnown(host) || (wasClaimed && !isProtected(pathname)),
    async mayAnswer(host, pathname) {
      if (isKnown(host)) return true;
      if (isProtected(pathname)) return false;
      wasClaimed ||= await isClaimed();
      return wasClaimed;
    },
  };
}
