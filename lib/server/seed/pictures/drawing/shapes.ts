import { lit, tone } from './colours.ts';
import { type Outline, polyline, smooth } from './outlines.ts';
import { normalOf, type Plane, place } from './planes.ts';
import { project, type V2, type V3 } from './vectors.ts';

/** A change of tone across a bent surface; positions in picture units before framing. */
export interface Ramp {
  readonly from: V2;
  readonly to: V2;
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}

interface Paint {
  fill?: string | Ramp;
  stroke?: string;
  /** Width of the stroke in units of the thing (it grows with it). */
  width?: number;
  /** Width of the stroke in picture pixels (it stays). */
  hair?: number;
  opacity?: number;
}

/** What a picture is made of: a path already projected, and its paint. Later shapes cover earlier ones. */
export interface Shape extends Paint {
  readonly path: Outline;
  readonly layer?: 'cast' | 'contact';
}

/** Shapes in any nesting, back to front; scenes leave out what a detail does not ask for. */
export type Drawn = Shape | false | undefined | readonly Drawn[];

function projectOutline(plane: Plane, outline: Outline): Outline {
  return outline.map(({ op, points }) => ({ op, points: points.map((point) => project(place(plane, point))) }));
}

/** Figures on a plane, lit as the plane is. */
export function fill(plane: Plane, outline: Outline, colour: string, opacity?: number): Shape {
  return { path: projectOutline(plane, outline), fill: lit(colour, normalOf(plane)), opacity };
}

/** A line on a plane, `width` in units of the thing. */
export function line(plane: Plane, outline: Outline, colour: string, width: number, opacity?: number): Shape {
  return { path: projectOutline(plane, outline), stroke: lit(colour, normalOf(plane)), width, opacity };
}

/** A figure with colours as given, not lit: screens, lamps, gaps, shine. */
export function plain(plane: Plane, outline: Outline, paint: Paint): Shape {
  return { path: projectOutline(plane, outline), ...paint };
}

/** A fine line of ink or shine that keeps its width at every size. */
export function hairline(plane: Plane, outline: Outline, colour: string, hair = 2, opacity?: number): Shape {
  return { path: projectOutline(plane, outline), stroke: colour, hair, opacity };
}

/** A straight bar through space with round ends. */
export function rod(points: readonly V3[], width: number, colour: string): Shape[] {
  return roundLine(polyline(points.map(project)), width, colour);
}

/** A bent tube or cable through the points. */
export function tube(points: readonly V3[], width: number, colour: string): Shape[] {
  return roundLine(smooth(points.map(project)), width, colour);
}

function roundLine(path: Outline, width: number, colour: string): Shape[] {
  const offset = width * 0.16;
  const lifted = path.map(({ op, points }) => ({
    op,
    points: points.map(([x, y]) => [x - offset, y - offset] as const),
  }));
  return [
    { path, stroke: tone(colour, -0.1), width },
    { path: lifted, stroke: tone(colour, 0.02), width: width * 0.56 },
    { path: lifted, stroke: tone(colour, 0.1), width: width * 0.18 },
  ];
}
