import { Letters } from '../../kernel/drawing/letters.ts';

interface Monogram {
  /** Of the shop; its first letter is drawn. */
  name: string;
  ground: string;
  ink: string;
}

const [side, size, weight] = [64, 36, 700 as const];

/** Fonts are large files: what was drawn last is kept, and a shop has one. */
let kept: { key: string; svg: string } | undefined;

/** The first letter of a name on a square with rounded corners, as outlines: no machine needs a font for it. */
export function drawMonogram({ name, ground, ink }: Monogram): string {
  const letter = ([...name.trim()][0] ?? '').toUpperCase();
  const key = `${letter} ${ground} ${ink}`;
  if (kept?.key === key) return kept.svg;
  const letters = new Letters();
  const x = (side - letters.widthOf(letter, size, weight)) / 2;
  const drawn = letters.line(letter, { x, y: 45, size, weight });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="14" fill="${ground}"/><g fill="${ink}">${drawn}</g></svg>`;
  kept = { key, svg };
  return svg;
}
