import { ADMIN_ADDRESS, EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { ownAddress } from '../own-address.ts';

export const SIGN_IN_ADDRESS = `${ADMIN_ADDRESS}/auth`;

const PARAMETER = 'vers';

/** Returns the address of the sign-in screen that then leads to a screen of the back office. */
export function signInAddress(wanted: string): string {
  return `${SIGN_IN_ADDRESS}?${new URLSearchParams({ [PARAMETER]: wanted })}`;
}

/** Returns the destination after sign-in: the wanted screen, or the articles. @param query untrusted: never leads outside the back office */
export function wantedScreen(query: string): string {
  const screen = ownAddress(new URLSearchParams(query).get(PARAMETER) ?? '');
  if (!screen?.pathname.startsWith(`${ADMIN_ADDRESS}/`) || screen.pathname === SIGN_IN_ADDRESS) return EDITOR_ADDRESS;
  return screen.pathname + screen.search;
}
