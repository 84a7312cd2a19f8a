import { clockTime, longDateTime, shortDate } from '../../../core/time/paris-time.ts';
import type { OtherEditor } from '../../../gateway/browser/presence.ts';

const LIST = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** Returns a sentence with the names of the other editors and the times at which they began; empty for none. */
export function presenceWords(others: readonly OtherEditor[], now: Date): string {
  const [first] = others;
  if (!first) return '';
  if (others.length === 1) {
    return first.isOwn
      ? `Tu écris aussi ici sur un autre appareil depuis ${since(first, now)}`
      : `${first.name} écrit aussi ici depuis ${since(first, now)}`;
  }
  const ownFirst = others.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const names = LIST.format(ownFirst.map((other) => `${nameOf(other)} (depuis ${since(other, now)})`));
  return `${names} ${ownFirst[0]?.isOwn ? 'écrivez' : 'écrivent'} aussi ici`;
}

function nameOf({ name, isOwn }: OtherEditor): string {
  return isOwn ? 'Toi, sur un autre appareil' : name;
}

function since(other: OtherEditor, now: Date): string {
  const isToday = shortDate(other.since) === shortDate(now.toISOString());
  return isToday ? clockTime(other.since) : `le ${longDateTime(other.since)}`;
}
