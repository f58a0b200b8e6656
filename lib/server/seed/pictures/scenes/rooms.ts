/**
 * What makes a room pleasant.
 *
 * air-conditioner: floor, ceiling, outdoor
 * water-dispenser: bottle, desktop
 * coffee-machine: beans, capsule, cup
 * plant: tall, hanging, succulent, flowers
 */
import { lightness, paperWhite, steel, tone } from '../drawing/colours.ts';
import { circle, ellipse, type Outline, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, type Shape, tube } from '../drawing/shapes.ts';
import { box, cylinder, roundBox } from '../drawing/solids.ts';
import { holes } from '../drawing/surfaces.ts';
import { project, type V2 } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

const breeze = (x: number, y: number, z: number, w: number): Drawn =>
  [0.12, 0.38, 0.64, 0.88].map((t, i) =>
    hairline(
      { origin: [x + w * t, y, z], u: [1, 0, 0], v: [0, 0.5, -0.86] },
      smooth([
        [0, 3],
        [3, 10],
        [-2, 18],
        [2, 27 - (i % 2) * 5],
      ]),
      '#8FB9C6',
      7,
      0.55,
    ),
  );

function airConditioner(look: Look): Drawn {
  if (look.has('floor')) return floorConditioner(look);
  if (look.has('ceiling')) return ceilingCassette(look);
  if (look.has('outdoor')) return outdoorUnit(look);
  const [w, d, h] = [88 * look.w, 22 * look.d, 30 * look.h];
  const face = front(0, d, h);
  return [
    shadow(
      [
        [0, d],
        [w, d],
        [w, 0],
        [0, 0],
      ],
      14,
      3,
    ),
    breeze(0, d, 0, w),
    roundBox([0, 0, 3], [w, d, h - 3], 4, look.main),
    line(
      face,
      polyline([
        [3, h * 0.62],
        [w - 3, h * 0.62],
      ]),
      tone(look.main, -0.1),
      0.7,
    ),
    fill({ origin: [2, d + 0.1, h * 0.3], u: [1, 0, 0], v: [0, 0, -1] }, rect(0, 0, w - 4, h * 0.17, 1), '#2A3036'),
    fill(
      { origin: [2, d, h * 0.25], u: [1, 0, 0], v: [0, 0.6, -0.8] },
      rect(0, 0, w - 4, h * 0.26, 1),
      tone(look.main, -0.01),
    ),
    plain(face, rect(w * 0.78, h * 0.42, w * 0.12, h * 0.12, 1), { fill: '#1E2429' }),
    plain(face, rect(w * 0.8, h * 0.455, w * 0.05, h * 0.05), { fill: '#7FE0D2' }),
    fill(face, rect(w * 0.06, h * 0.46, w * 0.12, h * 0.05, 1), look.second),
    hairline(
      ground(4, 4, h),
      [0.2, 0.35, 0.5, 0.65].flatMap((t) =>
        polyline([
          [0, d * t],
          [w - 8, d * t],
        ]),
      ),
      tone(look.main, -0.12),
      2,
    ),
  ];
}

function floorConditioner(look: Look): Drawn {
  const [w, d, h] = [38 * look.w, 28 * look.d, 132 * look.h];
  const face = front(0, d + 0.05, h);
  return [
    boxShadow(0, 0, w, d, h * 0.8),
    roundBox([0, 0, 0], [w, d, h], 8, look.main),
    fill(face, rect(6, 10, w - 12, h * 0.3, 3), '#2A3036'),
    hairline(
      face,
      Array.from({ length: 8 }, (_, i) =>
        polyline([
          [8, 15 + i * h * 0.034],
          [w - 8, 15 + i * h * 0.034],
        ]),
      ).flat(),
      tone(look.main, -0.06),
      5,
    ),
    plain(face, rect(w * 0.34, h * 0.4, w * 0.32, h * 0.07, 2), { fill: '#1E2429' }),
    plain(face, rect(w * 0.42, h * 0.422, w * 0.16, h * 0.024), { fill: '#7FE0D2' }),
    fill(face, rect(6, h * 0.53, w - 12, h * 0.012), look.second),
    holes(face, 8, h * 0.72, w - 16, h * 0.2, 9, 9, tone(look.main, -0.16)),
  ];
}

