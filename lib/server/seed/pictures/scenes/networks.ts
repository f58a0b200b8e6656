/**
 * Networks and watching over rooms.
 *
 * router: antennas, switch, ceiling
 * cable: coil, power, usb
 * network-rack: wall, open
 * camera: dome, conference, pair
 * door-lock: keypad, handle, card
 */
import { darkSteel, lightness, mixColours, steel, timber, tone } from '../drawing/colours.ts';
import { circle, ellipse, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, drum, plate, roundBox } from '../drawing/solids.ts';
import { holes, shine, surface } from '../drawing/surfaces.ts';
import type { V3 } from '../drawing/vectors.ts';
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
        [
          [w * t, 0.5, 3],
          [w * t + (t - 0.5) * 5, -1, 20],
        ],
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
    lathe(
      [0, 0],
      [
        [r, 0],
        [r, 2.4],
        [r * 0.82, 4.4],
      ],
      look.main,
    ),
    line(ground(0, 0, 4.5), circle(0, 0, r * 0.46), '#6FCFE0', 0.6),
    line(ground(0, 0, 4.5), circle(0, 0, r * 0.1), look.accent, 0.7),
    tube(
      [
        [r * 0.7, -r * 0.6, 1],
        [r * 1.4, -r * 0.9, 0.6],
        [r * 1.9, -r * 0.2, 0.6],
        [r * 1.8, r * 0.6, 0.6],
      ],
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
          [w * t, d, h * 0.3],
          [w * t + 1, d + 7, h * 0.3],
          [w * (t + 0.06), d + 9, 0.8],
          [w * (t + 0.2), d + 12 + i * 3, 0.6],
          [w * (t + 0.5), d + 10 + i * 3, 0.6],
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

function cable(look: Look): Drawn {
  const r = 18 * look.w;
  const turns = look.has('coil') ? 7 : 4;
  const thick = look.has('power') ? 2.6 : 2;
  return [
    shadow(
      ring(0, 0, r + 2, 0).map(([x, y]) => [x, y] as const),
      turns,
    ),
    Array.from({ length: turns }, (_, i) =>
      tube(
        ring((i % 2) * 0.7 - 0.3, ((i * 3) % 4) * 0.4, r - (i % 3) * 1.4, 1 + i * thick * 0.56),
        thick,
        i % 2 === 0 ? look.main : tone(look.main, -0.03),
      ),
    ),
    [70, 250].map((angle) =>
      tube(
        ring(
          Math.cos((angle * Math.PI) / 180) * (r - 1),
          Math.sin((angle * Math.PI) / 180) * (r - 1),
          3.4,
          turns * thick * 0.56 + 0.6,
          angle - 90,
          angle + 110,
        ),
        1.8,
        '#2B2F34',
      ),
    ),
    tube(
      [
        [-r * 0.5, r * 0.84, 2],
        [0, r * 1.3, 1.2],
        [r * 0.6, r * 1.34, 1.2],
        [r * 0.9, r * 1.5, 1.2],
      ],
      thick,
      look.main,
    ),
    tube(
      [
        [r, 0, 2],
        [r * 1.25, r * 0.3, 1.2],
        [r * 1.3, r * 0.6, 1.2],
        [r * 1.5, r * 0.74, 1.2],
      ],
      thick,
      look.main,
    ),
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

function networkRack(look: Look): Drawn {
  const units = look.has('wall') ? 4 : 9;
  const [w, d] = [58 * look.w, 50 * look.d];
  const h = (units * 10.4 + 12) * look.h;
  const frame = look.main;
  return [
    boxShadow(0, 0, w, d, h * 0.8),
    !look.has('wall') && [4, w - 8].map((x) => box([x, d - 8, -4], [5, 5, 4], '#15181B')),
    box([0, 0, 0], [w, d - 1.5, h], frame),
    fill(front(0, d - 1.4, h), rect(4, 4, w - 8, h - 8), '#0E1114'),
    Array.from({ length: units }, (_, i) => rackUnit(5, d - 1.2, 6 + (i * (h - 12)) / units, w - 10, i, look)),
    Array.from({ length: units - 1 }, (_, i) =>
      tube(
        [
          [w * (0.2 + (i % 4) * 0.1), d, 10 + (i * (h - 12)) / units],
          [w * (0.22 + (i % 4) * 0.1), d + 3, 15 + (i * (h - 12)) / units],
          [w * (0.26 + (i % 3) * 0.1), d, 20 + (i * (h - 12)) / units],
        ],
        1.2,
        [look.accent, '#E3B23C', '#6FCFE0'][i % 3] ?? look.accent,
      ),
    ),
    [
      [0, 0, 4, h],
      [w - 4, 0, 4, h],
      [0, 0, w, 4],
      [0, h - 4, w, 4],
    ].map(([x = 0, y = 0, a = 0, b = 0]) => fill(front(0, d + 0.1, h), rect(x, y, a, b), frame)),
    look.has('open')
      ? fill(
          { origin: [w, d, h], u: [0.5, 0.87, 0], v: [0, 0, -1] },
          rect(0, 2, w * 0.7, h - 4),
          mixColours(frame, '#9FB4BC', 0.3),
          0.75,
        )
      : [
          plain(front(4, d + 0.2, h - 4), rect(0, 0, w - 8, h - 8), { fill: '#BFD6DD', opacity: 0.12 }),
          shine(front(4, d + 0.2, h - 4), w - 8, h - 8, 0.08),
          line(
            front(w - 7, d + 0.3, h * 0.54),
            polyline([
              [0, 0],
              [0, h * 0.1],
            ]),
            steel,
            1.8,
          ),
        ],
    holes(
      side(w, d - 1.5, h),
      d * 0.25,
      h * 0.08,
      d * 0.5,
      12,
      10,
      4,
      tone(frame, lightness(frame) < 0.4 ? 0.14 : -0.2),
    ),
  ];
}

function bullet(x: number, y: number, z: number, look: Look): Drawn {
  return [
    plate(front(x - 6, y - 22, z + 16), rect(0, 0, 12, 20, 3), 2, look.second),
    rod(
      [
        [x, y - 22, z + 6],
        [x, y - 10, z + 2],
      ],
      3.6,
      look.second,
    ),
    drum([x, y + 10, z], 7, 26, look.main, tone(look.main, -0.1)),
    plate({ origin: [x - 8, y - 17, z + 8.6], u: [1, 0, 0], v: [0, 1, 0] }, rect(0, 0, 16, 32, 2), 1.2, look.main),
    plain(front(x, y + 10.1, z), circle(0, 0, 5.6), { fill: '#15191D' }),
    plain(front(x, y + 10.2, z), circle(0, 0, 3.2), { fill: '#2C4A5C' }),
    plain(front(x, y + 10.3, z), circle(-1, -1.1, 0.9), { fill: '#D9F0FA' }),
    [30, 90, 150, 210, 270, 330].map((a) =>
      plain(
        front(x, y + 10.3, z),
        circle(Math.cos((a * Math.PI) / 180) * 4.4, Math.sin((a * Math.PI) / 180) * 4.4, 0.5),
        { fill: '#B24A4A' },
      ),
    ),
    plain(front(x, y + 10.3, z), circle(4.6, 4.6, 0.6), { fill: look.accent }),
  ];
}

function camera(look: Look): Drawn {
  if (look.has('conference')) {
    return [
      roundShadow(0, 0, 12, 12),
      lathe(
        [0, 0],
        [
          [12, 0],
          [11, 3],
        ],
        look.second,
      ),
      cylinder([0, 0, 3], 5, 4, darkSteel),
      ball([0, 0, 14], 10, look.main),
      drum([0, 10.6, 14], 6, 3, '#22272C', '#1A1E22'),
      plain(front(0, 10.7, 14), circle(0, 0, 3.8), { fill: '#2C4A5C' }),
      plain(front(0, 10.8, 14), circle(-1.2, -1.3, 1.1), { fill: '#D9F0FA' }),
      plain(front(8.6, 6, 6), circle(0, 0, 0.9), { fill: look.accent }),
    ];
  }
  if (look.has('dome')) {
    const r = 15 * look.w;
    return [
      roundShadow(0, 0, r, 10),
      lathe(
        [0, 0],
        [
          [r, 0],
          [r, 6],
          [r * 0.9, 9],
        ],
        look.main,
      ),
      ball([0, 0, 9], r * 0.72, '#39434B'),
      plain(ground(-r * 0.25, r * 0.1, 13), ellipse(-2, -2, 3.4, 2.4), { fill: '#ffffff', opacity: 0.5 }),
      plain(front(0, r * 0.72, 13), circle(0, 0, 3.8), { fill: '#11161A' }),
      plain(front(0, r * 0.73, 13), circle(-0.6, -0.8, 1), { fill: '#9FD0E6' }),
      plain(front(r * 0.5, r * 0.86, 4), circle(0, 0, 0.8), { fill: look.accent }),
    ];
  }
  return [
    shadow(
      [
        [-8, 8],
        [8, 8],
        [8, -20],
        [-8, -20],
      ],
      16,
      4,
    ),
    look.has('pair') && bullet(34, -16, 14, { ...look, main: look.second, second: look.main }),
    bullet(0, 0, 14, look),
  ];
}

function doorLock(look: Look): Drawn {
  const [w, h] = [40 * look.w, 74 * look.h];
  const isDark = lightness(look.second) < 0.5;
  const door = isDark ? timber : look.second;
  const face = front(0, 0, h);
  const lock = front(w * 0.42, 3, h * 0.86);
  const [lw, lh] = [13, h * 0.66];
  const keys = Array.from({ length: 12 }, (_, i) =>
    circle(2.9 + (i % 3) * 3.6, lh * 0.12 + Math.floor(i / 3) * 4.4, 0.95),
  ).flat();
  return [
    shadow(
      [
        [0, 0],
        [w, 0],
        [w, -4],
        [0, -4],
      ],
      22,
    ),
    plate(face, rect(0, 0, w, h), 4, door),
    surface(face, w, h, 'wood', door),
    hairline(face, rect(0, 0, w, h), tone(door, -0.16), 2),
    plain(lock, rect(1.6, 2, lw, lh, 4), { fill: '#2A2016', opacity: 0.2 }),
    plate(lock, rect(0, 0, lw, lh, 4), 3, look.main, look.main),
    plain(lock, rect(1, 1, lw - 2, lh * 0.48, 3.2), { fill: '#15191D' }),
    look.has('card')
      ? [
          plain(lock, rect(3.4, lh * 0.16, 6.2, 8, 1), { fill: '#2B3238' }),
          {
            ...plain(
              lock,
              [
                ...polyline([
                  [4.6, lh * 0.2],
                  [8.4, lh * 0.2],
                ]),
                ...polyline([
                  [4.6, lh * 0.25],
                  [8.4, lh * 0.25],
                ]),
              ],
              {},
            ),
            stroke: '#6FCFE0',
            width: 0.6,
          },
        ]
      : plain(lock, keys, { fill: '#DDE9EC' }),
    plain(lock, circle(lw / 2, lh * 0.56, 2.2), { fill: '#22303A' }),
    line(lock, circle(lw / 2, lh * 0.56, 2.2), look.accent, 0.5),
    look.has('keypad')
      ? cylinder([w * 0.42 + lw / 2, 5.6, h * 0.3], 2.6, 5, steel)
      : [
          drum([w * 0.42 + lw / 2, 7.4, h * 0.36], 2.4, 4, steel),
          rod(
            [
              [w * 0.42 + lw / 2, 7.6, h * 0.36],
              [w * 0.42 - 9, 7.6, h * 0.36],
            ],
            look.has('handle') ? 4.6 : 3.2,
            steel,
          ),
        ],
    look.has('card') &&
      plate(
        { origin: [w * 0.8, 16, h * 0.56], u: [0.9, -0.1, 0.42], v: [0.2, 0.5, -0.84] },
        rect(0, 0, 15, 9.6, 1.2),
        0.5,
        look.accent,
      ),
  ];
}

export const networks = {
  router: { details: ['antennas', 'switch', 'ceiling'], draw: router },
  cable: { details: ['coil', 'power', 'usb'], draw: cable },
  'network-rack': { details: ['wall', 'open'], draw: networkRack },
  camera: { details: ['dome', 'conference', 'pair'], draw: camera },
  'door-lock': { details: ['keypad', 'handle', 'card'], draw: doorLock },
} satisfies SceneFamily;
