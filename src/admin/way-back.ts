import { LIST_ADDRESS_KEY } from '../core/privacy/storage-keys.ts';
import { ADMIN_ADDRESS, EDITOR_ADDRESS, RETURN_PARAMETER } from '../core/site/addresses.ts';

/** Placeholder for the site's own origin. */
const BASE = 'https://site.invalid';

/** Destination after leaving an editor. */
export interface WayBack {
  address: string;
  /** Whether it is a page for visitors. */
  isPage: boolean;
}

/** Keeps the address of the list in this tab, with search, filters, order and page. */
export function keepListAddress(address: string): void {
  try {
    sessionStorage.setItem(LIST_ADDRESS_KEY, address);
  } catch {
    // Without storage, the editor leads back to the first view.
  }
}

/** Returns the address of the list as this tab showed it last. */
export function keptListAddress(): string {
  try {
    const address = sessionStorage.getItem(LIST_ADDRESS_KEY);
    return address?.startsWith(`${EDITOR_ADDRESS}?`) ? address : EDITOR_ADDRESS;
  } catch {
    return EDITOR_ADDRESS;
  }
}

/** Returns the destination after writing: the page where the correction began, or the list. @param query untrusted: never leads to another site */
export function wayBack(query: string, listAddress: string): WayBack {
  const wanted = new URLSearchParams(query).get(RETURN_PARAMETER);
  if (wanted === null || !URL.canParse(wanted, BASE)) return { address: listAddress, isPage: false };
  const { origin, pathname, search } = new URL(wanted, BASE);
  const isPage = origin === BASE && pathname !== ADMIN_ADDRESS && !pathname.startsWith(`${ADMIN_ADDRESS}/`);
  return isPage ? { address: pathname + search, isPage } : { address: listAddress, isPage };
}
