import { ADMIN_ADDRESS, EDITOR_ADDRESS } from '../../core/site/addresses.ts';

export const SIGN_IN_ADDRESS = `${ADMIN_ADDRESS}/auth`;

const PARAMETER = 'vers';
/** Placeholder for the site's own origin. */
const BASE = 'https://back-office.invalid';

/** Returns the address of the sign-in screen that then leads to a screen of the back office. */
export function signInAddress(wanted: string): string {
  return `${SIGN_IN_ADDRESS}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/** Returns the destination after sign-in: the wanted screen, or the articles. @param query untrusted: never leads outside the back office */
export function wantedScreen(query: string): string {
  const wanted = new URLSearchParams(query).get(PARAMETER) ?? '';
  if (!URL.canParse(wanted, BASE)) return EDITOR_ADDRESS;
  const { origin, pathname, search } = new URL(wanted, BASE);
  const isScreen = origin === BASE && pathname.startsWith(`${ADMIN_ADDRESS}/`);
  return isScreen && pathname !== SIGN_IN_ADDRESS ? pathname + search : EDITOR_ADDRESS;
}