function ceilingCassette(look: Look): Drawn {
  const s = 70 * look.w;
  const at = ground(0, 0, 6);
  return [
    boxShadow(0, 0, s, s, 8),
    roundBox([0, 0, 0], [s, s, 6], 5, look.main),
    [
      rect(s * 0.18, s * 0.05, s * 0.64, s * 0.07, 1),
      rect(s * 0.18, s * 0.88, s * 0.64, s * 0.07, 1),
      rect(s * 0.05, s * 0.18, s * 0.07, s * 0.64, 1),
      rect(s * 0.88, s * 0.18, s * 0.07, s * 0.64, 1),
    ].map((outline) => fill(at, outline, '#2F363C')),
    line(at, rect(s * 0.2, s * 0.2, s * 0.6, s * 0.6, 2), tone(look.main, -0.1), 0.7),
    hairline(
      at,
      Array.from({ length: 9 }, (_, i) =>
        polyline([
          [s * 0.25, s * (0.26 + i * 0.06)],
          [s * 0.75, s * (0.26 + i * 0.06)],
        ]),
      ).flat(),
      tone(look.main, -0.16),
      4,
    ),
    plain(at, circle(s * 0.9, s * 0.92, 1.4), { fill: look.accent }),
  ];
}

function outdoorUnit(look: Look): Drawn {
  const [w, d, h] = [80 * look.w, 30 * look.d, 56 * look.h];
  const face = front(0, d, h + 4);
  const [cx, cy, r] = [w * 0.4, h * 0.5, h * 0.4];
  const blades = [0, 120, 240].map((a) => {
    const at = (angle: number, k: number): V2 => [
      cx + Math.cos((angle * Math.PI) / 180) * r * k,
      cy + Math.sin((angle * Math.PI) / 180) * r * k,
    ];
    return smooth([[cx, cy], at(a, 0.5), at(a + 10, 0.85), at(a + 60, 0.8), at(a + 60, 0.4)], true);
  });
  return [
    boxShadow(0, 0, w, d, h),
    [6, w - 14].map((x) => box([x, 2, 0], [8, d - 2, 4], '#3A3F45')),
    box([0, 0, 4], [w, d, h], look.main),
    fill(face, circle(cx, cy, r), '#2A3036'),
    fill(face, blades.flat(), '#59626A'),
    line(
      face,
      [0.35, 0.55, 0.75, 0.95].flatMap((k) => circle(cx, cy, r * k)),
      tone(look.main, -0.04),
      0.9,
    ),
    fill(face, circle(cx, cy, r * 0.16), look.second),
    hairline(
      face,
      Array.from({ length: 7 }, (_, i) =>
        polyline([
          [w * 0.78, h * (0.2 + i * 0.09)],
          [w * 0.94, h * (0.2 + i * 0.09)],
        ]),
      ).flat(),
      tone(look.main, -0.2),
      4,
    ),
    tube(
      [
        [w, d * 0.5, h * 0.3],
        [w + 6, d * 0.5, h * 0.3],
        [w + 9, d * 0.4, h * 0.14],
        [w + 9, d * 0.3, 0],
      ],
      3,
      '#C98A5A',
    ),
  ];
}

