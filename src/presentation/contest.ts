import { readContest, type Contest } from '../core/contest/contest-settings.ts';

/** Operator's contest. Pages read it when rendered, and pass islands the parts that they need. */
export const CONTEST: Contest = readContest(import.meta.env);
