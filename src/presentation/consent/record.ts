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

/** Counts up when what is asked changes: everybody is then asked again. */
const QUESTION = 1;

/** The record in the place of the cookie of an answer that did not stay. */
const NO_RECORD = '{}';

/** The answer that this browser keeps. All its tabs share it: each question is answered from the cookie as it is now. */
interface ConsentRecord {
  /** Tells `changed` if the cookie says something else than when last read, or is read for the first time. */
  refresh(): void;
  hasAnswered(): boolean;
  /** Whether this browser keeps an answer. An answer that it does not keep is a refusal, and is not asked for again. */
  canKeep(): boolean;
  isAccepted(choice: Choice): boolean;
  /** Keeps an answer, and tells `changed`: what is not in the list is refused. */
  answer(accepted: readonly Choice[]): void;
}

/** @param recipient receiver of the data; an answer given for another receiver is invalid */
export function consentRecord(recipient: string, changed: () => void): ConsentRecord {
  let known: string | undefined;
  const lost = keptText(LOST_ANSWER_KEY, () => sessionStorage);
  const canKeep = () => isStorageAllowed() && lost.read() === null;
  // The library reads the cookie once, and has to begin anew to read it again. It has read it when `run` returns, and
  // only tells of it later.
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

/** Whether cookies may be kept: browsers that block them all refuse every other storage too, and not all say so of cookies. */
function isStorageAllowed(): boolean {
  try {
    return localStorage.length >= 0 && navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** Returns the content of the cookie, unparsed. The library knows the cookie's name from its first run on. */
function keptRecord(): string {
  return JSON.stringify(getCookie());
}

function settings(recipient: string): Parameters<typeof run>[0] {
  return {
    categories: {
      necessary: { enabled: true, readOnly: true },
      // The tracker's cookies are unknown, and the site has no other of its own.
      measurement: { autoClear: { cookies: [{ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) }] } },
      embeds: {},
    },
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    revision: revisionFor(recipient),
    manageScriptTags: false,
    hideFromBots: false,
    // Without words it makes no window: the question is ours (its own holds the focus back, and weighs more).
    autoShow: false,
    language: { default: 'fr', translations: { fr: {} as Translation } },
  };
}

function revisionFor(recipient: string): number {
  return Array.from(recipient).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, QUESTION);
}
