import { describe, expect, it } from 'vitest';
import { keptText } from '../../../presentation/storage/kept-text.ts';
import { keptTickets } from './kept-tickets.ts';

/** Keeps a text in memory, as a browser's storage does. */
function storage(text: string | null = null) {
  let kept = text;
  return { read: () => kept, write: (next: string | null) => void (kept = next) };
}

/** Throws like a browser that blocks storage. */
function noStorage(): Storage {
  throw new Error('The storage is blocked');
}

describe('the tickets of a browser', () => {
  it('are kept for the next visit, separately for each contest', () => {
    const text = storage();
    const tickets = keptTickets(text);
    tickets.add('2026-12-01', 'a');
    tickets.add('2026-12-01', 'b');
    tickets.add('2026-12-01', 'a');
    tickets.add('2027-02-01', 'c');
    expect(keptTickets(text).of('2026-12-01')).toEqual(['a', 'b']);
    expect(keptTickets(text).of('2027-02-01')).toEqual(['c']);
    expect(keptTickets(text).of('2027-03-01')).toEqual([]);
  });

  it('include tickets added by two pages open at once', () => {
    const text = storage();
    const [one, other] = [keptTickets(text), keptTickets(text)];
    one.add('x', 'a');
    other.add('x', 'b');
    expect(other.of('x')).toEqual(['a', 'b']);
    expect(keptTickets(text).of('x')).toEqual(['a', 'b']);
  });

  it('are known during the visit when storage is blocked', () => {
    const tickets = keptTickets(keptText('tickets', noStorage));
    tickets.add('x', 'a');
    expect(tickets.of('x')).toEqual(['a']);
  });

  it.each(['', '{', '{}', '[1]', '[{"contest":"x"}]'])('are an empty list when the stored text is %j', (text) => {
    expect(keptTickets(storage(text)).of('x')).toEqual([]);
  });

  it('are limited to the last ten', () => {
    const tickets = keptTickets(storage());
    for (let number = 1; number <= 12; number += 1) tickets.add('x', String(number));
    expect(tickets.of('x')).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  });
});
