/**
 * Services: the tools of those who come.
 *
 * toolbox: open, drill, metal
 * ladder: extension, bucket
 * cleaning-cart: vacuum, sign
 * moving-truck: boxes, van
 * wall-paint: roller, fan, wall
 */
import { darkSteel, inkOn, kraftBrown, mixColours, paperWhite, steel, timber, tone } from '../drawing/colours.ts';
import { logo } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side, tipped } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { axle, box, drum, edge, plate, prism, roundBox, sheet } from '../drawing/solids.ts';
import { shine } from '../drawing/surfaces.ts';
import type { V3 } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function spanner(plane: Plane, length: number): Drawn {
  return [
    line(
      plane,
      polyline([
        [0, 0],
        [length, 0],
      ]),
      steel,
      2.4,
    ),
    fill(plane, circle(length, 0, 3), steel),
    plain(plane, rect(length + 0.4, -1.1, 4, 2.2), { fill: '#7b8389' }),
    line(plane, circle(-1.6, 0, 1.6), steel, 1.4),
  ];
}

function drill(x: number, y: number, z: number, look: Look): Drawn {
  return [
    shadow(
      [
        [x, y],
        [x + 22, y],
        [x + 22, y - 6],
        [x, y - 6],
      ],
      8,
    ),
    box([x, y - 7, z], [9, 8, 6], '#2B2F34'),
    prism(
      front(x + 2.4, y - 0.6, z + 15),
      polygon([
        [0, 0],
        [6, 0],
        [5, 10],
        [0.6, 10],
      ]),
      [0, -5, 0],
      tone(look.main, -0.06),
    ),
    prism(front(x, y, z + 22), rect(0, 0, 17, 8, 2.4), [0, -6, 0], look.main),
    fill(front(x + 2, y + 0.1, z + 20), rect(0, 0, 6, 3.6, 1), look.second),
    axle([x + 22, y - 3, z + 18], 2.6, 5, darkSteel),
    rod(
      [
        [x + 22, y - 3, z + 18],
        [x + 30, y - 3, z + 18],
      ],
      1.2,
      steel,
    ),
  ];
}

function toolbox(look: Look): Drawn {
  const [w, d, h] = [44 * look.w, 21 * look.d, 17 * look.h];
  const latch = (x: number): Drawn => [box([x, d, h - 4], [5, 1, 7], look.second)];
  const open = look.has('open');
  const lidPlane = tipped({ origin: [0, 0, h], u: [1, 0, 0], v: [0, 0, 1] }, -16);
  return [
    boxShadow(0, 0, w, d, h),
    open && plate(lidPlane, rect(0, 0, w, d * 0.9, 2), 3, tone(look.main, -0.05)),
    open && fill(ground(0, 0, h * 0.8), rect(0, 0, w, d), '#1E2226'),
    open && openTools(w, d, h),
    open
      ? [box([0, d - 1.4, 0], [w, 1.4, h], look.main), box([w - 1.4, 0, 0], [1.4, d, h], look.main)]
      : [
          box([0, 0, 0], [w, d, h], look.main),
          fill(front(0, d, h), rect(0, 0, w, 1.4), tone(look.main, -0.2)),
          prism(
            { origin: [0, 0, h], u: [0, 1, 0], v: [0, 0, 1] },
            polygon([
              [0, 0],
              [d, 0],
              [d * 0.86, 6],
              [d * 0.14, 6],
            ]),
            [w, 0, 0],
            look.has('metal') ? look.main : look.second,
          ),
        ],
    !open && [
      rod(
        [
          [w * 0.3, d / 2, h + 6],
          [w * 0.3, d / 2, h + 11],
        ],
        2.2,
        '#2B2F34',
      ),
      rod(
        [
          [w * 0.7, d / 2, h + 6],
          [w * 0.7, d / 2, h + 11],
        ],
        2.2,
        '#2B2F34',
      ),
      rod(
        [
          [w * 0.3, d / 2, h + 11.6],
          [w * 0.7, d / 2, h + 11.6],
        ],
        3.4,
        look.accent,
      ),
    ],
    [w * 0.16, w * 0.74].map(latch),
    fill(front(w * 0.36, d + 0.05, h * 0.66), rect(0, 0, w * 0.28, h * 0.34, 1), tone(look.main, -0.1)),
    logo(front(w * 0.36, d + 0.1, h * 0.66), w * 0.14, h * 0.17, h * 0.12, inkOn(look.main), look.seed),
    look.has('metal') && shine(front(0, d, h), w, h, 0.14),
    look.has('drill') ? drill(w * 0.5, d + 20, 0, look) : spannerOnGround(w, d),
  ];
}

