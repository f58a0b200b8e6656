/**
 * Networks and watching over rooms.
 *
 * router: antennas, switch, ceiling
 * cable: coil, power, usb
 * network-rack: wall, open
 */
import { lightness, mixColours, steel, tone } from '../drawing/colours.ts';
import { circle, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, plate, roundBox } from '../drawing/solids.ts';
import { holes, shine } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

const lights = (
  plane: Plane,
  x: number,
  y: number,
  count: number,
  step: number,
  r: number,
  colours: readonly string[],
): Drawn =>
  Array.from({ length: count }, (_, i) =>
    plain(plane, circle(x + i * step, y, r), { fill: colours[i % colours.length] ?? '#7BD88F' }),
  );

function ports(plane: Plane, x: number, y: number, count: number, w: number, h: number): Drawn {
  return [
    plain(plane, Array.from({ length: count }, (_, i) => rect(x + i * w * 1.25, y, w, h, w * 0.1)).flat(), {
      fill: '#121518',
    }),
    plain(
      plane,
      Array.from({ length: count }, (_, i) => rect(x + i * w * 1.25 + w * 0.2, y + h * 0.62, w * 0.6, h * 0.2)).flat(),
      { fill: '#C9A94E' },
    ),
  ];
}

function router(look: Look): Drawn {
  if (look.has('ceiling')) return accessPoint(look);
  if (look.has('switch')) return networkSwitch(look);
  const [w, d, h] = [30 * look.w, 19 * look.d, 4 * look.h];
  const poles = look.has('antennas') ? [0.06, 0.36, 0.64, 0.94] : [0.1, 0.9];
  return [
    boxShadow(0, 0, w, d, 10),
    poles.map((t) =>
      rod(
        [xyz(w * t, 0.5, 3), xyz(w * t + (t - 0.5) * 5, -1, 20)],
        1.9,
        tone(look.main, lightness(look.main) < 0.4 ? 0.06 : -0.08),
      ),
    ),
    roundBox([0, 0, 0.6], [w, d, h], 4, look.main),
    holes(
      ground(w * 0.18, 2.4, h + 0.7),
      0,
      0,
      w * 0.64,
      d * 0.4,
      16,
      6,
      tone(look.main, lightness(look.main) < 0.4 ? 0.2 : -0.18),
    ),
    line(ground(w * 0.5, d * 0.72, h + 0.7), [...circle(0, 0, 1.2), ...circle(0, 0, 2.6)], look.accent, 0.5),
    plain(front(2, d, h * 0.66 + 0.6), rect(2, 0, w - 8, h * 0.3, 0.5), { fill: '#000', opacity: 0.18 }),
    lights(front(0, d + 0.05, h * 0.5 + 0.6), 6, 0, 6, 2.6, 0.55, ['#7BD88F', '#7BD88F', look.accent]),
  ];
}

function accessPoint(look: Look): Drawn {
  const r = 14 * look.w;
  return [
    roundShadow(0, 0, r, 4),
    lathe([0, 0], [xy(r, 0), xy(r, 2.4), xy(r * 0.82, 4.4)], look.main),
    line(ground(0, 0, 4.5), circle(0, 0, r * 0.46), '#6FCFE0', 0.6),
    line(ground(0, 0, 4.5), circle(0, 0, r * 0.1), look.accent, 0.7),
    tube(
      [xyz(r * 0.7, -r * 0.6, 1), xyz(r * 1.4, -r * 0.9, 0.6), xyz(r * 1.9, -r * 0.2, 0.6), xyz(r * 1.8, r * 0.6, 0.6)],
      1.4,
      look.second,
    ),
  ];
}

