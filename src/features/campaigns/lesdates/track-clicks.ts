/** Consent sheet and its button, which call the tracker themselves if at all. */
const ABOUT_CONSENT = '.consent, [data-manage-cookies]';
/** Links that the tracker counts by itself. */
const COUNTED = '[data-signup]';

/** Calls the tracker for every other click on the page (document 2, section 2), once the visitor consents. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest(`${ABOUT_CONSENT}, ${COUNTED}`)) window.trackConversion?.();
  });
}
