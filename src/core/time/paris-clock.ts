/** Date and time in Paris. Months count from 1. */
export interface ParisTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * Returns the time in Paris, whatever the machine's time zone.
 * @param instant in ISO 8601
 * @throws RangeError for an invalid one
 */
export function parisTime(instant: string): ParisTime {
  return timeAt(new Date(instant).getTime());
}

/**
 * Returns the instant of a time in Paris, in ISO 8601. When summer time ends, a repeated time means its first
 * occurrence. When summer time begins, a skipped time moves one hour on: 02:30 becomes 03:30.
 */
export function instantInParis(time: ParisTime): string {
  const asWritten = writtenAt(time);
  const offsets = [asWritten - DAY, asWritten + DAY].map((near) => writtenAt(timeAt(near)) - near);
  const instants = offsets.map((offset) => asWritten - offset).sort((one, other) => one - other);
  const found = instants.find((instant) => writtenAt(timeAt(instant)) === asWritten);
  return new Date(found ?? asWritten - Math.min(...offsets)).toISOString();
}

function timeAt(instant: number): ParisTime {
  const parts = PARTS.formatToParts(instant).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as ParisTime;
  return { year, month, day, hour, minute };
}

/** Returns the milliseconds at which a clock in UTC shows this time. */
function writtenAt({ year, month, day, hour, minute }: ParisTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.floor(date.setUTCHours(hour, minute) / MINUTE) * MINUTE;
}
