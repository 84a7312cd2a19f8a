import type { BrowserDatabase } from '../gateway/browser/session.ts';
import { CATEGORIES_SCREEN } from './categories/screen.ts';
import { JOURNAL_SCREEN } from './journal/screen.ts';
import { APPLICANTS_SCREEN, CONTEST_ENTRIES_SCREEN, SUBSCRIBERS_SCREEN } from './people/screens.ts';
import { ACCOUNT_SCREEN, TEAM_SCREEN } from './team/screens.ts';
import { TRASH_SCREEN } from './trash/screen.ts';

/** Screens in the navigation, in order. */
export const NAVIGATION = [
  CATEGORIES_SCREEN,
  TRASH_SCREEN,
  APPLICANTS_SCREEN,
  SUBSCRIBERS_SCREEN,
  CONTEST_ENTRIES_SCREEN,
  TEAM_SCREEN,
  JOURNAL_SCREEN,
];

/** Every screen besides the list and the editor. */
export const SCREENS = [...NAVIGATION, ACCOUNT_SCREEN];

/** The services of all screens in one object. */
export type ScreenServices = Intersection<ReturnType<(typeof SCREENS)[number]['services']>>;

/** Type that has the members of every type of a union. */
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export function screenServices(database: BrowserDatabase): ScreenServices {
  return Object.assign({}, ...SCREENS.map((screen) => screen.services(database)));
}
