import { lit, tone } from './colours.ts';
import type { Command, Outline } from './outlines.ts';
import { circle } from './outlines.ts';
import { ground } from './planes.ts';
import { type Drawn, fill, type Ramp, type Shape } from './shapes.ts';
import { flattening, project, type V2, type V3 } from './vectors.ts';

/** Half of a flattened circle, from its left end to its right (`way` 1) or back (-1), through the front or the rear. */
function halfRing([x, y]: V2, r: number, way: 1 | -1, through: 'front' | 'rear'): Command[] {
  const down = through === 'front' ? 1 : -1;
  const [kx, ky, dip] = [r * 0.5523 * way, r * flattening * 0.5523 * down, r * flattening * down];
  const reach = r * way;
  return [
    {
      op: 'C',
      points: [
        [x - reach, y + ky],
        [x - kx, y + dip],
        [x, y + dip],
      ],
    },
    {
      op: 'C',
      points: [
        [x + kx, y + dip],
        [x + reach, y + ky],
        [x + reach, y],
      ],
    },
  ];
}

function roundRamp([x, y]: V2, r: number, colour: string): Ramp {
  const stops = [-0.95, -0.55, -0.1, 0.35, 0.75, 0.98].map((across): [number, string] => {
    const forward = Math.sqrt(1 - across * across);
    const normal: V3 = [across * 0.89 + forward * 0.45, forward * 0.89 - across * 0.45, 0.1];
    return [(across + 1) / 2, lit(colour, normal)];
  });
  return { from: [x - r, y], to: [x + r, y], stops };
}

/** One ring of a turned thing: radius and height at its foot and at its top. */
function ringShape([x, y]: V2, [r0, z0]: V2, [r1, z1]: V2, colour: string): Shape {
  const [low, high] = [project([x, y, z0]), project([x, y, z1])];
  const path: Outline = [
    { op: 'M', points: [[low[0] - r0, low[1]]] },
    ...halfRing(low, r0, 1, 'front'),
    { op: 'L', points: [[high[0] + r1, high[1]]] },
    ...halfRing(high, r1, -1, 'rear'),
    { op: 'Z', points: [] },
  ];
  return { path, fill: roundRamp(low, Math.max(r0, r1), colour) };
}

/** A thing turned on a lathe: pairs of radius and height from its foot to its top, with a lid unless open. */
export function lathe([x, y]: V2, profile: readonly V2[], colour: string, top: string | null = colour): Drawn {
  const rings = profile.slice(1).map((upper, i) => ringShape([x, y], profile[i] ?? upper, upper, colour));
  const [r, z] = profile.at(-1) ?? [0, 0];
  return [rings, top !== null && r > 0 && fill(ground(x, y, z), circle(0, 0, r), top)];
}

/** A band around a turned thing, e.g. a sleeve or a label; leaves the top open. */
export const band = (at: V2, [r0, z0]: V2, [r1, z1]: V2, colour: string): Shape => {
  const [low, high] = [project([...at, z0]), project([...at, z1])];
  const path: Outline = [
    { op: 'M', points: [[low[0] - r0, low[1]]] },
    ...halfRing(low, r0, 1, 'front'),
    { op: 'L', points: [[high[0] + r1, high[1]]] },
    ...halfRing(high, r1, -1, 'front'),
    { op: 'Z', points: [] },
  ];
  return { path, fill: roundRamp(low, Math.max(r0, r1), colour) };
};

/** A ball: a circle on the picture itself, lit from the upper left. */
export function ball(centre: V3, r: number, colour: string): Shape {
  const [x, y] = project(centre);
  const stops: [number, string][] = [
    [0.1, tone(colour, 0.08)],
    [0.45, colour],
    [0.95, tone(colour, -0.15)],
  ];
  const ramp: Ramp = { from: [x - r * 0.6, y - r * 0.8], to: [x + r * 0.7, y + r * 0.8], stops };
  return { path: circle(x, y, r), fill: ramp };
}
