/** Longest text a pattern is tried on. */
export const maxPatternedText = 500;
/** How often a part may be asked for, and how many parts a pattern comes to once repetitions are written out. */
const maxRepeat = 60;
const maxParts = 200;

interface Part {
  accepts: (character: string) => boolean;
  isOptional: boolean;
  /** Any number of times. */
  isRepeated: boolean;
}

const escapes: Record<string, string> = { d: '0-9', w: 'A-Za-z0-9_', s: ' ' };
const special = new Set('()|^$*+?{}[].\\/');

/**
 * A pattern for a text, read as a small part of the usual notation: characters, `.`, `\d \w \s`, `[A-Z0-9_-]`, each
 * perhaps followed by `?`, `*`, `+`, `{3}` or `{2,5}`. It has no groups and no alternatives, always means the whole
 * text, and is matched by following all possibilities at once: no pattern and no text can make it slow, as a regular
 * expression could be made. Undefined for anything else.
 */
export function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  const parts: Part[] = [];
  for (let at = 0; at < pattern.length; ) {
    const atom = readAtom(pattern, at);
    if (!atom) return undefined;
    const repeat = readRepeat(pattern, atom.end);
    if (!repeat) return undefined;
    const { least, most } = repeat;
    const one = { accepts: atom.accepts, isOptional: false, isRepeated: false };
    parts.push(...Array.from({ length: least }, () => one));
    if (most === Number.POSITIVE_INFINITY) parts.push({ ...one, isOptional: true, isRepeated: true });
    else parts.push(...Array.from({ length: most - least }, () => ({ ...one, isOptional: true })));
    if (parts.length > maxParts) return undefined;
    at = repeat.end;
  }
  return (text) => text.length <= maxPatternedText && matches(parts, [...text]);
}

/** Follows every place in the pattern that the text so far may have led to. */
function matches(parts: Part[], characters: string[]): boolean {
  let places = withSkips(parts, new Set([0]));
  for (const character of characters) {
    const reached = new Set<number>();
    for (const place of places) {
      const part = parts[place];
      if (part?.accepts(character)) reached.add(part.isRepeated ? place : place + 1);
    }
    if (reached.size === 0) return false;
    places = withSkips(parts, reached);
  }
  return places.has(parts.length);
}

/** Also the places behind parts that may be left out. A set is walked through as it grows. */
function withSkips(parts: Part[], places: Set<number>): Set<number> {
  for (const place of places) if (parts[place]?.isOptional) places.add(place + 1);
  return places;
}

interface Atom {
  accepts: (character: string) => boolean;
  end: number;
}

function readAtom(pattern: string, at: number): Atom | undefined {
  const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
  if (character === '.') return { accepts: () => true, end: at + 1 };
  if (character === '[') return readClass(pattern, at);
  if (character === '\\') {
    const escaped = pattern.charAt(at + 1);
    const range = Object.hasOwn(escapes, escaped) ? escapes[escaped] : undefined;
    if (range) return { accepts: acceptsRange(range), end: at + 2 };
    return special.has(escaped) || escaped === '-' ? { accepts: (it) => it === escaped, end: at + 2 } : undefined;
  }
  if (special.has(character) && character !== '/') return undefined;
  return { accepts: (it) => it === character, end: at + character.length };
}

function readClass(pattern: string, at: number): Atom | undefined {
  const end = pattern.indexOf(']', at);
  const inside = pattern.slice(at + 1, end);
  if (end < 0 || inside === '' || /[[\\^]/.test(inside)) return undefined;
  return { accepts: acceptsRange(inside), end: end + 1 };
}

/** `A-Z0-9_-`: a hyphen between two characters is a range, elsewhere itself. */
function acceptsRange(text: string): (character: string) => boolean {
  const characters = [...text];
  const ranges: [string, string][] = [];
  for (let at = 0; at < characters.length; ) {
    const first = characters[at] ?? '';
    const last = characters[at + 1] === '-' ? characters[at + 2] : undefined;
    ranges.push([first, last ?? first]);
    at += last === undefined ? 1 : 3;
  }
  const codeOf = (character: string) => character.codePointAt(0) ?? -1;
  return (character) =>
    ranges.some(([first, last]) => codeOf(first) <= codeOf(character) && codeOf(character) <= codeOf(last));
}

const counted = /\{(\d{1,2})(?:,(\d{1,2}))?\}/y;

function readRepeat(pattern: string, at: number): { least: number; most: number; end: number } | undefined {
  const sign = pattern.charAt(at);
  if (sign === '?') return { least: 0, most: 1, end: at + 1 };
  if (sign === '*') return { least: 0, most: Number.POSITIVE_INFINITY, end: at + 1 };
  if (sign === '+') return { least: 1, most: Number.POSITIVE_INFINITY, end: at + 1 };
  if (sign !== '{') return { least: 1, most: 1, end: at };
  counted.lastIndex = at;
  const [all, from = '', to = from] = counted.exec(pattern) ?? [];
  if (all === undefined) return undefined;
  const [least, most] = [Number(from), Number(to)];
  return least <= most && most >= 1 && most <= maxRepeat ? { least, most, end: at + all.length } : undefined;
}
