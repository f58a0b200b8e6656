import { xy } from '../drawing/vectors.ts';
import { circle, type Outline, polygon, polyline, rect, smooth, star } from './outlines.ts';
import { moved, type Plane } from './planes.ts';
import { type Drawn, fill, line } from './shapes.ts';

/** Print on a plane: lines for text, plain figures for logos, never letters. All places in plane coordinates. */
interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const lengths = [1, 0.92, 0.97, 0.85, 0.95, 0.62, 1, 0.88, 0.94, 0.55];

/** Lines of text: `count` strokes down the area, ragged at the right, the last of a paragraph short. */
export function textLines(plane: Plane, { x, y, w, h }: Area, count: number, colour: string, opacity = 0.55): Drawn {
  const gap = h / count;
  const lines: Outline = Array.from({ length: count }, (_, i) => {
    const level = y + gap * (i + 0.5);
    return polyline([
      [x, level],
      [x + w * (lengths[i % lengths.length] ?? 1), level],
    ]);
  }).flat();
  return line(plane, lines, colour, gap * 0.36, opacity);
}

/** A plain company sign; five kinds, so that two products do not belong to the same company. */
export function logo(plane: Plane, x: number, y: number, r: number, colour: string, kind: number): Drawn {
  const at = moved(plane, x, y);
  switch (kind % 5) {
    case 0:
      return [line(at, circle(0, 0, r * 0.78), colour, r * 0.34), fill(at, circle(0, 0, r * 0.3), colour)];
    case 1:
      return [
        fill(at, polygon([xy(-r, r * 0.8), xy(0, -r * 0.9), xy(r, r * 0.8)]), colour),
        fill(at, circle(r * 0.62, -r * 0.55, r * 0.3), colour),
      ];
    case 2:
      return [-0.62, 0, 0.62].map((v) =>
        fill(
          at,
          rect(-r + Math.abs(v) * r * 0.3, v * r - r * 0.2, 2 * r - Math.abs(v) * r * 0.9, r * 0.4, r * 0.2),
          colour,
        ),
      );
    case 3:
      return [fill(at, leaf(r, 1), colour), fill(at, leaf(r, -1), colour, 0.6)];
    default:
      return [
        fill(at, star(0, 0, r, 6), colour),
        line(at, polyline([xy(-r * 0.4, r * 0.1), xy(0, -r * 0.3), xy(r * 0.4, r * 0.1)]), '#FBF9F4', r * 0.2),
      ];
  }
}

const leaf = (r: number, way: number): Outline => [
  { op: 'M', points: [[0, r]] },
  {
    op: 'C',
    points: [xy(way * r * 1.3, r * 0.6), xy(way * r * 1.1, -r * 0.6), xy(way * r * 0.3, -r)],
  },
  {
    op: 'C',
    points: [xy(way * r * 0.1, -r * 0.3), xy(0, 0), xy(0, r)],
  },
  { op: 'Z', points: [] },
];

/** The printers' mark for laying one colour exactly over another. */
export function registrationMark(plane: Plane, x: number, y: number, r: number, colour: string): Drawn {
  const at = moved(plane, x, y);
  const cross = [...polyline([xy(-r, 0), xy(r, 0)]), ...polyline([xy(0, -r), xy(0, r)])];
  return [line(at, circle(0, 0, r * 0.6), colour, r * 0.14), line(at, cross, colour, r * 0.14)];
}

/** Small squares of the printing inks at the edge of a sheet. */
export function colourBar(plane: Plane, x: number, y: number, size: number, colours: readonly string[]): Drawn {
  return colours.map((colour, i) => fill(plane, rect(x + i * size * 1.15, y, size, size), colour));
}

/** A picture on printed matter: sun, two hills, ground. */
export function photo(plane: Plane, { x, y, w, h }: Area, [sky, near, sun]: readonly [string, string, string]): Drawn {
  const hill = (level: number, lift: number): Outline =>
    polygon([
      xy(x, y + h * level),
      xy(x + w * 0.3, y + h * (level - lift)),
      xy(x + w * 0.55, y + h * level),
      xy(x + w * 0.78, y + h * (level - lift * 0.7)),
      xy(x + w, y + h * level),
      xy(x + w, y + h),
      xy(x, y + h),
    ]);
  return [
    fill(plane, rect(x, y, w, h), sky),
    fill(plane, circle(x + w * 0.72, y + h * 0.3, Math.min(w, h) * 0.13), sun),
    fill(plane, hill(0.72, 0.3), near, 0.55),
    fill(plane, hill(0.86, 0.22), near),
  ];
}

export function barcode(plane: Plane, { x, y, w, h }: Area, colour: string): Drawn {
  const bars = [2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2];
  const total = bars.reduce((sum, bar) => sum + bar + 1, 0);
  let at = 0;
  return bars.map((bar) => {
    const shape = fill(plane, rect(x + (at / total) * w, y, (bar / total) * w, h), colour, 0.85);
    at += bar + 1;
    return shape;
  });
}

/** A grid of equal cells as lines. */
export function grid(
  plane: Plane,
  { x, y, w, h }: Area,
  columns: number,
  rows: number,
  colour: string,
  width: number,
): Drawn {
  const upright = Array.from({ length: columns + 1 }, (_, i) =>
    polyline([xy(x + (w * i) / columns, y), xy(x + (w * i) / columns, y + h)]),
  );
  const level = Array.from({ length: rows + 1 }, (_, i) =>
    polyline([xy(x, y + (h * i) / rows), xy(x + w, y + (h * i) / rows)]),
  );
  return line(plane, [...upright, ...level].flat(), colour, width);
}

/** A soft wave across an area, for patterns and water. */
export const wave = (x: number, y: number, w: number, height: number, count: number): Outline =>
  smooth(
    Array.from(
      { length: count * 2 + 1 },
      (_, i) => [x + (w * i) / (count * 2), y + (i % 2 === 0 ? 0 : -height)] as const,
    ),
  );