function networkSwitch(look: Look): Drawn {
  const [w, d, h] = [46 * look.w, 24 * look.d, 5.4 * look.h];
  const face = front(0, d, h);
  return [
    boxShadow(0, 0, w, d, h),
    box([0, 0, 0], [w, d, h], look.main),
    holes(side(w, d, h), d * 0.2, h * 0.24, d * 0.6, h * 0.5, 9, 3, tone(look.main, -0.14)),
    [0, 1].map((row) => ports(face, w * 0.24, h * (0.16 + row * 0.4), 12, w * 0.044, h * 0.3)),
    lights(face, w * 0.06, h * 0.34, 3, w * 0.05, h * 0.1, ['#7BD88F', look.accent, '#7BD88F']),
    [0.27, 0.4, 0.52].map((t, i) =>
      tube(
        [
          xyz(w * t, d, h * 0.3),
          xyz(w * t + 1, d + 7, h * 0.3),
          xyz(w * (t + 0.06), d + 9, 0.8),
          xyz(w * (t + 0.2), d + 12 + i * 3, 0.6),
          xyz(w * (t + 0.5), d + 10 + i * 3, 0.6),
        ],
        1.3,
        [look.second, look.accent, '#E3B23C'][i] ?? look.second,
      ),
    ),
  ];
}

function ring(cx: number, cy: number, r: number, z: number, from = 0, to = 360): V3[] {
  return Array.from({ length: 15 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 14) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, z] as const;
  });
}

function plug(x: number, y: number, z: number, look: Look): Drawn {
  if (look.has('power'))
    return [
      box([x, y, z - 1.6], [6, 5, 4], look.main),
      [1, 3.6].map((a) => box([x + a, y + 5, z], [0.9, 4, 1.4], steel)),
    ];
  if (look.has('usb'))
    return [
      box([x, y, z - 1.2], [4.6, 7, 2.6], tone(look.main, -0.05)),
      box([x + 0.7, y + 7, z - 0.7], [3.2, 3.6, 1.6], steel),
    ];
  return [
    box([x, y, z - 1.6], [4.4, 8, 4], mixColours('#DDE7EA', look.main, 0.1)),
    plain(
      ground(x + 0.7, y + 4.4, z + 2.5),
      [0, 1, 2, 3].flatMap((i) => rect(i * 0.8, 0, 0.4, 3.2)),
      { fill: '#C9A94E' },
    ),
    box([x + 1.3, y - 1.4, z + 2.4], [1.8, 5, 0.7], '#DDE7EA'),
  ];
}

/** The loops of a cable that is delivered wound, and the two ties that hold it. */
function windings(r: number, turns: number, thick: number, look: Look): Drawn {
  const top = turns * thick * 0.56 + 0.6;
  return [
    Array.from({ length: turns }, (_, i) =>
      tube(
        ring((i % 2) * 0.7 - 0.3, ((i * 3) % 4) * 0.4, r - (i % 3) * 1.4, 1 + i * thick * 0.56),
        thick,
        i % 2 === 0 ? look.main : tone(look.main, -0.03),
      ),
    ),
    [70, 250].map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return tube(ring(c * (r - 1), s * (r - 1), 3.4, top, angle - 90, angle + 110), 1.8, '#2B2F34');
    }),
  ];
}

function cable(look: Look): Drawn {
  const r = 18 * look.w;
  const thick = look.has('power') ? 2.6 : 2;
  const turns = look.has('coil') ? 7 : 4;
  const ends = [
    [xyz(-r * 0.5, r * 0.84, 2), xyz(0, r * 1.3, 1.2), xyz(r * 0.6, r * 1.34, 1.2), xyz(r * 0.9, r * 1.5, 1.2)],
    [xyz(r, 0, 2), xyz(r * 1.25, r * 0.3, 1.2), xyz(r * 1.3, r * 0.6, 1.2), xyz(r * 1.5, r * 0.74, 1.2)],
  ];
  const around = ring(0, 0, r + 2, 0).map(([x, y]) => xy(x, y));
  return [
    shadow(around, turns, 0.5),
    windings(r, turns, thick, look),
    ends.map((points) => tube(points, thick, look.main)),
    plug(r * 0.9 - 1.8, r * 1.5 - 1, 1.4, look),
    plug(r * 1.5 - 1.8, r * 0.74 - 1, 1.4, look),
  ];
}