function waterDispenser(look: Look): Drawn {
  const isSmall = look.has('desktop');
  const [w, d, h] = [32 * look.w, 32 * look.d, (isSmall ? 46 : 96) * look.h];
  const face = front(0, d + 0.05, h);
  const niche = isSmall ? 24 : 30;
  const top = isSmall ? 8 : 14;
  return [
    boxShadow(0, 0, w, d, h),
    roundBox([0, 0, 0], [w, d, h], 5, look.main),
    fill(face, rect(4, top, w - 8, niche, 2), '#2B3237'),
    [
      [0.36, '#3E8FC4'],
      [0.64, '#CC4A3C'],
    ].map(([t, colour]) => [
      box([w * Number(t) - 1.6, d - 0.6, h - top - 9], [3.2, 4, 4], paperWhite),
      box([w * Number(t) - 1.6, d - 0.6, h - top - 5], [3.2, 2.6, 2.6], String(colour)),
    ]),
    box([4, d - 0.4, h - top - niche], [w - 8, 5, 2], darkTray(look)),
    lathe(
      [w * 0.36, d + 2],
      [
        [2, h - top - niche + 2],
        [2.6, h - top - niche + 9],
      ],
      '#DDEBEF',
      '#9CC9DA',
    ),
    !isSmall && [
      hairline(face, rect(4, top + niche + 8, w - 8, h - top - niche - 14, 2), tone(look.main, -0.14), 2.4),
      line(
        face,
        polyline([
          [w - 8, h * 0.62],
          [w - 8, h * 0.7],
        ]),
        look.second,
        1.4,
      ),
    ],
    plain(face, circle(w * 0.5, top * 0.5, 1.2), { fill: look.accent }),
    look.has('bottle')
      ? bottle(w / 2, d / 2, h)
      : fill(ground(4, 4, h + 0.05), rect(0, 0, w - 8, d - 8, 3), look.second),
  ];
}

const darkTray = (look: Look): string => (lightness(look.main) < 0.4 ? '#5A6168' : '#3A4147');

const bottle = (x: number, y: number, z: number): Drawn => [
  lathe(
    [x, y],
    [
      [5, z],
      [5, z + 3],
    ],
    '#6FAFCB',
  ),
  lathe(
    [x, y],
    [
      [6, z + 2],
      [13, z + 9],
      [13, z + 17],
    ],
    '#8CC6DC',
  ),
  lathe(
    [x, y],
    [
      [12.4, z + 17],
      [12.4, z + 19],
    ],
    '#6FAFCB',
  ),
  lathe(
    [x, y],
    [
      [13, z + 19],
      [13, z + 33],
      [11.6, z + 36],
    ],
    '#A9D7E6',
    '#BFE3EE',
  ),
  plain(front(x - 8, y + 9, z + 34), rect(0, 0, 2.4, 22, 1.2), { fill: '#fff', opacity: 0.5 }),
];

