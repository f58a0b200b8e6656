/** Rows of a keyboard, each a quarter to half a key further right than the one above; a key touches two of the next row. */
const rows = ['`1234567890-=', ' qwertyuiop[]\\', " asdfghjkl;'", ' zxcvbnm,./'];
const keypad = ['789', '456', '123'];
const shifted = '~!@#$%^&*()_+{}|:"<>?';
const plainOf = "`1234567890-=[]\\;',./";

const neighbours = new Map<string, Set<string>>();

function join(one: string | undefined, other: string | undefined): void {
  if (!one || !other || one === ' ' || other === ' ') return;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const known = neighbours.get(from) ?? new Set();
    neighbours.set(from, known.add(to));
  }
}

for (const [index, row] of rows.entries()) {
  const below = rows[index + 1] ?? '';
  for (const [column, key] of [...row].entries()) {
    join(key, key);
    join(key, row[column + 1]);
    join(key, below[column]);
    // The row of digits stands half a key further left than the letters say.
    join(key, below[index === 0 ? column + 1 : column - 1]);
  }
}
for (const [index, row] of keypad.entries()) {
  for (const [column, key] of [...row].entries()) {
    for (const step of [-1, 0, 1]) join(key, keypad[index + 1]?.[column + step]);
  }
}

const unshift = (key: string) => plainOf[shifted.indexOf(key)] ?? key;

/** Fewer keys than these next to one another mean nothing. */
const shortestWalk = 3;

/**
 * Whether it is typed by going from each key to one beside it, in pieces of three keys and more: `qwer1234`, `1q2w3e4r`, `!QAZ2wsx`,
 * `147258369`. In lower case.
 */
export function isKeyboardWalk(password: string): boolean {
  const keys = [...password].map(unshift);
  let length = 0;
  for (const [index, key] of keys.entries()) {
    const isNext = index > 0 && neighbours.get(keys[index - 1] ?? '')?.has(key) === true;
    if (!isNext && index > 0 && length < shortestWalk) return false;
    length = isNext ? length + 1 : 1;
  }
  return length >= shortestWalk;
}
