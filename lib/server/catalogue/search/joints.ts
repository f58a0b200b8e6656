/**
 * Where letters and digits meet, people write a blank, a hyphen or nothing: `Wi-Fi 6`, `WiFi6`, `Cat 6`, `CAT6`, `5 m`. Stored texts hold
 * what stands apart written in one as well, and what is written in one its later parts, so that each is found by all others.
 */
const runs = /[^\p{L}\p{N}]+|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const isWordText = /^(?!\p{Script=Han})[\p{L}\p{N}]/u;
const hyphens = /^[-\u2010-\u2015_.'\u2018\u2019·/]$/u;
const blanks = /^\.?\s+$/u;
const endsInDigit = /\p{N}$/u;
const startsWithDigit = /^\p{N}/u;
const change = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Nobody types longer ones in one; the database takes no word of any length. */
const longestJoined = 32;
/** So many letters behind a number are its unit or the like: `5 m`, `80 gsm`, `15 Pro`. */
const longestUnit = 4;
const mostLaterParts = 4;

/** Words with nothing or a single mark between them. */
interface Block {
  words: string[];
  /** What stands before it. */
  gap: string;
}

const joined = ({ words }: Block) => words.join('');

/** What else the stored form of a text needs beside its words; `text` as `normalise` of `search-text.ts` writes it. */
export function jointsOf(text: string): string[] {
  const blocks = blocksOf(text);
  const inOne = blocks.filter(({ words }) => words.length > 1).map(joined);
  const across = blocks.flatMap((block, place) => joinsFrom(blocks, block, place));
  const found = [...inOne, ...across].filter(({ length }) => length <= longestJoined);
  const later = [...blocks.flatMap(({ words }) => words), ...inOne].flatMap(laterParts);
  return [...new Set([...found, ...later])];
}

/** The words of one block written in one, by the place of its first word: `wi-fi 6` has `wifi` at 0. Of what somebody typed. */
export function typedInOne(text: string): { words: string[]; inOne: string }[] {
  const found: { words: string[]; inOne: string }[] = [];
  let last: Block | undefined;
  for (const block of blocksOf(text)) {
    if (block.words.length > 1) found.push({ words: block.words, inOne: joined(block) });
    else if (last && isShortPair(last, block)) {
      found.push({ words: [...last.words, ...block.words], inOne: joined(last) + joined(block) });
    }
    last = block;
  }
  return found.filter(({ inOne }) => inOne.length > 2 && inOne.length <= longestJoined);
}

/** `Wi Fi`, `USB C`: two letters each, or one beside few; `a` alone is an article. */
function isShortPair(left: Block, right: Block): boolean {
  if (!blanks.test(right.gap) || left.words.length + right.words.length > 2) return false;
  const pair = `${joined(left)} ${joined(right)}`;
  return /^(?:\p{L}{2} \p{L}{2}|(?!a )\p{L} \p{L}{2,5}|\p{L}{2,5} (?!a$)\p{L})$/u.test(pair);
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let gap: string | undefined;
  for (const [run] of text.matchAll(runs)) {
    if (!isWordText.test(run)) {
      // Chinese parts company with what stands before and behind it.
      gap = gap === undefined && !/\p{L}/u.test(run) ? run : '|';
      continue;
    }
    const last = blocks.at(-1);
    if (last && gap !== undefined && hyphens.test(gap) && !isNumberBy(last, run, gap)) last.words.push(run);
    else blocks.push({ words: [run], gap: gap ?? '' });
    gap = undefined;
  }
  return blocks;
}

/** `3.5` is not 35, and `A4/80 g` no A480. */
const isNumberBy = ({ words }: Block, run: string, gap: string) =>
  startsWithDigit.test(run) && (gap === '/' || endsInDigit.test(words.at(-1) ?? ''));

/** What a block is in one with the next, and with the one behind that: `cat6`, `iphone15pro`. */
function joinsFrom(blocks: Block[], block: Block, place: number): string[] {
  const [before, next, third] = [blocks[place - 1], blocks[place + 1], blocks[place + 2]];
  if (!next || !meets(block, next)) return [];
  const isUnit = before && /^\p{N}+$/u.test(joined(before)) && meets(before, block);
  if (isUnit && startsWithDigit.test(joined(next))) return [];
  const two = joined(block) + joined(next);
  return third && !endsInDigit.test(joined(block)) && meets(next, third) ? [two, two + joined(third)] : [two];
}

function meets(left: Block, right: Block): boolean {
  if (!blanks.test(right.gap)) return false;
  const [first, second] = [joined(left), joined(right)];
  if (isShortPair(left, right)) return true;
  if (!endsInDigit.test(first)) return startsWithDigit.test(second);
  return !startsWithDigit.test(second) && (second.match(/^\p{L}+/u)?.[0].length ?? 0) <= longestUnit;
}

/** `wifi6e` is looked for by `6` and by `e` as well; the multiplication sign of a size is none of them. */
function laterParts(word: string): string[] {
  const parts = word.split(change);
  return parts
    .map((_, place) => parts.slice(place).join(''))
    .slice(1, 1 + mostLaterParts)
    .filter((part) => !/^x\p{N}/u.test(part));
}
