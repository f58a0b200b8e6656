import { type V2, xy } from './vectors.ts';

/** A flat figure in the coordinates of a plane (u to the right, v down, like a page). */
export interface Command {
  readonly op: 'M' | 'L' | 'C' | 'Z';
  readonly points: readonly V2[];
}
export type Outline = readonly Command[];

export function polyline(points: readonly V2[]): Outline {
  return points.map((point, index) => ({ op: index === 0 ? 'M' : 'L', points: [point] }));
}

export function polygon(points: readonly V2[]): Outline {
  return [...polyline(points), { op: 'Z', points: [] }];
}

/** Share of the radius at which a Bézier handle makes a quarter circle. */
const quarter = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  const [kx, ky] = [rx * quarter, ry * quarter];
  return [
    { op: 'M', points: [[x + rx, y]] },
    {
      op: 'C',
      points: [
        [x + rx, y + ky],
        [x + kx, y + ry],
        [x, y + ry],
      ],
    },
    {
      op: 'C',
      points: [
        [x - kx, y + ry],
        [x - rx, y + ky],
        [x - rx, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x - rx, y - ky],
        [x - kx, y - ry],
        [x, y - ry],
      ],
    },
    {
      op: 'C',
      points: [
        [x + kx, y - ry],
        [x + rx, y - ky],
        [x + rx, y],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

export const circle = (x: number, y: number, r: number): Outline => ellipse(x, y, r, r);

export function rect(x: number, y: number, w: number, h: number, radius = 0): Outline {
  const r = Math.min(radius, w / 2, h / 2);
  const [right, bottom, k] = [x + w, y + h, r * (1 - quarter)];
  if (r <= 0) return polygon([xy(x, y), xy(right, y), xy(right, bottom), xy(x, bottom)]);
  return [
    { op: 'M', points: [xy(x + r, y)] },
    { op: 'L', points: [xy(right - r, y)] },
    { op: 'C', points: [xy(right - k, y), xy(right, y + k), xy(right, y + r)] },
    { op: 'L', points: [xy(right, bottom - r)] },
    { op: 'C', points: [xy(right, bottom - k), xy(right - k, bottom), xy(right - r, bottom)] },
    { op: 'L', points: [xy(x + r, bottom)] },
    { op: 'C', points: [xy(x + k, bottom), xy(x, bottom - k), xy(x, bottom - r)] },
    { op: 'L', points: [xy(x, y + r)] },
    { op: 'C', points: [xy(x, y + k), xy(x + k, y), xy(x + r, y)] },
    { op: 'Z', points: [] },
  ];
}

/** An open or closed line through all points, without corners (Catmull–Rom). */
export function smooth(points: readonly V2[], isClosed = false): Outline {
  const count = points.length;
  const at = (index: number): V2 => {
    const wrapped = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const commands: Command[] = [{ op: 'M', points: [at(0)] }];
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handle = (p: V2, a: V2, b: V2, k: number): V2 => [
      p[0] + ((b[0] - a[0]) * k) / 6,
      p[1] + ((b[1] - a[1]) * k) / 6,
    ];
    commands.push({ op: 'C', points: [handle(from, before, to, 1), handle(to, from, after, -1), to] });
  }
  return isClosed ? [...commands, { op: 'Z', points: [] }] : commands;
}

/** Regular polygon or star (`inner` below 1) around a point, first corner up. */
export function star(x: number, y: number, r: number, corners: number, inner = 1): Outline {
  const count = inner === 1 ? corners : corners * 2;
  return polygon(
    Array.from({ length: count }, (_, i) => {
      const radius = inner !== 1 && i % 2 === 1 ? r * inner : r;
      const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

/** Points of the arc of a circle, angles in degrees, 0 to the right and growing clockwise on the page. */
export function arcPoints(x: number, y: number, r: number, from: number, to: number, steps = 12): V2[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

/** The outline as corner points, curves cut into `steps` pieces. */
export function flatten(outline: Outline, steps = 5): V2[] {
  const points: V2[] = [];
  for (const command of outline) {
    const [a, b, c] = command.points;
    const last = points.at(-1);
    if (command.op === 'C' && a && b && c && last) {
      for (let i = 1; i <= steps; i++) points.push(bezier([last, a, b, c], i / steps));
    } else if (a) points.push(a);
  }
  const [first, last] = [points[0], points.at(-1)];
  const isRepeated = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  return isRepeated ? points.slice(0, -1) : points;
}

function bezier([a, b, c, d]: readonly [V2, V2, V2, V2], t: number): V2 {
  const s = 1 - t;
  const blend = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
  return [blend(0), blend(1)];
}
