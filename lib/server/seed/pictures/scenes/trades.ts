/**
 * Services: the tools of those who come.
 *
 * toolbox: open, drill, metal
 * ladder: extension, bucket
 * cleaning-cart: vacuum, sign
 */
import { darkSteel, inkOn, mixColours, paperWhite, steel, timber, tone } from '../drawing/colours.ts';
import { logo } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, tipped } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { axle, box, drum, plate, prism, roundBox } from '../drawing/solids.ts';
import { shine } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function spanner(plane: Plane, length: number): Drawn {
  return [
    line(plane, polyline([xy(0, 0), xy(length, 0)]), steel, 2.4),
    fill(plane, circle(length, 0, 3), steel),
    plain(plane, rect(length + 0.4, -1.1, 4, 2.2), { fill: '#7b8389' }),
    line(plane, circle(-1.6, 0, 1.6), steel, 1.4),
  ];
}

function drill(x: number, y: number, z: number, look: Look): Drawn {
  return [
    shadow([xy(x, y), xy(x + 22, y), xy(x + 22, y - 6), xy(x, y - 6)], 8),
    box([x, y - 7, z], [9, 8, 6], '#2B2F34'),
    prism(
      front(x + 2.4, y - 0.6, z + 15),
      polygon([xy(0, 0), xy(6, 0), xy(5, 10), xy(0.6, 10)]),
      [0, -5, 0],
      tone(look.main, -0.06),
    ),
    prism(front(x, y, z + 22), rect(0, 0, 17, 8, 2.4), [0, -6, 0], look.main),
    fill(front(x + 2, y + 0.1, z + 20), rect(0, 0, 6, 3.6, 1), look.second),
    axle([x + 22, y - 3, z + 18], 2.6, 5, darkSteel),
    rod([xyz(x + 22, y - 3, z + 18), xyz(x + 30, y - 3, z + 18)], 1.2, steel),
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
            polygon([xy(0, 0), xy(d, 0), xy(d * 0.86, 6), xy(d * 0.14, 6)]),
            [w, 0, 0],
            look.has('metal') ? look.main : look.second,
          ),
        ],
    !open && [
      rod([xyz(w * 0.3, d / 2, h + 6), xyz(w * 0.3, d / 2, h + 11)], 2.2, '#2B2F34'),
      rod([xyz(w * 0.7, d / 2, h + 6), xyz(w * 0.7, d / 2, h + 11)], 2.2, '#2B2F34'),
      rod([xyz(w * 0.3, d / 2, h + 11.6), xyz(w * 0.7, d / 2, h + 11.6)], 3.4, look.accent),
    ],
    [w * 0.16, w * 0.74].map(latch),
    fill(front(w * 0.36, d + 0.05, h * 0.66), rect(0, 0, w * 0.28, h * 0.34, 1), tone(look.main, -0.1)),
    logo(front(w * 0.36, d + 0.1, h * 0.66), w * 0.14, h * 0.17, h * 0.12, inkOn(look.main), look.seed),
    look.has('metal') && shine(front(0, d, h), w, h, 0.14),
    look.has('drill')
      ? drill(w * 0.3, d + 26, 0, { ...look, main: look.accent, second: look.main })
      : spannerOnGround(w, d),
  ];
}

const spannerOnGround = (w: number, d: number): Drawn => [
  shadow([xy(w * 0.2, d + 8), xy(w * 0.76, d + 8), xy(w * 0.76, d + 12), xy(w * 0.2, d + 12)], 0.6),
  spanner(ground(w * 0.2, d + 10, 0.8), w * 0.52),
];

const openTools = (w: number, d: number, h: number): Drawn => [
  rod([xyz(w * 0.16, d * 0.5, h * 0.7), xyz(w * 0.1, d * 0.4, h + 14)], 3.4, '#C8402F'),
  rod([xyz(w * 0.1, d * 0.4, h + 13), xyz(w * 0.08, d * 0.36, h + 20)], 1.4, steel),
  rod([xyz(w * 0.36, d * 0.5, h * 0.7), xyz(w * 0.4, d * 0.36, h + 15)], 3, '#B07B45'),
  box([w * 0.33, d * 0.26, h + 13], [8, 4, 4], darkSteel),
  spanner({ origin: [w * 0.62, d * 0.5, h * 0.7], u: [0.1, -0.1, 0.99], v: [1, 0, 0] }, 18),
  rod([xyz(w * 0.82, d * 0.6, h * 0.7), xyz(w * 0.86, d * 0.5, h + 9)], 3.2, '#E3B23C'),
  rod([xyz(w * 0.86, d * 0.5, h + 8), xyz(w * 0.87, d * 0.48, h + 14)], 1.2, steel),
];

