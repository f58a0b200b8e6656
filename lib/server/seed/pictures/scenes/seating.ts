/**
 * Seats, and what stands between and beside them.
 *
 * chair: mesh, leather, armless, headrest, visitor
 * sofa: single, three-seat, leather, ottoman
 * partition: glass, plants, three-panel
 * whiteboard: stand, notes, wall
 * lamp: desk, floor, pendant
 */
import { darkSteel, mixColours, paperWhite, steel, timber, tone } from '../drawing/colours.ts';
import { circle, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, tipped } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, plate, roundBox } from '../drawing/solids.ts';
import { holes, shine, surface } from '../drawing/surfaces.ts';
import type { V3 } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function starFoot(): Drawn {
  const arms = [200, 272, 344, 128, 56].map(
    (degrees): V3 => [Math.cos((degrees * Math.PI) / 180) * 30, Math.sin((degrees * Math.PI) / 180) * 30, 4],
  );
  return [
    roundShadow(0, 0, 30, 16),
    arms.map(([x, y]) => [
      rod(
        [
          [0, 0, 9],
          [x, y, 6],
        ],
        4.6,
        '#3A3F45',
      ),
      ball([x, y, 3.4], 3.6, '#25282C'),
    ]),
    cylinder([0, 0, 7], 3.4, 30, steel),
    cylinder([0, 0, 7], 5, 12, '#3A3F45'),
  ];
}

function chairBack(w: number, h: number, look: Look): Drawn {
  const frame = look.has('mesh') ? darkSteel : look.main;
  const back = tipped(front(-w / 2, -17, 52 + h), 7);
  const outline = rect(0, 0, w, h, 12);
  return [
    plate(back, outline, look.has('mesh') ? 2.5 : 7, frame, look.has('mesh') ? '#3A3F45' : look.main),
    look.has('mesh') && [
      fill(back, rect(3, 3, w - 6, h - 6, 9), look.main),
      holes(back, 5, 5, w - 10, h - 10, 15, 18, tone(look.main, -0.16)),
      line(
        back,
        smooth([
          [4, h * 0.66],
          [w / 2, h * 0.74],
          [w - 4, h * 0.66],
        ]),
        '#3A3F45',
        2.4,
      ),
    ],
    look.has('leather') &&
      [0.3, 0.52, 0.74].map((t) =>
        line(
          back,
          smooth([
            [3, h * t],
            [w / 2, h * (t + 0.03)],
            [w - 3, h * t],
          ]),
          tone(look.main, -0.14),
          1.2,
        ),
      ),
    !look.has('mesh') &&
      !look.has('leather') && [
        surface({ ...back, origin: [-w / 2 + 6, -16.6, 48 + h] }, w - 12, h - 12, 'fabric', look.main),
        line(back, rect(4, 4, w - 8, h - 8, 9), tone(look.main, -0.09), 0.9),
      ],
    look.has('headrest') && [
      rod(
        [
          [0, -18, 50 + h],
          [0, -19, 60 + h],
        ],
        3,
        darkSteel,
      ),
      plate(
        tipped(front(-15, -16, 76 + h), 9),
        rect(0, 0, 30, 16, 7),
        5,
        look.has('mesh') ? darkSteel : look.main,
        look.main,
      ),
    ],
  ];
}

const armrest = (x: number, look: Look): Drawn => [
  rod(
    [
      [x, 4, 44],
      [x, 2, 64],
    ],
    3.6,
    look.has('leather') ? steel : '#3A3F45',
  ),
  roundBox([x - 3.4, -12, 64], [6.8, 28, 3.6], 3, look.has('leather') ? look.main : '#2B2F34'),
];

function chair(look: Look): Drawn {
  const [w, d] = [50 * look.w, 48 * look.d];
  const h = 54 * look.h;
  return [
    look.has('visitor') ? visitorFrame(w, d) : starFoot(),
    chairBack(w * 0.9, h, look),
    !look.has('armless') && armrest(-w / 2 - 3, look),
    roundBox([-w / 2, -d / 2, 38], [w, d, 4], 13, '#2F3338'),
    roundBox([-w / 2, -d / 2, 41], [w, d, 8], 13, look.main),
    look.has('leather')
      ? [-0.17, 0.17].map((t) =>
          line(
            ground(0, 0, 49),
            smooth([
              [w * t, -d * 0.3],
              [w * t * 1.1, 0],
              [w * t, d * 0.46],
            ]),
            tone(look.main, -0.13),
            1,
          ),
        )
      : line(ground(0, 0, 49), rect(-w / 2 + 4, -d / 2 + 6, w - 8, d - 10, 10), tone(look.main, -0.08), 0.9),
    !look.has('armless') && armrest(w / 2 + 3, look),
  ];
}

