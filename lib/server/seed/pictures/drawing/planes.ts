import { add, cross, scale, unit, type V2, type V3 } from './vectors.ts';

/** A flat place to draw on: u runs to the right, v down the page, so cross(u, v) points out of it. */
export interface Plane {
  readonly origin: V3;
  readonly u: V3;
  readonly v: V3;
}

export const ground = (x = 0, y = 0, z = 0): Plane => ({ origin: [x, y, z], u: [1, 0, 0], v: [0, 1, 0] });

/** Upright, facing the viewer; the point is its upper left corner. */
export const front = (x: number, y: number, z: number): Plane => ({ origin: [x, y, z], u: [1, 0, 0], v: [0, 0, -1] });

/** Upright, facing right; the point is its upper front corner. */
export const side = (x: number, y: number, z: number): Plane => ({ origin: [x, y, z], u: [0, -1, 0], v: [0, 0, -1] });

export const place = (plane: Plane, [u, v]: V2): V3 => add(plane.origin, add(scale(plane.u, u), scale(plane.v, v)));
export const normalOf = (plane: Plane): V3 => unit(cross(plane.u, plane.v));

/** The plane pushed out along its normal. */
export const raised = (plane: Plane, by: number): Plane => ({
  ...plane,
  origin: add(plane.origin, scale(normalOf(plane), by)),
});

/** The same plane with its origin moved within itself. */
export const moved = (plane: Plane, u: number, v: number): Plane => ({ ...plane, origin: place(plane, [u, v]) });

/** Turned within itself, clockwise on the page, around its origin. */
export function turned(plane: Plane, degrees: number): Plane {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    origin: plane.origin,
    u: add(scale(plane.u, c), scale(plane.v, s)),
    v: add(scale(plane.v, c), scale(plane.u, -s)),
  };
}

/** Tipped around its u axis: positive brings the lower edge towards the outside. */
export function tipped(plane: Plane, degrees: number): Plane {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { ...plane, v: add(scale(plane.v, c), scale(normalOf(plane), s)) };
}
