import { decodedFragment } from '../../../core/site/decoded-fragment.ts';

/**
 * Scrolls to the target of a link inside the page without changing the address, which holds the token of a shared preview.
 * In a frame, links to other pages open in a new tab.
 */
export function followLinks(isFramed: boolean): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href || event.defaultPrevented) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      goTo(href.slice(1));
    } else if (isFramed && link.protocol.startsWith('http')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  });
}

function goTo(fragment: string): void {
  const place = document.getElementById(decodedFragment(fragment));
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