const spannerOnGround = (w: number, d: number): Drawn => [
  shadow(
    [
      [w * 0.2, d + 8],
      [w * 0.76, d + 8],
      [w * 0.76, d + 12],
      [w * 0.2, d + 12],
    ],
    0.6,
  ),
  spanner(ground(w * 0.2, d + 10, 0.8), w * 0.52),
];

const openTools = (w: number, d: number, h: number): Drawn => [
  rod(
    [
      [w * 0.16, d * 0.5, h * 0.7],
      [w * 0.1, d * 0.4, h + 14],
    ],
    3.4,
    '#C8402F',
  ),
  rod(
    [
      [w * 0.1, d * 0.4, h + 13],
      [w * 0.08, d * 0.36, h + 20],
    ],
    1.4,
    steel,
  ),
  rod(
    [
      [w * 0.36, d * 0.5, h * 0.7],
      [w * 0.4, d * 0.36, h + 15],
    ],
    3,
    '#B07B45',
  ),
  box([w * 0.33, d * 0.26, h + 13], [8, 4, 4], darkSteel),
  spanner({ origin: [w * 0.62, d * 0.5, h * 0.7], u: [0.1, -0.1, 0.99], v: [1, 0, 0] }, 18),
  rod(
    [
      [w * 0.82, d * 0.6, h * 0.7],
      [w * 0.86, d * 0.5, h + 9],
    ],
    3.2,
    '#E3B23C',
  ),
  rod(
    [
      [w * 0.86, d * 0.5, h + 8],
      [w * 0.87, d * 0.48, h + 14],
    ],
    1.2,
    steel,
  ),
];

function ladder(look: Look): Drawn {
  const [w, h, deep] = [40 * look.w, 150 * look.h, 64 * look.d];
  const isSingle = look.has('extension');
  const rail = (x: number, x2: number, y: number, colour: string) =>
    rod(
      [
        [x, y, 0],
        [x2, 0, h],
      ],
      4.2,
      colour,
    );
  const steps = isSingle ? 11 : 6;
  const body = look.material === 'wood' ? timber : look.main;
  const at = (t: number, x: number, x2: number): V3 => [
    x + (x2 - x) * t,
    (isSingle ? deep * 0.5 : deep) * (1 - t),
    h * t,
  ];
  return [
    shadow(
      [
        [0, isSingle ? deep / 2 : deep],
        [w, isSingle ? deep / 2 : deep],
        [w, 0],
        [0, 0],
      ],
      20,
    ),
    !isSingle &&
      [[[-2, 6]], [[w + 2, w - 6]]].flat().map(([x = 0, x2 = 0]) => rail(x, x2, -deep * 0.35, tone(body, -0.1))),
    !isSingle &&
      [0.22, 0.55].map((t) =>
        rod(
          [
            [8 * t - 2, -deep * 0.35 * (1 - t), h * t],
            [w + 2 - 8 * t, -deep * 0.35 * (1 - t), h * t],
          ],
          2.6,
          tone(body, -0.12),
        ),
      ),
    !isSingle && rod([at(0.5, 0, 6), [3, -deep * 0.18, h * 0.5]], 1.4, darkSteel),
    isSingle && [
      rod(
        [
          [6, deep * 0.2, h * 0.4],
          [6, -deep * 0.16, h * 1.3],
        ],
        3.4,
        tone(body, -0.06),
      ),
      rod(
        [
          [w - 6, deep * 0.2, h * 0.4],
          [w - 6, -deep * 0.16, h * 1.3],
        ],
        3.4,
        tone(body, -0.06),
      ),
      [0.9, 1.0, 1.1, 1.2].map((t) =>
        rod(
          [
            [6, deep * 0.5 * (1 - t) - 2, h * t + 6],
            [w - 6, deep * 0.5 * (1 - t) - 2, h * t + 6],
          ],
          2.6,
          body,
        ),
      ),
    ],
    rod([at(0, 0, isSingle ? 0 : 6), at(1, 0, isSingle ? 0 : 6)], 4.4, body),
    Array.from({ length: steps }, (_, i) =>
      ladderStep((i + 0.7) / (steps + (isSingle ? 0.2 : 0.8)), w, at, isSingle, look, body),
    ),
    rod([at(0, w, isSingle ? w : w - 6), at(1, w, isSingle ? w : w - 6)], 4.4, body),
    !isSingle && [roundBox([3, -7, h - 2], [w - 6, 17, 4], 3, look.second)],
    look.has('bucket') && [
      tube(
        [
          [w * 0.2, 0, h + 12],
          [w * 0.4, 0, h + 21],
          [w * 0.6, 0, h + 12],
        ],
        1,
        steel,
      ),
      lathe(
        [w * 0.4, 0],
        [
          [7, h + 2],
          [9, h + 14],
        ],
        look.accent,
        tone(look.accent, -0.2),
      ),
    ],
    [0, w].map((x) => box([x - 3, (isSingle ? deep * 0.5 : deep) - 3, -1], [6, 6, 4], '#2B2F34')),
  ];
}

