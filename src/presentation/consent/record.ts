import { acceptCategory, acceptedCategory, run, validConsent, type Translation } from 'vanilla-cookieconsent';
import { CHOICES, CONSENT_COOKIE, CONSENT_DAYS, type Choice } from './choices.ts';

/** Counts up when what is asked changes: everybody is then asked again. */
const QUESTION = 1;

/**
 * Reads the answer that this browser keeps, if any, and tells `answered` of it and of each later one.
 *
 * @param recipient who would receive data: an answer given for another one is not valid
 */
export async function readRecord(recipient: string, answered: () => void): Promise<void> {
  await run({
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
    onConsent: answered,
    onChange: answered,
  });
}

export const hasAnswered = validConsent;
export const isAccepted = (choice: Choice): boolean => acceptedCategory(choice);

/** Keeps an answer: what is not in the list is refused. */
export function answer(accepted: readonly Choice[]): void {
  acceptCategory(['necessary', ...CHOICES.filter((choice) => accepted.includes(choice))]);
}

function revisionFor(recipient: string): number {
  return Array.from(recipient).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, QUESTION);
}
