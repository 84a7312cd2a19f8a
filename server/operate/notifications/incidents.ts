import * as v from 'valibot';

const INCIDENTS = {
  publication: {
    begins: 'Two publications in a row have failed: the site stays as it was.',
    ends: 'Publications succeed again.',
  },
  backup: { begins: 'The scheduled backup has failed.', ends: 'The scheduled backup was made again.' },
  disk: { begins: 'Less than a tenth of the disk is free.', ends: 'The disk has room again.' },
  review: { begins: 'A draft waits for review.', ends: 'No draft waits for review any more.' },
} as const;

export type IncidentKind = keyof typeof INCIDENTS;

/** Failures in a row that make an incident. */
const PATIENCE: Record<IncidentKind, number> = { publication: 2, backup: 1, disk: 1, review: 1 };

const Counts = v.object({ wrong: v.pipe(v.number(), v.integer(), v.minValue(0)), isOpen: v.boolean() });
const KINDS = Object.keys(INCIDENTS) as [IncidentKind, ...IncidentKind[]];

/** The state of each incident: failures in a row, and whether operators were notified. */
export const IncidentsSchema = v.record(v.picklist(KINDS), Counts);
export type Incidents = Partial<v.InferOutput<typeof IncidentsSchema>>;

export interface IncidentNotice {
  kind: IncidentKind;
  state: 'begun' | 'ended';
}

/**
 * Records a success or a failure. Operators are notified once when an incident begins, and once when it ends.
 *
 * @returns the new state, which is the same object when nothing changes, and the notice to send
 */
export function recordResult(
  incidents: Incidents,
  kind: IncidentKind,
  isWrong: boolean,
): { incidents: Incidents; notice: IncidentNotice | null } {
  const { wrong, isOpen } = incidents[kind] ?? { wrong: 0, isOpen: false };
  if (!isWrong) {
    if (wrong === 0 && !isOpen) return { incidents, notice: null };
    const { [kind]: _ended, ...others } = incidents;
    return { incidents: others, notice: isOpen ? { kind, state: 'ended' } : null };
  }
  if (isOpen) return { incidents, notice: null };
  const begins = wrong + 1 >= PATIENCE[kind];
  return {
    incidents: { ...incidents, [kind]: { wrong: wrong + 1, isOpen: begins } },
    notice: begins ? { kind, state: 'begun' } : null,
  };
}

/** Shares of free space: below the first an incident begins, above the second it ends. */
const LITTLE_FREE = 0.1;
const ENOUGH_FREE = 0.12;

/** True when little space is free, false when enough is; null between both limits, where the incident stays as it is. */
export function isShortOfSpace({ free, size }: { free: number; size: number }): boolean | null {
  const share = size === 0 ? 0 : free / size;
  if (share < LITTLE_FREE) return true;
  return share >= ENOUGH_FREE ? false : null;
}

export function noticeSentence({ kind, state }: IncidentNotice): string {
  return state === 'begun' ? INCIDENTS[kind].begins : INCIDENTS[kind].ends;
}
