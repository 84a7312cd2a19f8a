/** Whether two words differ by one letter at most: one more, one less, one other, or two neighbours exchanged. */
export function isOneEditAway(one: string, other: string): boolean {
  if (one === other) return true;
  const difference = one.length - other.length;
  if (Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  if (difference > 0) return one.slice(start + 1) === other.slice(start);
  if (difference < 0) return one.slice(start) === other.slice(start + 1);
  if (one.slice(start + 1) === other.slice(start + 1)) return true;
  return (
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    one.slice(start + 2) === other.slice(start + 2)
  );
}
