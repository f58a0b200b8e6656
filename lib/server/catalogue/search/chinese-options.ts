import { readingsOf } from './readings.ts';
import { termKey } from './term-keys.ts';
import type { Vocabulary, WordOption } from './word-options.ts';

/** Longer rows of characters are looked at as far as this. */
const longestTyped = 12;
const pieceLength = { least: 2, most: 6 };
const mostHomophones = 3;

/** A part of what was typed that the shop knows, as the shop writes it. */
interface Piece {
  start: number;
  length: number;
  text: string;
  isAsTyped: boolean;
}

const cut = (run: string) => [...run].slice(0, longestTyped);

function partsOf(run: string): { start: number; text: string }[] {
  const characters = cut(run);
  return characters.flatMap((_, start) =>
    Array.from({ length: pieceLength.most - pieceLength.least + 1 }, (__, more) => pieceLength.least + more)
      .filter((length) => start + length <= characters.length)
      .map((length) => ({ start, text: characters.slice(start, start + length).join('') })),
  );
}

/** The keys by which a run of Chinese characters, or a part of it, may lead to words of the shop: as written or as said. */
export function keysOfTypedChinese(run: string): string[] {
  return partsOf(run).flatMap(({ text }) => [termKey.word(text), ...readingKeys(text).slice(0, 2)]);
}

const readingKeys = (text: string) => readingsOf(text).map((syllables) => termKey.reading(syllables.join('')));

/**
 * What a run of characters may have meant that sounds alike: as a whole, else put together from words that cover all of
 * it.
 */
export function chineseOptionsOf(run: string, vocabulary: Vocabulary): WordOption[] {
  const whole = homophonesOf(run, vocabulary).filter((text) => text !== run);
  const cover = coverOf(run, vocabulary);
  const isCovered = cover.reduce((sum, { length }) => sum + length, 0) === [...run].length;
  const joined = isCovered ? [cover.map(({ text }) => text).join(''), cover.map(({ text }) => text).join(' ')] : [];
  const texts = [...new Set([...whole, ...joined])].filter((text) => text !== run);
  return texts.map((text, place) => ({ text, how: 'corrected', cost: 1 + place / 10 }));
}

/** The words of the shop within a run, from left to right, covering as much of it as any. */
export function knownPartsOf(run: string, vocabulary: Vocabulary): string[] {
  return coverOf(run, vocabulary).map(({ text }) => text);
}

function homophonesOf(text: string, vocabulary: Vocabulary): string[] {
  const length = [...text].length;
  const found = readingKeys(text)
    .slice(0, 2)
    .flatMap((key) => vocabulary.get(key) ?? [])
    .map(({ term }) => term)
    .filter((term) => [...term].length === length);
  return [...new Set(found)].slice(0, mostHomophones);
}

function findPieces(run: string, vocabulary: Vocabulary): Piece[] {
  return partsOf(run).flatMap(({ start, text }): Piece[] => {
    const length = [...text].length;
    if (vocabulary.has(termKey.word(text))) return [{ start, length, text, isAsTyped: true }];
    const [alike] = homophonesOf(text, vocabulary);
    return alike ? [{ start, length, text: alike, isAsTyped: false }] : [];
  });
}

interface Cover {
  pieces: Piece[];
  /** Compared in this order: characters left out, characters replaced, pieces. */
  cost: [left: number, replaced: number, pieces: number];
}

/** Of all ways to lay known words side by side over the run, the one that leaves out and replaces least. */
function coverOf(run: string, vocabulary: Vocabulary): Piece[] {
  const pieces = findPieces(run, vocabulary);
  const { length } = cut(run);
  const best: Cover[] = [{ pieces: [], cost: [[...run].length, 0, 0] }];
  for (let end = 1; end <= length; end += 1) {
    const ways = pieces
      .filter((piece) => piece.start + piece.length === end)
      .flatMap((piece) => {
        const before = best[piece.start];
        return before ? [withPiece(before, piece)] : [];
      });
    const without = best[end - 1];
    best[end] = [...(without ? [without] : []), ...ways].reduce((least, way) => (isLess(way, least) ? way : least));
  }
  return best[length]?.pieces ?? [];
}

function withPiece({ pieces, cost: [left, replaced, count] }: Cover, piece: Piece): Cover {
  return {
    pieces: [...pieces, piece],
    cost: [left - piece.length, replaced + (piece.isAsTyped ? 0 : piece.length), count + 1],
  };
}

function isLess({ cost: left }: Cover, { cost: right }: Cover): boolean {
  const place = left.findIndex((value, index) => value !== right[index]);
  return place >= 0 && (left[place] ?? 0) < (right[place] ?? 0);
}
