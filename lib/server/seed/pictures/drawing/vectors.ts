/**
 * The one projection of all pictures: orthographic, the thing turned a little to the left and seen from slightly
 * above, so that front, right side and top show. World axes: x to the right, y towards the viewer, z up.
 */
export type V2 = readonly [number, number];
export type V3 = readonly [number, number, number];

const turn = (27 * Math.PI) / 180;
const rise = (33 * Math.PI) / 180;
const cosTurn = Math.cos(turn);
const sinTurn = Math.sin(turn);

/** How much a horizontal circle is flattened on the picture. */
export const flattening = Math.sin(rise);
const uprightScale = Math.cos(rise);

/** Unit vector from any thing towards the eye; a face is seen when its normal points this way. */
export const toEye: V3 = [sinTurn * uprightScale, cosTurn * uprightScale, flattening];

export function project([x, y, z]: V3): V2 {
  return [x * cosTurn - y * sinTurn, (x * sinTurn + y * cosTurn) * flattening - z * uprightScale];
}

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => scale(a, 1 / (Math.hypot(...a) || 1));

/** A place on a plane, and one in space: names for pairs and triples, so that lists of places read as such. */
export const xy = (x: number, y: number): V2 => [x, y];
export const xyz = (x: number, y: number, z: number): V3 => [x, y, z];