function ladderStep(
  t: number,
  w: number,
  at: (t: number, x: number, x2: number) => V3,
  isSingle: boolean,
  look: Look,
  body: string,
): Drawn {
  const [a, b] = [at(t, 0, isSingle ? 0 : 6), at(t, w, isSingle ? w : w - 6)];
  if (isSingle) return rod([a, b], 3, tone(body, 0.02));
  return box([a[0], a[1] - 7, a[2] - 1.4], [b[0] - a[0], 11, 2.8], look.material === 'wood' ? timber : look.second);
}

function cleaningCart(look: Look): Drawn {
  const [w, d, h] = [74 * look.w, 42 * look.d, 84 * look.h];
  if (look.has('vacuum')) return vacuum(look);
  const bucket = (x: number, colour: string): Drawn => [
    tube(
      [
        [x - 9, d * 0.5, 27],
        [x, d * 0.5, 38],
        [x + 9, d * 0.5, 27],
      ],
      1,
      steel,
    ),
    lathe(
      [x, d * 0.5],
      [
        [8, 14],
        [10.4, 29],
      ],
      colour,
      tone(colour, -0.22),
    ),
    plain(ground(x, d * 0.5, 27.4), circle(0, 0, 8.8), { fill: '#A9D3DE' }),
  ];
  const post = (x: number, y: number) =>
    rod(
      [
        [x, y, 10],
        [x, y, h],
      ],
      2.6,
      steel,
    );
  return [
    boxShadow(0, 0, w, d, 30, 4),
    [
      [6, 6],
      [w - 6, 6],
      [6, d - 6],
      [w - 6, d - 6],
    ].map(([x = 0, y = 0]) => [drum([x, y + 2, 5], 5, 4, '#2B2F34', '#4A5058')]),
    post(3, 3),
    post(w * 0.62, 3),
    rod(
      [
        [w * 0.3, -2, 26],
        [w * 0.3 - 6, -4, h * 1.55],
      ],
      2.4,
      timber,
    ),
    roundBox([0, 0, 9], [w, d, 5], 4, look.main),
    bucket(w * 0.22, look.second),
    bucket(w * 0.52, look.accent),
    box([2, 2, h * 0.6], [w * 0.6, d - 4, 3], look.main),
    [look.accent, paperWhite, look.second].map((colour, i) =>
      sprayBottle(w * 0.12 + i * w * 0.17, d * 0.5, h * 0.6 + 3, colour),
    ),
    post(3, d - 3),
    post(w * 0.62, d - 3),
    box([1, 1, h - 3], [w * 0.62, d - 2, 4], look.main),
    [0, 1, 2].map((i) =>
      box(
        [w * 0.08 + i * w * 0.17, d * 0.25, h + 1],
        [w * 0.14, d * 0.5, 5 + (i % 2) * 3],
        [paperWhite, look.second, paperWhite][i] ?? paperWhite,
      ),
    ),
    wasteBag(w, d, h, look),
    look.has('sign') && wetSign(w * 0.3, d + 26, look),
  ];
}

