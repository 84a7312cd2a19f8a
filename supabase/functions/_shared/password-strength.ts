export const MINIMUM_PASSWORD_LENGTH = 10;

const FEWEST_DIFFERENT_CHARACTERS = 5;
/** First entries of common password lists, and the name of this site. */
const COMMON =
  /coquelicot|motdepasse|password|passw0rd|azerty|qwerty|administrateur|admin|bonjour|soleil|jetaime|iloveyou/g;
/** Alphabet, digits, and rows of French and English keyboards. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'azertyuiop', 'qsdfghjklm', 'qwertyuiop', 'asdfghjkl'];
const LONGEST_RUN = 4;

type Weakness = 'length' | 'characters';

/**
 * Returns why a password is too easy to guess, or null: shorter than ten characters, or fewer than five different ones
 * without runs (`1234567890`, `azertyuiop`), repetitions, common words, the site's name and the account's address.
 */
export function weaknessOf(password: string, email: string): Weakness | null {
  if ([...password].length < MINIMUM_PASSWORD_LENGTH) return 'length';
  const plain = password.normalize('NFKC').toLowerCase();
  let rest = plain;
  for (const part of [email.toLowerCase(), ...email.toLowerCase().split('@')]) {
    if (part.length > 2) rest = rest.replaceAll(part, '');
  }
  rest = withoutRuns(rest.replace(/[^\p{L}\p{N}]/gu, '').replace(COMMON, '')) + rest.replace(/[\p{L}\p{N}]/gu, '');
  return new Set(rest.replace(/(.{1,6}?)\1{2,}/gu, '$1')).size < FEWEST_DIFFERENT_CHARACTERS ? 'characters' : null;
}

export function adviceFor(weakness: Weakness): string {
  return weakness === 'length'
    ? `Choisis un mot de passe d’au moins ${MINIMUM_PASSWORD_LENGTH} caractères.`
    : 'Choisis un mot de passe plus difficile à deviner : quelques mots sans rapport entre eux, par exemple.';
}

function withoutRuns(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    const length = Math.max(1, ...RUNS.flatMap((run) => [run, [...run].reverse().join('')]).map(runAt));
    if (length < LONGEST_RUN) rest += text.slice(start, start + length);
    start += length;

    function runAt(run: string): number {
      let end = start + 1;
      while (end < text.length && run.includes(text.slice(start, end + 1))) end += 1;
      return end - start;
    }
  }
  return rest;
}