function coffeeMachine(look: Look): Drawn {
  const isCapsule = look.has('capsule');
  const [w, d, h] = [(isCapsule ? 18 : 30) * look.w, 32 * look.d, (isCapsule ? 30 : 38) * look.h];
  const head = h * 0.34;
  const dark = lightness(look.main) < 0.4 ? tone(look.main, 0.1) : '#2B3035';
  const reach = d * 0.44;
  return [
    boxShadow(0, 0, w, d, h),
    box([0, 0, 0], [w, d - reach, h - head], look.main),
    fill(front(2, d - reach + 0.05, h - head), rect(0, 0, w - 4, h - head - 4), dark),
    roundBox([0, 0, 0], [w, d, 4], 2.5, look.main),
    fill(ground(2.4, d - reach + 1, 4.1), rect(0, 0, w - 4.8, reach - 3, 1.4), '#1E2226'),
    hairline(
      ground(2.4, d - reach + 1, 4.2),
      Array.from({ length: 9 }, (_, i) =>
        polyline([
          [1 + (i * (w - 7)) / 8, 1],
          [1 + (i * (w - 7)) / 8, reach - 4],
        ]),
      ).flat(),
      '#6B7278',
      3,
    ),
    coffeeCup(w / 2, d - reach * 0.5, 4.2, look),
    roundBox([0, 0, h - head], [w, d, head], 3.5, look.main),
    [-1.6, 1.6].map((x) => box([w / 2 + x - 0.6, d - reach * 0.5, h - head - 3], [1.2, 2, 3.4], steel)),
    plain(front(w * 0.3, d + 0.1, h - head * 0.22), rect(0, 0, w * 0.4, head * 0.42, 1), { fill: '#14181C' }),
    plain(front(w * 0.34, d + 0.2, h - head * 0.34), [...rect(0, 0, w * 0.14, 1.4), ...rect(0, 2.6, w * 0.2, 1.4)], {
      fill: '#E9C98A',
    }),
    [0.16, 0.84].map((t) =>
      fill(front(w * t, d + 0.1, h - head * 0.42), circle(0, 0, 1.5), t < 0.5 ? look.accent : steel),
    ),
    look.has('beans')
      ? [
          lathe(
            [w / 2, d * 0.4],
            [
              [w * 0.26, h],
              [w * 0.34, h + 9],
            ],
            '#5B4636',
            '#3B2A1E',
          ),
          cylinder([w / 2, d * 0.4, h + 9], w * 0.35, 1.4, '#2B2F33'),
        ]
      : [0.26, 0.5, 0.74].map(
          (t) =>
            !isCapsule && [
              lathe(
                [w * t, d * 0.4],
                [
                  [2.2, h],
                  [2.8, h + 4],
                ],
                paperWhite,
                '#DCD6C8',
              ),
            ],
        ),
    isCapsule && [
      rod(
        [
          [2, d * 0.5, h + 1.6],
          [w - 2, d * 0.5, h + 1.6],
        ],
        2.2,
        steel,
      ),
      [look.accent, look.second, '#D2A951'].map((colour, i) => [
        roundShadow(w + 6 + i * 1.5, d * (0.5 + i * 0.26), 2.4, 2),
        lathe(
          [w + 6 + i * 1.5, d * (0.5 + i * 0.26)],
          [
            [1.8, 0],
            [2.6, 3.4],
            [2.8, 3.6],
          ],
          colour,
        ),
      ]),
    ],
    look.has('cup') && [roundShadow(w + 10, d * 0.9, 4, 4), coffeeCup(w + 10, d * 0.9, 0, look)],
  ];
}

const coffeeCup = (x: number, y: number, z: number, look: Look): Drawn => [
  tube(
    [
      [x + 2.6, y, z + 6],
      [x + 5.6, y, z + 5.6],
      [x + 5.2, y, z + 2.6],
      [x + 2.4, y, z + 2],
    ],
    1,
    look.second,
  ),
  lathe(
    [x, y],
    [
      [2.3, z],
      [3.4, z + 7],
    ],
    look.second,
    paperWhite,
  ),
  plain(ground(x, y, z + 6.8), circle(0, 0, 2.8), { fill: '#4A2E1B' }),
  plain(ground(x, y, z + 6.9), ellipse(-0.5, 0.2, 1.3, 0.9), { fill: '#C99B6A' }),
];

const greens = ['#3F6B45', '#5B8A55', '#77A567', '#4C7A4D', '#2F5738'];

/** One leaf as a flat figure on the picture itself: from its stem's end, in a direction, with a lighter half. */
function leaf([x, y]: V2, angle: number, length: number, width: number, colour: string): Shape[] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (u: number, v: number): V2 => [x + c * u * length - s * v * width, y + s * u * length + c * v * width];
  const half = (way: number): Outline => [
    { op: 'M', points: [at(0, 0)] },
    { op: 'C', points: [at(0.25, 0.75 * way), at(0.7, 0.7 * way), at(1, 0)] },
    { op: 'Z', points: [] },
  ];
  return [
    { path: half(1), fill: tone(colour, -0.05) },
    { path: half(-1), fill: tone(colour, 0.04) },
  ];
}

