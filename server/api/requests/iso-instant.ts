const INSTANT = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(:\d\d)?)?$/;

/** Converts PostgreSQL's text of an instant to PostgREST's; `infinity` and years before Christ stay unchanged. */
export function isoInstant(text: string): string {
  const [, day, time, hours, minutes = ':00'] = INSTANT.exec(text) ?? [];
  if (day === undefined) return text;
  return `${day}T${time}${hours === undefined ? '' : hours + minutes}`;
}
