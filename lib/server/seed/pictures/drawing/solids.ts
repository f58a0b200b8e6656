import { lit } from './colours.ts';
import { flatten, type Outline, polygon, rect, circle as round } from './outlines.ts';
import { front, ground, normalOf, type Plane, place, side } from './planes.ts';
import { type Drawn, fill, hairline, type Ramp, type Shape } from './shapes.ts';
import { add, cross, dot, project, scale, subtract, toEye, unit, type V2, type V3 } from './vectors.ts';

/** Width (x), depth (y) and height (z) of a block. */
export type Size = readonly [number, number, number];

export const topOf = ([x, y, z]: V3, [, , h]: Size): Plane => ground(x, y, z + h);
export const frontOf = ([x, y, z]: V3, [, d, h]: Size): Plane => front(x, y + d, z + h);
export const sideOf = ([x, y, z]: V3, [w, d, h]: Size): Plane => side(x + w, y + d, z + h);

/** A block from its back left lower corner. `top`, `front` and `side` may be of another colour. */
export function box(
  at: V3,
  size: Size,
  colour: string,
  faces: { top?: string; front?: string; side?: string } = {},
): Drawn {
  const [w, d, h] = size;
  const [top, face] = [topOf(at, size), frontOf(at, size)];
  const shine = hairline(
    face,
    [
      { op: 'M', points: [[0, 0]] },
      { op: 'L', points: [[w, 0]] },
    ],
    '#ffffff',
    1.6,
    0.35,
  );
  return [
    fill(top, rect(0, 0, w, d), faces.top ?? colour),
    fill(face, rect(0, 0, w, h), faces.front ?? colour),
    fill(sideOf(at, size), rect(0, 0, d, h), faces.side ?? colour),
    shine,
  ];
}

interface Wall {
  readonly from: V3;
  readonly to: V3;
  readonly normal: V3;
}

/** The walls between a figure and its copy moved `along`, only those that face the eye. */
function seenWalls(corners: readonly V3[], along: V3): Wall[][] {
  const next = (i: number): V3 => corners[(i + 1) % corners.length] ?? [0, 0, 0];
  const area = corners.reduce<V3>((sum, corner, i) => add(sum, cross(corner, next(i))), [0, 0, 0]);
  const turn = Math.sign(dot(area, along)) || 1;
  const runs: Wall[][] = [];
  let previous: Wall | undefined;
  corners.forEach((from, i) => {
    const wall: Wall = { from, to: next(i), normal: scale(unit(cross(subtract(next(i), from), along)), turn) };
    if (dot(wall.normal, toEye) > 1e-4) {
      const joins = previous && dot(previous.normal, wall.normal) > 0.8;
      if (joins) runs.at(-1)?.push(wall);
      else runs.push([wall]);
      previous = wall;
    } else previous = undefined;
  });
  return joinEnds(runs, corners[0]);
}

/** The walls begin somewhere: a round that is cut by that accident becomes one again. */
function joinEnds(runs: Wall[][], start: V3 | undefined): Wall[][] {
  const [first, last] = [runs[0], runs.at(-1)];
  const [head, tail] = [first?.[0], last?.at(-1)];
  const isCut = first !== last && head?.from === start && tail?.to === start;
  if (!first || !last || !head || !tail || !isCut || dot(head.normal, tail.normal) < 0.8) return runs;
  return [[...last, ...first], ...runs.slice(1, -1)];
}

function wallShape(run: readonly Wall[], along: V3, colour: string): Shape {
  const line = [...run.map((wall) => wall.from), ...run.slice(-1).map((wall) => wall.to)];
  const path = polygon([...line.map(project), ...line.toReversed().map((point) => project(add(point, along)))]);
  const only = run.length === 1 ? run[0] : undefined;
  if (only) return { path, fill: lit(colour, only.normal) };
  return { path, fill: wallRamp(run, along, colour) };
}

