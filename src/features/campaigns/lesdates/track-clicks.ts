/** Consent sheet and the button that opens it. A consent given there calls the tracker already. */
const ABOUT_CONSENT = '.consent, [data-manage-cookies]';
/** Links that the tracker counts by itself. */
const COUNTED = '[data-signup]';

/** Calls the tracker for each click elsewhere on the page (document 2, section 2), once the visitor consents. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest(`${ABOUT_CONSENT}, ${COUNTED}`)) window.trackConversion?.();
  });
}
