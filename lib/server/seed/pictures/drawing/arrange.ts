import { flattenDrawn } from './compose.ts';
import type { Outline } from './outlines.ts';
import type { Drawn, Ramp, Shape } from './shapes.ts';
import { project, type V2, type V3 } from './vectors.ts';

/**
 * A finished drawing put somewhere else, larger or smaller: without vanishing points, a thing looks the same wherever
 * it stands, so moving its picture is moving the thing.
 */
export function arranged(drawn: Drawn, at: V3, size: number): Shape[] {
  const [dx, dy] = project(at);
  const move = ([x, y]: V2): V2 => [x * size + dx, y * size + dy];
  const path = (outline: Outline): Outline => outline.map(({ op, points }) => ({ op, points: points.map(move) }));
  const ramp = ({ from, to, stops }: Ramp): Ramp => ({ from: move(from), to: move(to), stops });
  return flattenDrawn(drawn).map((shape) => ({
    ...shape,
    path: path(shape.path),
    fill: typeof shape.fill === 'object' ? ramp(shape.fill) : shape.fill,
    width: shape.width === undefined ? undefined : shape.width * size,
    hair: shape.hair === undefined ? undefined : shape.hair * 0.7,
  }));
}