function rackUnit(x: number, y: number, z: number, w: number, index: number, look: Look): Drawn {
  const h = 8.4;
  const colour = index % 3 === 1 ? look.second : '#2D3238';
  const face = front(x, y, z + h);
  return [
    box([x, y - 30, z], [w, 30, h], colour),
    index % 3 === 2
      ? [
          holes(face, w * 0.06, h * 0.2, w * 0.6, h * 0.6, 14, 4, '#0F1215'),
          lights(face, w * 0.76, h * 0.5, 3, w * 0.07, h * 0.1, ['#7BD88F', look.accent, '#6FCFE0']),
        ]
      : [
          ports(face, w * 0.1, h * 0.26, 10, w * 0.056, h * 0.46),
          lights(face, w * 0.88, h * 0.5, 2, w * 0.05, h * 0.1, ['#7BD88F', '#E3B23C']),
        ],
  ];
}

/** Cables from one unit to the next, hanging before the front. */
const patchCables = (w: number, d: number, h: number, units: number, look: Look): Drawn =>
  Array.from({ length: units - 1 }, (_, i) => {
    const z = 10 + (i * (h - 12)) / units;
    const x = w * (0.2 + (i % 4) * 0.1);
    const colour = [look.accent, '#E3B23C', '#6FCFE0'][i % 3] ?? look.accent;
    return tube(
      [xyz(x, d, z), xyz(x + w * 0.02, d + 3, z + 5), xyz(w * (0.26 + (i % 3) * 0.1), d, z + 10)],
      1.2,
      colour,
    );
  });

function rackDoor(w: number, d: number, h: number, look: Look): Drawn {
  const glass = front(4, d + 0.2, h - 4);
  if (!look.has('open')) {
    return [
      plain(glass, rect(0, 0, w - 8, h - 8), { fill: '#BFD6DD', opacity: 0.12 }),
      shine(glass, w - 8, h - 8, 0.08),
      line(front(w - 7, d + 0.3, h * 0.54), polyline([xy(0, 0), xy(0, h * 0.1)]), steel, 1.8),
    ];
  }
  const leaf: Plane = { origin: [w, d, h], u: [0.8, 0.6, 0], v: [0, 0, -1] };
  return [
    plate(leaf, rect(0, 0, w * 0.8, h), 1.6, look.main),
    fill(leaf, rect(5, 5, w * 0.8 - 10, h - 10), mixColours('#C7DCE2', look.main, 0.25)),
    shine({ ...leaf, origin: [w + 4, d + 3, h - 5] }, w * 0.8 - 10, h - 10, 0.3),
  ];
}

function networkRack(look: Look): Drawn {
  const units = look.has('wall') ? 4 : 9;
  const [w, d] = [58 * look.w, 50 * look.d];
  const h = (units * 10.4 + 12) * look.h;
  const frame = [...rect(0, 0, 4, h), ...rect(w - 4, 0, 4, h), ...rect(0, 0, w, 4), ...rect(0, h - 4, w, 4)];
  const vents = tone(look.main, lightness(look.main) < 0.4 ? 0.14 : -0.2);
  return [
    boxShadow(0, 0, w, d, h * 0.8),
    !look.has('wall') && [4, w - 8].map((x) => box([x, d - 8, -4], [5, 5, 4], '#15181B')),
    box([0, 0, 0], [w, d - 1.5, h], look.main),
    fill(front(0, d - 1.4, h), rect(4, 4, w - 8, h - 8), '#0E1114'),
    Array.from({ length: units }, (_, i) => rackUnit(5, d - 1.2, 6 + (i * (h - 12)) / units, w - 10, i, look)),
    patchCables(w, d, h, units, look),
    fill(front(0, d + 0.1, h), frame, look.main),
    holes(side(w, d - 1.5, h), d * 0.25, h * 0.08, d * 0.5, 12, 10, 4, vents),
    rackDoor(w, d, h, look),
  ];
}

export const networks = {
  router: { details: ['antennas', 'switch', 'ceiling'], draw: router },
  cable: { details: ['coil', 'power', 'usb'], draw: cable },
  'network-rack': { details: ['wall', 'open'], draw: networkRack },
} satisfies SceneFamily;
