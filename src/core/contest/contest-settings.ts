import { SiteError } from '../site/site-error.ts';

/** A contest that takes place: who is answerable for it, and when. */
export interface LiveContest {
  mode: 'live';
  /** Who organises it, as the rules name it. */
  organiser: string;
  organiserAddress: string;
  /** Under which number it is registered, as `RCS Paris 123 456 789`. */
  registration: string;
  /** The e-mail address for questions and complaints. */
  contact: string;
  /** Instants in ISO 8601, in UTC. */
  startsAt: string;
  endsAt: string;
}

/** What `/concours` is: a demonstration, whose numbers are simulated and said to be, or a contest that takes place. */
export type Contest = { mode: 'demo' } | LiveContest;
export type ContestMode = Contest['mode'];

interface Rule {
  name: string;
  rule: string;
  holds: (text: string) => boolean;
}

const sentence = (name: string): Rule => ({
  name,
  rule: 'a line of at most 200 characters',
  holds: (text) => /^[^\p{Cc}[\]]{1,200}$/u.test(text),
});
const instant = (name: string): Rule => ({
  name,
  rule: 'a date with time and offset such as 2026-12-01T00:00:00+01:00',
  holds: isInstant,
});

/** What a live contest needs, all of it: the law wants no contest without an organiser, rules and a real deadline. */
export const CONTEST_VARIABLES = {
  organiser: sentence('CONTEST_ORGANISER'),
  organiserAddress: sentence('CONTEST_ORGANISER_ADDRESS'),
  registration: sentence('CONTEST_REGISTRATION'),
  contact: {
    name: 'CONTEST_CONTACT',
    rule: 'an e-mail address',
    holds: (text) => /^[^\s@<>"',;[\]()]+@[^\s@<>"',;[\]()]+\.[^\s@.[\]()]+$/.test(text),
  },
  startsAt: instant('CONTEST_STARTS_AT'),
  endsAt: instant('CONTEST_ENDS_AT'),
} as const satisfies Record<string, Rule>;

/**
 * Reads from the environment which contest this is; an empty variable counts as absent.
 *
 * @throws SiteError that names the variable to set or to correct
 */
export function readContest(environment: Record<string, unknown>): Contest {
  const valueOf = (name: string) => String(environment[name] ?? '').trim();
  const mode = valueOf('CONTEST_MODE') || 'demo';
  if (mode === 'demo') return { mode };
  if (mode !== 'live') throw new SiteError(`CONTEST_MODE must be demo or live, and is "${mode}".`);
  const read = ({ name, rule, holds }: Rule): string => {
    const value = valueOf(name);
    if (value === '') throw new SiteError(`The contest is live: set ${name} too, ${rule}.`);
    if (!holds(value)) throw new SiteError(`${name} must be ${rule}, and is "${value}".`);
    return value;
  };
  const startsAt = new Date(read(CONTEST_VARIABLES.startsAt)).toISOString();
  const endsAt = new Date(read(CONTEST_VARIABLES.endsAt)).toISOString();
  if (startsAt >= endsAt) throw new SiteError('CONTEST_ENDS_AT must come after CONTEST_STARTS_AT.');
  return {
    mode,
    organiser: read(CONTEST_VARIABLES.organiser),
    organiserAddress: read(CONTEST_VARIABLES.organiserAddress),
    registration: read(CONTEST_VARIABLES.registration),
    contact: read(CONTEST_VARIABLES.contact),
    startsAt,
    endsAt,
  };
}

/** Whether a text is a date of the calendar, a time, and how far from UTC: one without offset means another instant elsewhere. */
function isInstant(text: string): boolean {
  const [, written = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  if (offset === '') return false;
  const asIfInUtc = Date.parse(`${written}Z`);
  // 30 February becomes the 2nd of March.
  return !Number.isNaN(Date.parse(text)) && new Date(asIfInUtc).toISOString().startsWith(written);
}
