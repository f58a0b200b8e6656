import { circle, flatten, polygon, rect } from './outlines.ts';
import type { Shape } from './shapes.ts';
import { project, type V2 } from './vectors.ts';

/** How far a shadow reaches for each unit of height: to the right and a little forward, away from the lamp. */
const reach: V2 = [0.42, -0.06];
/** Tall things would throw shadows out of the picture; theirs grow slower past this height. */
const longest = (height: number): number => Math.min(height, 40 + (height - 40) * 0.25);

/** Corners of the smallest convex figure around the points. */
function hull(points: readonly V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: V2, a: V2, b: V2) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly V2[]): V2[] => {
    const kept: V2[] = [];
    for (const point of list) {
      for (
        let [a, b] = [kept.at(-2), kept.at(-1)];
        a && b && turn(a, b, point) <= 0;
        [a, b] = [kept.at(-2), kept.at(-1)]
      )
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The shadow on the ground of a thing with this footprint: a dark line where it stands, a soft patch beside it. */
export function shadow(footprint: readonly V2[], height: number, from = 0): Shape[] {
  const push = (h: number) => footprint.map(([x, y]): V2 => [x + reach[0] * h, y + reach[1] * h]);
  const flat = (points: readonly V2[]) => polygon(points.map(([x, y]) => project([x, y, 0])));
  const patch: Shape = {
    path: flat(hull([...push(longest(from)), ...push(longest(height))])),
    fill: '#2A2016',
    layer: 'cast',
  };
  return from > 0 ? [patch] : [patch, { path: flat(hull(footprint)), fill: '#2A2016', layer: 'contact' }];
}

export const boxShadow = (x: number, y: number, w: number, d: number, h: number, from = 0): Shape[] =>
  shadow(flatten(rect(x, y, w, d)), h, from);

export const roundShadow = (x: number, y: number, r: number, h: number, from = 0): Shape[] =>
  shadow(flatten(circle(x, y, r)), h, from);