function visitorFrame(w: number, d: number): Drawn {
  const runner = (x: number): Drawn =>
    tube(
      [
        [x, -d / 2, 60],
        [x, -d / 2 + 2, 4],
        [x, -d / 2 + 8, 2],
        [x, d / 2 - 6, 2],
        [x, d / 2, 6],
        [x, d / 2 - 2, 40],
      ],
      3.2,
      steel,
    );
  return [boxShadow(-w / 2, -d / 2, w, d, 22), runner(-w / 2 + 2), runner(w / 2 - 2)];
}

function sofa(look: Look): Drawn {
  const seats = look.has('single') ? 1 : look.has('three-seat') ? 3 : 2;
  const [seat, d] = [58 * look.w, 76 * look.d];
  const [arm, high] = [15, 70 * look.h];
  const w = seats * seat + 2 * arm;
  const fabric = look.main;
  const legs = look.has('leather') ? steel : timber;
  const cushions = Array.from({ length: seats }, (_, i) => arm + i * seat);
  return [
    boxShadow(0, 0, w, d, 40),
    [
      [5, 5],
      [w - 9, 5],
      [5, d - 9],
      [w - 9, d - 9],
    ].map(([x = 0, y = 0]) => box([x, y, 0], [4, 4, 12], legs)),
    roundBox([0, 0, 10], [w, d, 18], 8, tone(fabric, -0.03)),
    roundBox([4, 0, 26], [w - 8, 18, high - 26], 7, fabric),
    cushions.map((x) => [
      roundBox([x + 1, 14, 28], [seat - 2, 12, high - 34], 6, tone(fabric, 0.025)),
      !look.has('leather') && surface(front(x + 6, 26, high - 12), seat - 12, high - 46, 'fabric', fabric),
      look.has('leather') &&
        [0.33, 0.66].map((t) =>
          plain(front(x + seat * t, 26.2, high - 22), circle(0, 0, 1.3), { fill: tone(fabric, -0.16) }),
        ),
    ]),
    roundBox([0, 0, 26], [arm, d, 26], 7, fabric),
    cushions.map((x) => roundBox([x + 0.6, 24, 28], [seat - 1.2, d - 24, 15], 6, tone(fabric, 0.03))),
    roundBox([w - arm, 0, 26], [arm, d, 26], 7, fabric),
    seats > 1 &&
      plate(
        tipped({ origin: [arm + 8, 30, 78], u: [0.94, 0, 0.34], v: [0.34, 0, -0.94] }, 20),
        rect(0, 0, 32, 32, 7),
        9,
        look.second,
      ),
    look.has('ottoman') && [
      boxShadow(w * 0.5, d + 30, 52, 44, 22),
      box([w * 0.5 + 4, d + 34, 0], [44, 36, 10], legs),
      roundBox([w * 0.5, d + 30, 9], [52, 44, 24], 7, look.second),
    ],
  ];
}

function partitionPanel(x: number, w: number, h: number, look: Look): Drawn {
  const face = front(x, 0, h);
  const isGlass = look.has('glass') || look.material === 'glass';
  const frame = look.material === 'wood' ? timber : look.second;
  return [
    box([x, -5, 0], [w, 5, h], frame),
    isGlass
      ? [
          fill(face, rect(4, 4, w - 8, h * 0.52), mixColours('#D4E3E6', look.main, 0.15)),
          shine({ ...face, origin: [x + 4, 0, h - 4] }, w - 8, h * 0.52, 0.4),
          fill(face, rect(4, h * 0.58, w - 8, h * 0.36), look.main),
        ]
      : [
          fill(face, rect(4, 4, w - 8, h - 14), look.main),
          surface({ ...face, origin: [x + 4, 0, h - 4] }, w - 8, h - 14, look.material ?? 'fabric', look.main),
        ],
    isGlass && hairline(face, rect(4, 4, w - 8, h * 0.52), tone(frame, -0.15), 2),
    [0.1, 0.9].map((t) => box([x + w * t - 3, -14, 0], [6, 24, 3], darkSteel)),
  ];
}