/** A ladder to lean on a wall, its upper part pushed out. */
function extensionLadder(w: number, h: number, deep: number, look: Look): Drawn {
  const body = look.material === 'wood' ? timber : look.main;
  const at = (t: number, x: number): V3 => [x, deep * 0.5 * (1 - t), h * t];
  const upper = (t: number, x: number): V3 => [x, deep * 0.5 * (1 - t) - 2, h * t + 6];
  return [
    shadow([xy(0, deep / 2), xy(w, deep / 2), xy(w, 0), xy(0, 0)], 20, 0.5),
    [6, w - 6].map((x) => rod([upper(0.4, x), upper(1.3, x)], 3.4, tone(body, -0.06))),
    [0.9, 1, 1.1, 1.2].map((t) => rod([upper(t, 6), upper(t, w - 6)], 2.6, body)),
    rod([at(0, 0), at(1, 0)], 4.4, body),
    Array.from({ length: 11 }, (_, i) => rod([at((i + 0.7) / 11.2, 0), at((i + 0.7) / 11.2, w)], 3, tone(body, 0.02))),
    rod([at(0, w), at(1, w)], 4.4, body),
    [0, w].map((x) => box([x - 3, deep * 0.5 - 3, -1], [6, 6, 4], '#2B2F34')),
  ];
}

function ladder(look: Look): Drawn {
  const [w, h, deep] = [40 * look.w, 150 * look.h, 64 * look.d];
  if (look.has('extension')) return extensionLadder(w, h, deep, look);
  const body = look.material === 'wood' ? timber : look.main;
  const stile =
    (x: number, inner: number) =>
    (t: number): V3 => [x + (inner - x) * t, deep * (1 - t), h * t];
  const [left, right] = [stile(0, 6), stile(w, w - 6)];
  const rear = (t: number, x: number, inner: number): V3 => [x + (inner - x) * t, -deep * 0.35 * (1 - t), h * t];
  return [
    shadow([xy(0, deep), xy(w, deep), xy(w, 0), xy(0, 0)], 20, 0.5),
    rod([rear(0, -2, 6), rear(1, -2, 6)], 4.2, tone(body, -0.1)),
    rod([rear(0, w + 2, w - 6), rear(1, w + 2, w - 6)], 4.2, tone(body, -0.1)),
    [0.22, 0.55].map((t) => rod([rear(t, -2, 6), rear(t, w + 2, w - 6)], 2.6, tone(body, -0.12))),
    rod([left(0.5), rear(0.5, -2, 6)], 1.4, darkSteel),
    rod([left(0), left(1)], 4.4, body),
    Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [left((i + 0.7) / 6.8), right((i + 0.7) / 6.8)];
      return box([a[0], a[1] - 7, a[2] - 1.4], [b[0] - a[0], 11, 2.8], look.material === 'wood' ? timber : look.second);
    }),
    rod([right(0), right(1)], 4.4, body),
    roundBox([3, -7, h - 2], [w - 6, 17, 4], 3, look.material === 'wood' ? tone(timber, -0.06) : look.second),
    look.has('bucket') && [
      tube([xyz(w * 0.2, 0, h + 12), xyz(w * 0.4, 0, h + 21), xyz(w * 0.6, 0, h + 12)], 1, steel),
      lathe([w * 0.4, 0], [xy(7, h + 2), xy(9, h + 14)], look.accent, tone(look.accent, -0.2)),
    ],
    [0, w].map((x) => box([x - 3, deep - 3, -1], [6, 6, 4], '#2B2F34')),
  ];
}

