const wordsOf = (path: string): string[] =>
  path
    .replace(/^\/api\//, '')
    .split(/[/_]|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/(?<=...)s$/, ''));

/** How much two calls are about the same, by their paths: `store/orders` and `store/orderInfo` are. */
export function likeness(left: string, right: string): number {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  const shared = a.slice(1).filter((word) => b.slice(1).includes(word)).length;
  return first * 2 + shared - (first === 0 ? 2 : 0);
}

export const subjectOf = (path: string): string => wordsOf(path).slice(0, -1).join(' ') + wordsOf(path).join('');