function partition(look: Look): Drawn {
  const [w, h] = [82 * look.w, 150 * look.h];
  const count = look.has('three-panel') ? 3 : 2;
  const wing = { origin: [w * count, 0, h] as V3, u: [0.42, 0.91, 0] as V3, v: [0, 0, -1] as V3 };
  return [
    shadow(
      [
        [0, -4],
        [w * count, -4],
        [w * count + 30, 64],
        [w * count, 2],
        [0, 2],
      ],
      44,
    ),
    Array.from({ length: count }, (_, i) => partitionPanel(i * w, w, h, look)),
    !look.has('three-panel') && [
      plate(wing, rect(0, 0, 70, h), 4, look.second),
      fill(wing, rect(4, 4, 62, h - 14), look.main),
    ],
    look.has('plants') && Array.from({ length: count * 5 }, (_, i) => leafTuft(10 + (i * w) / 5, h, i)),
    look.has('plants') && box([2, -7, h - 2], [w * count - 4, 9, 9], look.second),
  ];
}

const leafTuft = (x: number, z: number, i: number): Drawn =>
  [-14, -4, 6, 15].map((lean, j) =>
    line(
      front(x, -2, z + 4),
      smooth([
        [0, 0],
        [lean * 0.6, -12],
        [lean, -20 - ((i + j) % 3) * 5],
      ]),
      ['#4F7A4C', '#6A9960', '#3D6444'][(i + j) % 3] ?? '#4F7A4C',
      5,
    ),
  );

function whiteboard(look: Look): Drawn {
  const [w, h] = [150 * look.w, 95 * look.h];
  const foot = look.has('wall') ? 0 : 78;
  const face = front(0, 0, foot + h);
  const frame = look.material === 'wood' ? timber : '#AEB4B9';
  const leg = (x: number): Drawn => [
    box([x - 2, -26, 4], [4, 52, 4], darkSteel),
    [-22, 22].map((y) => ball([x, y, 3], 4, '#24272B')),
    box([x - 2, -3, 6], [4, 4, foot], frame),
  ];
  return [
    look.has('wall')
      ? shadow(
          [
            [0, 0],
            [w, 0],
            [w, -4],
            [0, -4],
          ],
          16,
        )
      : [boxShadow(0, -26, w, 52, 30, 4), [8, w - 8].map(leg)],
    plate(face, rect(-3, -3, w + 6, h + 6, 2), 4, frame),
    fill(front(0, 0.2, foot + h), rect(0, 0, w, h), paperWhite),
    line(
      face,
      smooth([
        [w * 0.08, h * 0.7],
        [w * 0.18, h * 0.52],
        [w * 0.27, h * 0.6],
        [w * 0.4, h * 0.26],
      ]),
      look.main,
      2.6,
    ),
    line(
      face,
      polyline([
        [w * 0.06, h * 0.14],
        [w * 0.06, h * 0.8],
        [w * 0.44, h * 0.8],
      ]),
      '#40464C',
      1.6,
    ),
    line(
      face,
      [
        ...polyline([
          [w * 0.55, h * 0.18],
          [w * 0.82, h * 0.18],
        ]),
        ...polyline([
          [w * 0.55, h * 0.3],
          [w * 0.92, h * 0.3],
        ]),
        ...polyline([
          [w * 0.55, h * 0.42],
          [w * 0.76, h * 0.42],
        ]),
      ],
      '#40464C',
      1.8,
      0.75,
    ),
    line(
      face,
      [
        ...circle(w * 0.64, h * 0.68, h * 0.1),
        ...polyline([
          [w * 0.72, h * 0.68],
          [w * 0.8, h * 0.68],
        ]),
        ...rect(w * 0.8, h * 0.6, w * 0.13, h * 0.16),
      ],
      look.second,
      1.8,
    ),
    look.has('notes') &&
      [
        [0.1, 0.12, look.accent],
        [0.2, 0.1, '#E8C75A'],
        [0.29, 0.15, look.second],
      ].map(([u, v, colour]) =>
        fill(front(w * Number(u), 0.4, foot + h * (1 - Number(v))), rect(0, 0, 12, 12), String(colour)),
      ),
    box([w * 0.3, 0, foot - 2], [w * 0.4, 8, 2.4], frame),
    [look.main, look.accent, '#26292D'].map((colour, i) =>
      rod(
        [
          [w * (0.36 + i * 0.08), 4, foot + 2],
          [w * (0.36 + i * 0.08) + 8, 4, foot + 2],
        ],
        2.6,
        colour,
      ),
    ),
    shine(face, w * 0.5, h, 0.12),
  ];
}

