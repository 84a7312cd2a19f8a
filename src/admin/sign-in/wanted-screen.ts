import { ADMIN_ADDRESS, EDITOR_ADDRESS } from '../../core/site/addresses.ts';

export const SIGN_IN_ADDRESS = `${ADMIN_ADDRESS}/auth`;

const PARAMETER = 'vers';
/** Stands for the site's own origin, whatever it is. */
const BASE = 'https://back-office.invalid';

/** The address of the sign-in screen that leads on to a screen of the back office. */
export function signInAddress(wanted: string): string {
  return `${SIGN_IN_ADDRESS}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/**
 * Where signing in leads: to the screen that was wanted, or to the articles.
 *
 * @param query of the sign-in screen, which anybody may have written: it leads to no other place than the back office
 */
export function wantedScreen(query: string): string {
  const wanted = new URLSearchParams(query).get(PARAMETER) ?? '';
  if (!URL.canParse(wanted, BASE)) return EDITOR_ADDRESS;
  const { origin, pathname, search } = new URL(wanted, BASE);
  const isScreen = origin === BASE && pathname.startsWith(`${ADMIN_ADDRESS}/`);
  return isScreen && pathname !== SIGN_IN_ADDRESS ? pathname + search : EDITOR_ADDRESS;
}
