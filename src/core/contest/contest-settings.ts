import { CONTEST_MODE, CONTEST_VARIABLES, readVariable, type Variable } from '../configuration.ts';
import { SiteError } from '../site/site-error.ts';

/** Contest that takes place, with the organiser answerable for it. */
export interface LiveContest {
  mode: 'live';
  organiser: string;
  organiserAddress: string;
  /** Number in the register of companies, as `RCS Paris 123 456 789`. */
  registration: string;
  /** E-mail address for questions and complaints. */
  contact: string;
  /** ISO 8601, in UTC. */
  startsAt: string;
  endsAt: string;
}

/** Contest at `/concours`: a demonstration with numbers labelled as simulated, or a contest that takes place. */
export type Contest = { mode: 'demo' } | LiveContest;
export type ContestMode = Contest['mode'];

/** Reads the contest; an empty variable counts as absent. @throws SiteError that names the variable */
export function readContest(environment: Record<string, unknown>): Contest {
  if (readVariable(CONTEST_MODE, environment) !== 'live') return { mode: 'demo' };
  const read = (variable: Variable): string => {
    const value = readVariable(variable, environment);
    if (value) return value;
    throw new SiteError(`The contest is live: set ${variable.name} too, ${variable.kind.rule}.`);
  };
  const startsAt = new Date(read(CONTEST_VARIABLES.startsAt)).toISOString();
  const endsAt = new Date(read(CONTEST_VARIABLES.endsAt)).toISOString();
  if (startsAt >= endsAt) throw new SiteError('CONTEST_ENDS_AT must come after CONTEST_STARTS_AT.');
  return {
    mode: 'live',
    organiser: read(CONTEST_VARIABLES.organiser),
    organiserAddress: read(CONTEST_VARIABLES.organiserAddress),
    registration: read(CONTEST_VARIABLES.registration),
    contact: read(CONTEST_VARIABLES.contact),
    startsAt,
    endsAt,
  };
}
