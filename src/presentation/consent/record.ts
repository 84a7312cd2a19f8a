import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  reset,
  run,
  validConsent,
  type Translation,
} from 'vanilla-cookieconsent';
import { keptText } from '../storage/kept-text.ts';
import { CONSENT_DAYS } from '../../core/privacy/cookie-days.ts';
import { CONSENT_COOKIE, LOST_ANSWER_KEY } from '../../core/privacy/storage-keys.ts';
import { CHOICES, type Choice } from './choices.ts';

/** Increase it when the question changes: everybody is then asked again. */
const QUESTION = 1;

/** Record without a cookie, as after an answer that the browser did not keep. */
const NO_RECORD = '{}';

/** Answer in this browser's cookie, read again at each use, since all tabs share it. */
interface ConsentRecord {
  /** Calls `changed` if the cookie differs from the last reading, or on the first. */
  refresh(): void;
  hasAnswered(): boolean;
  /** Returns false when this browser did not keep an answer, which counts as a refusal and is not asked again. */
  canKeep(): boolean;
  isAccepted(choice: Choice): boolean;
  /** Stores an answer and calls `changed`; choices missing in the list are refused. */
  answer(accepted: readonly Choice[]): void;
}

/** @param recipient receiver of the data; an answer given for another receiver is invalid */
export function consentRecord(recipient: string, changed: () => void): ConsentRecord {
  let known: string | undefined;
  const lost = keptText(LOST_ANSWER_KEY, () => sessionStorage);
  const canKeep = () => isStorageAllowed() && lost.read() === null;
  // The library reads the cookie only when it starts, so reset it first. `run` has read the cookie when it returns; its
  // promise resolves later.
  const read = () => {
    if (keptRecord() === known) return false;
    reset();
    void run(settings(recipient));
    known = keptRecord();
    return true;
  };
  const refresh = () => {
    if (read()) changed();
  };
  return {
    refresh,
    hasAnswered() {
      refresh();
      return validConsent();
    },
    canKeep,
    isAccepted(choice) {
      refresh();
      return canKeep() && acceptedCategory(choice);
    },
    answer(accepted) {
      read();
      acceptCategory(['necessary', ...CHOICES.filter((choice) => accepted.includes(choice))]);
      known = keptRecord();
      if (known === NO_RECORD) lost.write('1');
      changed();
    },
  };
}

/** Browsers that block all cookies block every storage, while `cookieEnabled` is not always reliable. */
function isStorageAllowed(): boolean {
  try {
    return localStorage.length >= 0 && navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** Returns the cookie's content as text. The library knows the cookie's name from its first run on. */
function keptRecord(): string {
  return JSON.stringify(getCookie());
}

function settings(recipient: string): Parameters<typeof run>[0] {
  return {
    categories: {
      necessary: { enabled: true, readOnly: true },
      // Clear every cookie except our own: the tracker's names are unknown.
      measurement: { autoClear: { cookies: [{ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) }] } },
      embeds: {},
    },
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    revision: revisionFor(recipient),
    manageScriptTags: false,
    hideFromBots: false,
    // Without translations the library shows no window of its own, which would trap the focus and weigh more than ours.
    autoShow: false,
    language: { default: 'fr', translations: { fr: {} as Translation } },
  };
}

function revisionFor(recipient: string): number {
  return Array.from(recipient).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, QUESTION);
}
