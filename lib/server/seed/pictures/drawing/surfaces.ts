import { xy } from '../drawing/vectors.ts';
import { tone } from './colours.ts';
import { type Outline, polygon, polyline, smooth } from './outlines.ts';
import type { Plane } from './planes.ts';
import { type Drawn, line, plain } from './shapes.ts';

/** What a plane of w × h is made of, drawn over its colour. */
type Material = 'paper' | 'kraft' | 'board' | 'vinyl' | 'fabric' | 'wood' | 'metal' | 'plastic' | 'glass';

export function surface(plane: Plane, w: number, h: number, material: Material | undefined, colour: string): Drawn {
  if (material === 'wood') return grain(plane, w, h, colour);
  if (material === 'kraft') return flecks(plane, w, h, colour);
  if (material === 'fabric') return weave(plane, w, h, colour);
  if (material === 'metal') return shine(plane, w, h, 0.16);
  if (material === 'glass' || material === 'vinyl') return shine(plane, w, h, 0.22);
  return undefined;
}

function grain(plane: Plane, w: number, h: number, colour: string): Drawn {
  const isWide = w >= h;
  const [long, wide] = isWide ? [w, h] : [h, w];
  const lines = Array.from({ length: 5 }, (_, i) => {
    const level = (wide * (i + 0.6)) / 5.3;
    const sway = wide * 0.025;
    const points = [0.03 + (i % 3) * 0.06, 0.35, 0.62, 0.97 - (i % 2) * 0.14].map((t, j) => {
      const [a, b] = [long * t, level + (j % 2 === 0 ? sway : -sway)];
      return isWide ? ([a, b] as const) : ([b, a] as const);
    });
    return smooth(points);
  });
  return line(plane, lines.flat(), tone(colour, -0.09), wide * 0.012, 0.6);
}

function flecks(plane: Plane, w: number, h: number, colour: string): Drawn {
  const marks: Outline = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = [w * (((i * 0.618 + 0.07) % 1) * 0.92 + 0.04), h * (((i * 0.377 + 0.13) % 1) * 0.9 + 0.05)];
    return polyline([xy(x, y), xy(x + Math.min(w, h) * 0.025, y + Math.min(w, h) * 0.012 * ((i % 3) - 1))]);
  }).flat();
  return line(plane, marks, tone(colour, -0.14), Math.min(w, h) * 0.007, 0.55);
}

function weave(plane: Plane, w: number, h: number, colour: string): Drawn {
  const count = 14;
  const lines: Outline = Array.from({ length: count - 1 }, (_, i) => {
    const x = (w * (i + 1)) / count;
    return polyline([xy(x, h * 0.03), xy(x, h * 0.97)]);
  }).flat();
  const cross: Outline = Array.from({ length: count - 1 }, (_, i) => {
    const y = (h * (i + 1)) / count;
    return polyline([xy(w * 0.03, y), xy(w * 0.97, y)]);
  }).flat();
  return [
    line(plane, lines, tone(colour, 0.08), w * 0.004, 0.5),
    line(plane, cross, tone(colour, -0.1), h * 0.004, 0.4),
  ];
}

/** Two slanting bands of light. */
export function shine(plane: Plane, w: number, h: number, opacity: number): Drawn {
  const slant = Math.min(h * 0.5, w * 0.4);
  const stripe = (from: number, to: number) =>
    polygon([xy(w * from + slant, 0), xy(w * to + slant, 0), xy(w * to, h), xy(w * from, h)]);
  const white = { fill: '#ffffff', opacity };
  return [plain(plane, stripe(0.12, 0.28), white), plain(plane, stripe(0.34, 0.39), white)];
}

/** Fine holes, as in mesh and loudspeakers. */
export function holes(
  plane: Plane,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  colour: string,
): Drawn {
  // A dot is a line without length and with round ends: a fifth of the size of a drawn circle.
  const dots = Array.from({ length: columns * rows }, (_, i) => {
    const centre = [
      x + (w * ((i % columns) + 0.5)) / columns,
      y + (h * (Math.floor(i / columns) + 0.5)) / rows,
    ] as const;
    return polyline([centre, centre]);
  });
  return line(plane, dots.flat(), colour, Math.min(w / columns, h / rows) * 0.48);
}