function wallRamp(run: readonly Wall[], along: V3, colour: string): Ramp {
  const [ax, ay] = project(along);
  const length = Math.hypot(ax, ay) || 1;
  const across: V2 = [-ay / length, ax / length];
  const position = (point: V3): number => {
    const [x, y] = project(point);
    return x * across[0] + y * across[1];
  };
  const [first, last] = [run[0], run.at(-1)];
  const start = first ? position(first.from) : 0;
  const reach = (last ? position(last.to) : 0) - start || 1;
  const offset = (point: V3) => (position(point) - start) / reach;
  const stops = run.flatMap((wall): [number, string][] => {
    const shade = lit(colour, wall.normal);
    const [a, b] = [offset(wall.from), offset(wall.to)];
    return b - a > 0.25
      ? [
          [a + 0.02, shade],
          [b - 0.02, shade],
        ]
      : [[(a + b) / 2, shade]];
  });
  const [x, y] = first ? project(first.from) : [0, 0];
  const to: V2 = [x + across[0] * reach, y + across[1] * reach];
  return { from: [x, y], to, stops: thinned(stops) };
}

/** Tones so close together that nobody sees them apart are left out. */
function thinned(stops: readonly [number, string][]): [number, string][] {
  let kept = -1;
  return stops.filter(([offset], i) => {
    if (i < stops.length - 1 && offset - kept < 0.07) return false;
    kept = offset;
    return true;
  });
}

/** The figure on the plane drawn out `along` a vector: the one solid all round and cornered things come from. */
export function prism(plane: Plane, outline: Outline, along: V3, colour: string, cap = colour): Drawn {
  // Rounded corners are small and need fewer pieces than a whole round.
  const corners = flatten(outline, outline.some(({ op }) => op === 'L') ? 4 : 8).map((point) => place(plane, point));
  const runs = seenWalls(corners, along).map((run) => ({
    run,
    depth: Math.max(...run.map((w) => dot(w.from, toEye))),
  }));
  runs.sort((a, b) => a.depth - b.depth);
  const isFar = dot(along, toEye) > 0;
  const capPlane = isFar ? { ...plane, origin: add(plane.origin, along) } : plane;
  const outward = scale(unit(along), isFar ? 1 : -1);
  const face = fill(capPlane, outline, cap);
  const isFlat = Math.abs(dot(outward, normalOf(plane))) > 0.99;
  return [runs.map(({ run }) => wallShape(run, along, colour)), isFlat ? { ...face, fill: lit(cap, outward) } : face];
}

/** A board: the figure on the plane is its face, `thickness` lies behind it. */
export const plate = (plane: Plane, outline: Outline, thickness: number, colour: string, cap = colour): Drawn =>
  prism(plane, outline, scale(normalOf(plane), -thickness), colour, cap);

/** A block with rounded upright edges. */
export const roundBox = ([x, y, z]: V3, [w, d, h]: Size, radius: number, colour: string, top = colour): Drawn =>
  prism(ground(x, y, z), rect(0, 0, w, d, radius), [0, 0, h], colour, top);

/** An upright round thing from the middle of its foot. */
export const cylinder = ([x, y, z]: V3, r: number, h: number, colour: string, top = colour): Drawn =>
  prism(ground(x, y, z), round(0, 0, r), [0, 0, h], colour, top);

/** A round thing lying with its face to the viewer (`depth` goes back from the face). */
export const drum = ([x, y, z]: V3, r: number, depth: number, colour: string, face = colour): Drawn =>
  prism(front(x, y, z), round(0, 0, r), [0, -depth, 0], colour, face);

/** A round thing lying with its face to the right. */
export const axle = ([x, y, z]: V3, r: number, length: number, colour: string, face = colour): Drawn =>
  prism(side(x, y, z), round(0, 0, r), [-length, 0, 0], colour, face);

/** A bent sheet between two edges with the same number of points; both of its sides show. */
export function sheet(edgeA: readonly V3[], edgeB: readonly V3[], colour: string, back = colour): Drawn {
  return edgeA.slice(1).map((a1, i): Shape => {
    const [a0, b0, b1] = [edgeA[i] ?? a1, edgeB[i] ?? a1, edgeB[i + 1] ?? a1];
    const normal = unit(cross(subtract(a1, a0), subtract(b0, a0)));
    const isFace = dot(normal, toEye) >= 0;
    const shade = lit(isFace ? colour : back, isFace ? normal : scale(normal, -1));
    return { path: polygon([a0, a1, b1, b0].map(project)), fill: shade, stroke: shade, hair: 1 };
  });
}

/** Points of an edge from a formula, `t` from 0 to 1. */
export const edge = (steps: number, at: (t: number) => V3): V3[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(i / steps));

/** A plane across four corners given by two of them and a height: for fronts that stand askew. */
export const between = (from: V3, to: V3, down: V3): Plane => ({
  origin: from,
  u: unit(subtract(to, from)),
  v: unit(down),
});