function lamp(look: Look): Drawn {
  if (look.has('floor')) return floorLamp(look);
  if (look.has('pendant')) return pendant(look);
  const [reach, h] = [26 * look.w, 44 * look.h];
  const arm = look.second;
  const glow = '#FFE9B0';
  return [
    roundShadow(0, 0, 10, 5),
    shadow(
      [
        [reach - 10, 10],
        [reach + 12, 10],
        [reach + 12, -8],
        [reach - 10, -8],
      ],
      8,
    ),
    plain(ground(reach + 4, 2, 0), circle(0, 0, 15), { fill: glow, opacity: 0.55 }),
    cylinder([0, 0, 0], 10, 2.4, look.main),
    rod(
      [
        [0, 0, 2],
        [-9, 0, h * 0.6],
      ],
      2.2,
      arm,
    ),
    rod(
      [
        [-9, 0, h * 0.6],
        [reach * 0.66, 0, h],
      ],
      2.2,
      arm,
    ),
    ball([-9, 0, h * 0.6], 2.6, look.accent),
    plain({ origin: [reach, 0, h - 5], u: [1, 0, 0], v: [0, 1, 0] }, circle(1, 0, 9), { fill: glow }),
    lathe(
      [reach, 0],
      [
        [10.5, h - 6],
        [7.5, h + 1],
        [3.4, h + 6.5],
        [2.6, h + 8],
      ],
      look.main,
    ),
    ball([reach * 0.66, 0, h + 0.6], 2, look.accent),
  ];
}

function floorLamp(look: Look): Drawn {
  const h = 150 * look.h;
  const r = 24 * look.w;
  return [
    roundShadow(0, 0, 18, 24),
    cylinder([0, 0, 0], 18, 3, look.second),
    look.material === 'wood'
      ? [
          [-24, 6],
          [24, 8],
          [2, -24],
        ].map(([x = 0, y = 0]) =>
          rod(
            [
              [x, y, 2],
              [0, 0, h * 0.82],
            ],
            3.6,
            timber,
          ),
        )
      : rod(
          [
            [0, 0, 3],
            [0, 0, h],
          ],
          3,
          look.second,
        ),
    lathe(
      [0, 0],
      [
        [r, h * 0.78],
        [r * 0.66, h * 1.04],
      ],
      look.main,
      '#FFF0C8',
    ),
    line(
      front(-r * 0.9, r, h * 0.79),
      smooth([
        [0, -4],
        [r * 0.9, 8],
        [r * 1.8, -2],
      ]),
      tone(look.main, -0.1),
      1.6,
      0.5,
    ),
  ];
}

function pendant(look: Look): Drawn {
  const [r, h] = [26 * look.w, 30 * look.h];
  return [
    roundShadow(0, 0, r * 0.8, 6, 2),
    plain(ground(0, 0, 0), circle(0, 0, r * 1.5), { fill: '#FFE9B0', opacity: 0.45 }),
    rod(
      [
        [0, 0, 60 + h],
        [0, 0, 60 + h + 60],
      ],
      1.2,
      '#3A3F45',
    ),
    plain(ground(0, 0, 60), circle(0, 0, r * 0.98), { fill: '#FFEFC2' }),
    ball([0, 0, 61], r * 0.26, '#FFF8E0'),
    lathe(
      [0, 0],
      [
        [r, 60],
        [r * 0.82, 60 + h * 0.5],
        [r * 0.36, 60 + h * 0.9],
        [r * 0.14, 60 + h],
      ],
      look.main,
    ),
    cylinder([0, 0, 60 + h], r * 0.13, 7, look.second),
  ];
}

export const seating = {
  chair: { details: ['mesh', 'leather', 'armless', 'headrest', 'visitor'], draw: chair },
  sofa: { details: ['single', 'three-seat', 'leather', 'ottoman'], draw: sofa },
  partition: { details: ['glass', 'plants', 'three-panel'], draw: partition },
  whiteboard: { details: ['notes', 'wall'], draw: whiteboard },
  lamp: { details: ['floor', 'pendant'], draw: lamp },
} satisfies SceneFamily;
