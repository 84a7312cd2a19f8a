import { SIGNUP_ADDRESS } from '../site/addresses.ts';

/**
 * Returns true for a link to the site's sign-up page, or to the dating service.
 * @param href absolute address of the link
 * @param pageOrigin origin of the page with the link
 * @param serviceUrl address of the dating service, when sign-up is open
 */
export function isSignupLink(href: string, pageOrigin: string, serviceUrl: string | undefined): boolean {
  const link = URL.parse(href);
  if (!link) return false;
  if (link.origin === pageOrigin && link.pathname === SIGNUP_ADDRESS) return true;
  const service = URL.parse(serviceUrl ?? '');
  return service !== null && link.origin === service.origin && link.pathname === service.pathname;
}
