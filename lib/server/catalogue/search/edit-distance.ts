/** Words are compared by their beginnings: a mistake behind them is found by the others. */
const comparedPrefix = 8;

/** How many mistakes a word of this length may have and still be recognised. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The word, and what is left of it when up to `mistakes` letters are taken out. Two words that differ by so many
 * mistakes share one of these, so that an index finds the one by the other.
 */
export function deletionsOf(word: string, mistakes: number): string[] {
  const found = new Set([word.slice(0, comparedPrefix)]);
  let last = [...found];
  for (let round = 0; round < mistakes; round += 1) {
    last = last.flatMap((each) => [...each].map((_, place) => each.slice(0, place) + each.slice(place + 1)));
    for (const each of last) found.add(each);
  }
  return [...found];
}

/** Letters added, left out, replaced, or swapped with their neighbour between two words. */
export function editDistance(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      const at = (up: number, back: number) => rows[i - up]?.[j - back] ?? Number.POSITIVE_INFINITY;
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      row[j] = Math.min(
        at(1, 0) + 1,
        (row[j - 1] ?? 0) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        isSwap ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[left.length]?.[right.length] ?? 0;
}
