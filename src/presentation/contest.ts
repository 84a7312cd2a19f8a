import { readContest, type Contest } from '../core/contest/contest-settings.ts';

/** The contest as the operator has set it. Pages read it when they are made, and give their islands what these need. */
export const CONTEST: Contest = readContest(import.meta.env);