const sprayBottle = (x: number, y: number, z: number, colour: string): Drawn => [
  lathe(
    [x, y],
    [
      [3.4, z],
      [3.4, z + 9],
      [1.3, z + 13],
    ],
    colour,
  ),
  box([x - 1.4, y - 1, z + 13], [6, 2.4, 3], '#2B2F34'),
];

const wasteBag = (w: number, d: number, h: number, look: Look): Drawn => [
  box([w * 0.68, 3, 16], [w * 0.3, d - 6, h * 0.7], mixColours(look.main, '#E3B23C', 0.75)),
  hairline(
    front(w * 0.68, d - 3, 16 + h * 0.7),
    smooth([
      [2, 4],
      [6, h * 0.3],
      [3, h * 0.66],
    ]),
    '#9A7420',
    2.4,
    0.6,
  ),
  box([w * 0.66, 1, 14 + h * 0.7], [w * 0.34, d - 2, 4], '#3A3F45'),
  rod(
    [
      [w * 0.98, 4, h * 0.92],
      [w * 1.12, 4, h * 1.02],
    ],
    2.4,
    steel,
  ),
  rod(
    [
      [w * 0.98, d - 4, h * 0.92],
      [w * 1.12, d - 4, h * 1.02],
    ],
    2.4,
    steel,
  ),
  rod(
    [
      [w * 1.12, 4, h * 1.02],
      [w * 1.12, d - 4, h * 1.02],
    ],
    3,
    '#2B2F34',
  ),
];

function wetSign(x: number, y: number, look: Look): Drawn {
  const face = tipped(front(x, y, 34), 16);
  return [
    boxShadow(x, y, 20, 10, 10),
    plate({ origin: [x, y, 34], u: [1, 0, 0], v: [0, -0.28, -0.96] }, rect(0, 0, 20, 34), 1, tone('#E3B23C', -0.1)),
    plate(face, rect(0, 0, 20, 35, 2), 1, '#F0C63F'),
    fill(
      face,
      polygon([
        [10, 6],
        [17, 19],
        [3, 19],
      ]),
      look.accent,
    ),
    line(
      face,
      polyline([
        [5, 26],
        [15, 26],
      ]),
      '#2B2F34',
      1.6,
    ),
  ];
}

function vacuum(look: Look): Drawn {
  return [
    roundShadow(0, 0, 15, 20),
    [
      [-12, 8],
      [12, 8],
    ].map(([x = 0, y = 0]) => drum([x, y + 3, 4], 4, 4, '#2B2F34')),
    lathe(
      [0, 0],
      [
        [15, 3],
        [16, 22],
      ],
      look.main,
    ),
    lathe(
      [0, 0],
      [
        [16.4, 22],
        [16.4, 26],
      ],
      '#2B2F34',
    ),
    lathe(
      [0, 0],
      [
        [15, 26],
        [11, 37],
        [6, 40],
      ],
      look.second,
    ),
    rod(
      [
        [-6, 0, 42],
        [6, 0, 42],
      ],
      3,
      '#2B2F34',
    ),
    logo({ origin: [6.4, 14, 14], u: [0.9, -0.42, 0], v: [0, 0, -1] }, 0, 0, 4.6, inkOn(look.main), look.seed),
    tube(
      [
        [12, 8, 24],
        [28, 18, 22],
        [40, 14, 40],
        [40, 6, 62],
      ],
      4,
      '#3A3F45',
    ),
    rod(
      [
        [40, 6, 62],
        [54, 26, 6],
      ],
      3,
      steel,
    ),
    roundBox([44, 22, 0], [22, 9, 4], 3, look.accent),
    tube(
      [
        [40, 6, 60],
        [41, 4, 68],
        [44, 2, 72],
      ],
      4,
      '#2B2F34',
    ),
  ];
}

function wheel(x: number, y: number, r: number): Drawn {
  return [
    drum([x, y, r], r, 9, '#23272B', '#2B2F34'),
    fill(front(x, y + 0.1, r), circle(0, 0, r * 0.56), steel),
    fill(front(x, y + 0.2, r), circle(0, 0, r * 0.2), '#3A3F45'),
  ];
}

