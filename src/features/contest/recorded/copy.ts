import { PRODUCT_NAME } from '../../../core/product.ts';

export const RECORDED_COPY = {
  description: (title: string) =>
    `${title} sur ${PRODUCT_NAME} : les listes figées, les tirages, les gagnants, et de quoi tout vérifier.`,
  label: 'Archives de la tombola',
  dates: (start: string, end: string) => `Du ${start} au ${end}, heure de Paris.`,
  intro: 'Cette adresse ne change pas : les listes, le hasard et les gagnants de ce concours restent ici.',
  current: 'La page du concours',
};

/** Links to the recorded contests. */
export const NAMES_COPY = {
  title: 'Tous les concours',
  intro: 'Chaque concours garde sa page, avec ses listes, ses tirages et ses gagnants.',
};

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Titles a contest by its name: `2026-12` is 'Concours de décembre 2026'; `2026-12-2` is the month's second contest. */
export function contestTitle(name: string): string {
  const [, month = '', number] = /^(\d{4}-\d{2})(?:-(\d+))?$/.exec(name) ?? [];
  const words = MONTH.format(new Date(`${month}-01T00:00:00Z`));
  return `Concours ${/^[ao]/.test(words) ? 'd’' : 'de '}${words}${number === undefined ? '' : ` (${number})`}`;
}
