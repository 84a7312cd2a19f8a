import { LIST_ADDRESS_KEY } from '../core/privacy/storage-keys.ts';
import { EDITOR_ADDRESS, RETURN_PARAMETER } from '../core/site/addresses.ts';
import { isInBackOffice, ownAddress } from './own-address.ts';

/** Destination after leaving an editor. */
export interface WayBack {
  address: string;
  /** Whether the address is that of a page for visitors. */
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
  const wanted = new URLSearchParams(query).get(RETURN_PARAMETER) ?? '';
  const page = wanted === '' ? null : ownAddress(wanted);
  if (page === null || isInBackOffice(page.pathname)) return { address: listAddress, isPage: false };
  return { address: page.pathname + page.search, isPage: true };
}
