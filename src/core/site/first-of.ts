/** Returns the first `count` items in an order, several times faster than sorting; equal items keep their order. */
export function firstOf<Item>(
  items: Iterable<Item>,
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const place = first.findIndex((known) => compare(item, known) < 0);
    if (place >= 0) first.splice(place, 0, item);
    else if (first.length < count) first.push(item);
    if (first.length > count) first.pop();
  }
  return first;
}
