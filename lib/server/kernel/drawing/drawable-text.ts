import { fontFileFor, type Weight } from './fonts.ts';

interface Drawable {
  text: string;
  /** Code points that no font has. */
  lacking: number[];
}

/**
 * A text as it can be drawn: what nobody sees is left out, an accent is part of its letter, and what no font has stands as its
 * code, never as a box (docs/adr/0054-rare-characters.md).
 */
export function drawableText(given: string, weight: Weight): Drawable {
  const lacking: number[] = [];
  const text = [...seenOf(given)]
    .map((character) => {
      const point = pointOf(character);
      if (fontFileFor(point, weight)) return character;
      lacking.push(point);
      return `[${codeOf(point)}]`;
    })
    .join('');
  return { text, lacking };
}

/** The characters of a text that no document and no poster can show, each once. */
export function findUndrawable(text: string): string[] {
  const isDrawn = (point: number) => fontFileFor(point, 400) !== undefined && fontFileFor(point, 700) !== undefined;
  return [...new Set(seenOf(text))].filter((character) => !isDrawn(pointOf(character)));
}

/** As the standard of characters writes it: `U+20BB7`. */
export const codeOf = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;

const pointOf = (character: string): number => character.codePointAt(0) ?? 0;

const seenOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
