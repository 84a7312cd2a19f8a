import { PRODUCT_NAME } from '../../core/product.ts';
import { resolveLostAddress } from '../../core/site/lost-address.ts';
import { lookups } from '../../gateway/browser/find-address.ts';

/** Redirects to the new place of a moved address, or explains what is known about it. */
async function resolveAddress(): Promise<void> {
  const outcome = await resolveLostAddress(new URL(location.href), lookups);
  if (outcome.kind === 'moved') location.replace(outcome.location);
  else show(outcome.kind);
}

function show(kind: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-outcome]')) {
    element.hidden = element.dataset['outcome'] !== kind;
    if (element.hidden) continue;
    const title = element.matches('h1') ? element : element.querySelector('h1');
    if (title) document.title = `${title.textContent} – ${PRODUCT_NAME}`;
  }
}

void resolveAddress();
