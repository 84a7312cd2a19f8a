/** Elements that decide themselves whether the tracker is called: the consent sheet and its button. */
const ABOUT_CONSENT = '.consent, [data-manage-cookies]';
/** The tracker counts these by itself. */
const COUNTED = '[data-signup]';

/**
 * Any click on the page calls the tracker (document 2, section 2), once. Where there is none, or the visitor has not agreed
 * to it, there is nothing to call.
 */
export function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest(`${ABOUT_CONSENT}, ${COUNTED}`)) window.trackConversion?.();
  });
}