function pot(r: number, h: number, look: Look): Drawn {
  return [
    roundShadow(0, 0, r * 0.8, h),
    lathe(
      [0, 0],
      [
        [r * 0.72, 0],
        [r, h],
      ],
      look.main,
      tone(look.main, -0.06),
    ),
    plain(ground(0, 0, h), circle(0, 0, r * 0.88), { fill: '#4A382A' }),
    line(
      front(-r * 0.7, r * 0.62, h * 0.34),
      smooth([
        [0, -3],
        [r * 0.7, 2],
        [r * 1.5, -4],
      ]),
      look.second,
      h * 0.07,
    ),
  ];
}

function plant(look: Look): Drawn {
  const r = 14 * look.w;
  if (look.has('tall')) return tallPlant(r, look);
  if (look.has('succulent')) {
    const rows = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 9 - row * 2 }, (_, i) =>
        leaf(
          project([0, 0, 14 * look.h + row * 3]),
          ((i + row * 0.5) / (9 - row * 2)) * 360,
          15 - row * 4,
          7,
          greens[(i + row) % 5] ?? '#5B8A55',
        ),
      ),
    );
    return [pot(r, 13 * look.h, look), rows];
  }
  const top: V2 = project([0, 0, 24 * look.h]);
  const spread = look.has('hanging')
    ? [-200, -182, -160, -140, -115, -90, -65, -40, -20, 2, 20]
    : [-168, -148, -128, -108, -90, -72, -52, -32, -12];
  return [
    look.has('hanging') &&
      [-1, 1].map((way) =>
        rod(
          [
            [way * r * 0.8, 0, 24 * look.h],
            [0, 0, 70],
          ],
          0.8,
          '#6A5F52',
        ),
      ),
    pot(r, 24 * look.h, look),
    spread.map((angle, i) =>
      leaf(
        [top[0] + Math.cos((angle * Math.PI) / 180) * 4, top[1]],
        angle,
        34 + ((i * 7) % 4) * 5,
        9,
        greens[i % 5] ?? '#5B8A55',
      ),
    ),
    spread
      .slice(2, -2)
      .map((angle, i) => leaf([top[0], top[1] + 1], angle + 9, 24 + (i % 3) * 4, 8, greens[(i + 2) % 5] ?? '#5B8A55')),
    look.has('flowers') &&
      [
        [-14, -32],
        [8, -40],
        [22, -24],
        [-4, -20],
      ].map(([x = 0, y = 0]) =>
        [0, 72, 144, 216, 288].map((a) => leaf([top[0] + x, top[1] + y], a, 7, 4, look.accent)),
      ),
  ];
}

function tallPlant(r: number, look: Look): Drawn {
  const h = 26 * look.h;
  const stems = [
    [-5, 74],
    [3, 98],
    [8, 62],
  ];
  return [
    pot(r * 1.15, h, look),
    stems.map(([x = 0, z = 0], s) => {
      const top = project([x * 2, -x, h + z]);
      return [
        rod(
          [
            [x * 0.6, 0, h - 1],
            [x * 2, -x, h + z],
          ],
          2,
          '#7A5B3E',
        ),
        [-165, -140, -115, -90, -65, -40, -15, 20, 160].map((angle, i) =>
          leaf(top, angle, 24 + ((i + s) % 3) * 5, 7, greens[(i + s) % 5] ?? '#5B8A55'),
        ),
      ];
    }),
  ];
}

export const rooms = {
  'air-conditioner': { details: ['floor', 'ceiling', 'outdoor'], draw: airConditioner },
  'water-dispenser': { details: ['bottle', 'desktop'], draw: waterDispenser },
  'coffee-machine': { details: ['beans', 'capsule', 'cup'], draw: coffeeMachine },
  plant: { details: ['tall', 'hanging', 'succulent', 'flowers'], draw: plant },
} satisfies SceneFamily;
