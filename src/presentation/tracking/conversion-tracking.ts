import { isSignupLink } from '../../core/tracking/signup-link.ts';
import { trackerAddress, type Tracker } from '../../core/tracking/tracker.ts';
import { whenShown } from '../dom/when-shown.ts';

declare global {
  interface Window {
    /** Calls the conversion tracker once more. Absent before consent; does nothing once consent is withdrawn. */
    trackConversion?: () => void;
  }
}

interface ConversionTracking {
  start(): void;
  stop(): void;
}

/** Returns true for a link that is marked as a sign-up link, whatever its address. */
const isMarked = (link: HTMLElement) => 'signup' in link.dataset;

/**
 * Calls the tracker when started on a page that is shown, and then at each use of a sign-up link (document 2, section 7). A link works
 * even if the call fails. Start the tracking only after consent.
 * @param serviceUrl address of the dating service, when sign-up is open
 * @param isAllowed checked at each call: another tab may have withdrawn the consent
 */
export function conversionTracking(
  tracker: Tracker,
  serviceUrl: string | undefined,
  isAllowed: () => boolean,
): ConversionTracking {
  let isOn = false;
  let current: HTMLScriptElement | undefined;
  const call = () => {
    if (!isOn || !isAllowed()) return;
    current?.remove();
    const script = document.createElement('script');
    script.src = trackerAddress(tracker, new Date().getTime());
    script.async = true;
    script.onerror = () => console.error(`The conversion tracker did not load: ${script.src}`);
    document.head.append(script);
    current = script;
  };
  const callOnSignup = ({ target, button }: MouseEvent) => {
    const isMainOrMiddle = button < 2;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (isMainOrMiddle && link && (isMarked(link) || isSignupLink(link.href, location.origin, serviceUrl))) call();
  };
  return {
    start() {
      if (isOn) return;
      isOn = true;
      window.trackConversion = call;
      // A middle click, which opens a tab, fires `auxclick`.
      for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, callOnSignup);
      whenShown(call);
    },
    stop() {
      isOn = false;
      current?.remove();
      for (const type of ['click', 'auxclick'] as const) document.removeEventListener(type, callOnSignup);
    },
  };
}