function movingTruck(look: Look): Drawn {
  const isVan = look.has('van');
  const [w, d, h] = [(isVan ? 86 : 104) * look.w, 56 * look.d, (isVan ? 50 : 72) * look.h];
  const cab = 40;
  const body = isVan ? look.main : look.second;
  const cabPlane = front(w, d, 14 + 50);
  const profile = isVan
    ? [
        [0, 0],
        [16, 0],
        [33, 24],
        [42, 28],
        [43, 50],
        [0, 50],
      ]
    : [
        [0, 0],
        [24, 0],
        [36, 24],
        [cab, 28],
        [cab, 50],
        [0, 50],
      ];
  return [
    boxShadow(0, 0, w + cab, d, 46),
    [w * 0.2, w + cab * 0.55].map((x) => wheel(x, 8, 11)),
    box([4, 4, 9], [w + cab - 10, d - 8, 6], '#2B2F34'),
    prism(cabPlane, polygon(profile.map(([u = 0, v = 0]) => [u, v] as const)), [0, -d, 0], look.main),
    fill(
      cabPlane,
      polygon([
        [4, 5],
        [isVan ? 14 : 22, 5],
        [isVan ? 26 : 31, 24],
        [4, 24],
      ]),
      '#2C4450',
    ),
    {
      ...plain(
        {
          origin: [w + (isVan ? 16 : 24), d, 64],
          u: [0, -1, 0],
          v: [isVan ? 0.58 : 0.447, 0, isVan ? -0.815 : -0.894],
        },
        rect(3, 3, d - 6, 21, 2),
        { fill: '#3D5C6B' },
      ),
    },
    hairline(cabPlane, rect(2, 3, 30, 44, 2), tone(look.main, -0.16), 2),
    fill(cabPlane, rect(6, 29, 6, 2, 1), '#2B2F34'),
    fill(side(w + cab + (isVan ? 3 : 0), d, 32), [...rect(4, 3, 9, 5, 1), ...rect(d - 13, 3, 9, 5, 1)], '#FFE9B0'),
    fill(side(w + cab + (isVan ? 3 : 0), d, 22), rect(2, 0, d - 4, 6, 1), '#2B2F34'),
    box([0, 0, 14], [w, d, h], body),
    fill(front(0, d, 14 + h), rect(0, h * 0.66, w, h * 0.12), look.accent),
    logo(
      front(0, d, 14 + h),
      w * 0.34,
      h * 0.34,
      h * 0.2,
      inkOn(body) === paperWhite ? paperWhite : look.main,
      look.seed,
    ),
    fill(
      front(0, d, 14 + h),
      rect(w * 0.54, h * 0.26, w * 0.3, h * 0.07),
      inkOn(body) === paperWhite ? paperWhite : look.main,
    ),
    fill(front(0, d, 14 + h), rect(w * 0.54, h * 0.4, w * 0.22, h * 0.05), inkOn(body), 0.5),
    [w * 0.2, w + cab * 0.55].map((x) => wheel(x, d + 0.6, 11)),
    look.has('boxes') &&
      [
        [10, 26, 22],
        [34, 30, 16],
        [13, 29, 14],
      ].map(([x = 0, y = 0, s = 0], i) => [
        i < 2 && boxShadow(x, d + y, s, s, s),
        box([x, d + y, i === 2 ? 20 : 0], [s, s * 0.9, s * 0.9], kraftBrown),
        fill(ground(x, d + y + s * 0.36, (i === 2 ? 20 : 0) + s * 0.9), rect(0, 0, s, s * 0.16), '#E4CFA6'),
      ]),
  ];
}

