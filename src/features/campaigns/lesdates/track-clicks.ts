/** Consent sheet and its button, which call the tracker themselves if at all. */
const ABOUT_CONSENT = '.consent, [data-manage-cookies]';
/** Links that the tracker counts by itself. */
const COUNTED = '[data-signup]';

/** Calls the tracker once for any other click on the page (document 2, section 2), where it is loaded with the visitor's consent. */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest(`${ABOUT_CONSENT}, ${COUNTED}`)) window.trackConversion?.();
  });
}