function cleaningCart(look: Look): Drawn {
  const [w, d, h] = [74 * look.w, 42 * look.d, 84 * look.h];
  if (look.has('vacuum')) return vacuum(look);
  const bucket = (x: number, colour: string): Drawn => [
    tube([xyz(x - 9, d * 0.5, 27), xyz(x, d * 0.5, 38), xyz(x + 9, d * 0.5, 27)], 1, steel),
    lathe([x, d * 0.5], [xy(8, 14), xy(10.4, 29)], colour, tone(colour, -0.22)),
    plain(ground(x, d * 0.5, 27.4), circle(0, 0, 8.8), { fill: '#A9D3DE' }),
  ];
  const post = (x: number, y: number) => rod([xyz(x, y, 10), xyz(x, y, h)], 2.6, steel);
  return [
    boxShadow(0, 0, w, d, 30, 4),
    [xy(6, 6), xy(w - 6, 6), xy(6, d - 6), xy(w - 6, d - 6)].map(([x, y]) => [
      drum([x, y + 2, 5], 5, 4, '#2B2F34', '#4A5058'),
    ]),
    post(3, 3),
    post(w * 0.62, 3),
    rod([xyz(w * 0.3, -2, 26), xyz(w * 0.3 - 6, -4, h * 1.55)], 2.4, timber),
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
  lathe([x, y], [xy(3.4, z), xy(3.4, z + 9), xy(1.3, z + 13)], colour),
  box([x - 1.4, y - 1, z + 13], [6, 2.4, 3], '#2B2F34'),
];

const wasteBag = (w: number, d: number, h: number, look: Look): Drawn => [
  box([w * 0.68, 3, 16], [w * 0.3, d - 6, h * 0.7], mixColours(look.main, '#E3B23C', 0.75)),
  hairline(
    front(w * 0.68, d - 3, 16 + h * 0.7),
    smooth([xy(2, 4), xy(6, h * 0.3), xy(3, h * 0.66)]),
    '#9A7420',
    2.4,
    0.6,
  ),
  box([w * 0.66, 1, 14 + h * 0.7], [w * 0.34, d - 2, 4], '#3A3F45'),
  rod([xyz(w * 0.98, 4, h * 0.92), xyz(w * 1.12, 4, h * 1.02)], 2.4, steel),
  rod([xyz(w * 0.98, d - 4, h * 0.92), xyz(w * 1.12, d - 4, h * 1.02)], 2.4, steel),
  rod([xyz(w * 1.12, 4, h * 1.02), xyz(w * 1.12, d - 4, h * 1.02)], 3, '#2B2F34'),
];

function wetSign(x: number, y: number, look: Look): Drawn {
  const face = tipped(front(x, y, 34), 16);
  return [
    boxShadow(x, y, 20, 10, 10),
    plate({ origin: [x, y, 34], u: [1, 0, 0], v: [0, -0.28, -0.96] }, rect(0, 0, 20, 34), 1, tone('#E3B23C', -0.1)),
    plate(face, rect(0, 0, 20, 35, 2), 1, '#F0C63F'),
    fill(face, polygon([xy(10, 6), xy(17, 19), xy(3, 19)]), look.accent),
    line(face, polyline([xy(5, 26), xy(15, 26)]), '#2B2F34', 1.6),
  ];
}

function vacuum(look: Look): Drawn {
  return [
    roundShadow(0, 0, 15, 20),
    [xy(-12, 8), xy(12, 8)].map(([x, y]) => drum([x, y + 3, 4], 4, 4, '#2B2F34')),
    lathe([0, 0], [xy(15, 3), xy(16, 22)], look.main),
    lathe([0, 0], [xy(16.4, 22), xy(16.4, 26)], '#2B2F34'),
    lathe([0, 0], [xy(15, 26), xy(11, 37), xy(6, 40)], look.second),
    rod([xyz(-6, 0, 42), xyz(6, 0, 42)], 3, '#2B2F34'),
    logo({ origin: [6.4, 14, 14], u: [0.9, -0.42, 0], v: [0, 0, -1] }, 0, 0, 4.6, inkOn(look.main), look.seed),
    tube([xyz(12, 8, 24), xyz(28, 18, 22), xyz(40, 14, 40), xyz(40, 6, 62)], 4, '#3A3F45'),
    rod([xyz(40, 6, 62), xyz(54, 26, 6)], 3, steel),
    roundBox([44, 22, 0], [22, 9, 4], 3, look.accent),
    tube([xyz(40, 6, 60), xyz(41, 4, 68), xyz(44, 2, 72)], 4, '#2B2F34'),
  ];
}

export const trades = {
  toolbox: { details: ['open', 'drill', 'metal'], draw: toolbox },
  ladder: { details: ['extension', 'bucket'], draw: ladder },
  'cleaning-cart': { details: ['vacuum', 'sign'], draw: cleaningCart },
} satisfies SceneFamily;