function paintTin(x: number, y: number, r: number, h: number, colour: string, look: Look): Drawn {
  return [
    roundShadow(x, y, r, h),
    lathe(
      [x, y],
      [
        [r, 0],
        [r, h],
      ],
      steel,
      steel,
    ),
    lathe(
      [x, y],
      [
        [r * 1.01, h * 0.18],
        [r * 1.01, h * 0.86],
      ],
      paperWhite,
      null,
    ),
    lathe(
      [x, y],
      [
        [r * 1.01, h * 0.18],
        [r * 1.01, h * 0.5],
      ],
      colour,
      null,
    ),
    lathe(
      [x, y],
      [
        [r * 1.04, h * 0.94],
        [r * 1.04, h],
      ],
      steel,
      '#9aa0a5',
    ),
    plain(ground(x, y, h), circle(0, 0, r * 0.9), { fill: colour }),
    plain(
      ground(x, y, h + 0.1),
      smooth(
        [
          [-r * 0.6, -r * 0.1],
          [-r * 0.1, -r * 0.5],
          [r * 0.5, -r * 0.3],
          [r * 0.1, -r * 0.1],
        ],
        true,
      ),
      { fill: '#fff', opacity: 0.2 },
    ),
    logo(
      { origin: [x + r * 0.45, y + r * 0.9, h * 0.68], u: [0.9, -0.45, 0], v: [0, 0, -1] },
      0,
      0,
      r * 0.2,
      look.accent,
      look.seed,
    ),
    tube(
      [
        [x - r, y, h * 0.86],
        [x - r * 0.9, y + r * 0.9, h * 0.5],
        [x + r * 0.2, y + r * 1.25, h * 0.36],
        [x + r * 0.96, y + r * 0.5, h * 0.7],
      ],
      r * 0.06,
      '#5A6168',
    ),
  ];
}

function wallPaint(look: Look): Drawn {
  const [r, h] = [15 * look.w, 30 * look.h];
  return [
    look.has('wall') && paintedWall(look),
    look.has('fan') ? colourFan(look) : [paintTin(r * 1.7, -r * 1.6, r * 0.86, h * 0.82, look.second, look)],
    paintTin(0, 0, r, h, look.main, look),
    look.has('roller') && roller(r * 1.3, r * 1.1, look),
  ];
}

function paintedWall(look: Look): Drawn {
  const face = front(-34, -42, 92);
  return [
    plate(face, rect(0, 0, 120, 92), 4, '#ECE6DA'),
    fill(
      face,
      polygon([
        [0, 0],
        [78, 0],
        [76, 30],
        [82, 58],
        [74, 92],
        [0, 92],
      ]),
      look.main,
    ),
    fill(front(-34, -41.9, 6), rect(0, 0, 120, 6), paperWhite),
  ];
}

const colourFan = (look: Look): Drawn =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((-62 + i * 17) * Math.PI) / 180;
    const plane: Plane = {
      origin: [30, 18, 0.6 + i * 0.25],
      u: [Math.cos(angle), Math.sin(angle), 0],
      v: [-Math.sin(angle), Math.cos(angle), 0],
    };
    return [
      plate(plane, rect(-3, -4, 42, 8, 1), 0.3, paperWhite),
      [0, 1, 2, 3].map((j) =>
        fill(
          plane,
          rect(2 + j * 9, -3.2, 8, 6.4),
          mixColours(i < 3 ? look.main : look.second, paperWhite, j * 0.2 + (i % 3) * 0.07),
        ),
      ),
    ];
  });

function roller(x: number, y: number, look: Look): Drawn {
  const swath = edge(3, (t) => [x + 6, y + 3 + t * 12, 0.1] as V3);
  return [
    sheet(
      swath,
      swath.map(([a, b, c]) => [a + 24, b - 1, c] as const),
      look.main,
    ),
    shadow(
      [
        [x + 4, y],
        [x + 32, y],
        [x + 32, y + 4],
        [x + 4, y + 4],
      ],
      4,
    ),
    tube(
      [
        [x + 32, y + 1, 5],
        [x + 37, y + 1, 5],
        [x + 37, y + 6, 7],
        [x + 20, y + 14, 11],
        [x + 18, y + 17, 12],
      ],
      1.4,
      steel,
    ),
    axle([x + 32, y + 1, 4.6], 4.6, 27, look.main, '#D9CDB8'),
    rod(
      [
        [x + 18, y + 17, 12],
        [x + 8, y + 34, 17],
      ],
      4,
      look.accent,
    ),
  ];
}

export const trades = {
  toolbox: { details: ['open', 'drill', 'metal'], draw: toolbox },
  ladder: { details: ['extension', 'bucket'], draw: ladder },
  'cleaning-cart': { details: ['vacuum', 'sign'], draw: cleaningCart },
  'moving-truck': { details: ['boxes', 'van'], draw: movingTruck },
  'wall-paint': { details: ['roller', 'fan', 'wall'], draw: wallPaint },
} satisfies SceneFamily;
