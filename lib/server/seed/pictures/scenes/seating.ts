/**
 * Seats.
 *
 * chair: mesh, leather, armless, headrest, visitor
 * sofa: single, three-seat, leather, ottoman
 */
import { darkSteel, steel, timber, tone } from '../drawing/colours.ts';
import { circle, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, tipped } from '../drawing/planes.ts';
import { ball } from '../drawing/rounds.ts';
import { boxShadow, roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, plate, roundBox } from '../drawing/solids.ts';
import { holes, surface } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function starFoot(): Drawn {
  const arms = [200, 272, 344, 128, 56].map(
    (degrees): V3 => [Math.cos((degrees * Math.PI) / 180) * 30, Math.sin((degrees * Math.PI) / 180) * 30, 4],
  );
  return [
    roundShadow(0, 0, 30, 16, 0.5),
    arms.map(([x, y]) => [rod([xyz(0, 0, 9), xyz(x, y, 6)], 4.6, '#3A3F45'), ball([x, y, 3.4], 3.6, '#25282C')]),
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
      line(back, smooth([xy(4, h * 0.66), xy(w / 2, h * 0.74), xy(w - 4, h * 0.66)]), '#3A3F45', 2.4),
    ],
    look.has('leather') &&
      [0.3, 0.52, 0.74].map((t) =>
        line(back, smooth([xy(3, h * t), xy(w / 2, h * (t + 0.03)), xy(w - 3, h * t)]), tone(look.main, -0.14), 1.2),
      ),
    !look.has('mesh') &&
      !look.has('leather') && [
        surface({ ...back, origin: [-w / 2 + 6, -16.6, 48 + h] }, w - 12, h - 12, 'fabric', look.main),
        line(back, rect(4, 4, w - 8, h - 8, 9), tone(look.main, -0.09), 0.9),
      ],
    look.has('headrest') && [
      rod([xyz(0, -18, 50 + h), xyz(0, -19, 60 + h)], 3, darkSteel),
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
  rod([xyz(x, 4, 44), xyz(x, 2, 64)], 3.6, look.has('leather') ? steel : '#3A3F45'),
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
            smooth([xy(w * t, -d * 0.3), xy(w * t * 1.1, 0), xy(w * t, d * 0.46)]),
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
        xyz(x, -d / 2, 60),
        xyz(x, -d / 2 + 2, 4),
        xyz(x, -d / 2 + 8, 2),
        xyz(x, d / 2 - 6, 2),
        xyz(x, d / 2, 6),
        xyz(x, d / 2 - 2, 40),
      ],
      3.2,
      steel,
    );
  return [boxShadow(-w / 2, -d / 2, w, d, 22, 0.5), runner(-w / 2 + 2), runner(w / 2 - 2)];
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
    [xy(5, 5), xy(w - 9, 5), xy(5, d - 9), xy(w - 9, d - 9)].map(([x, y]) => box([x, y, 0], [4, 4, 12], legs)),
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

export const seating = {
  chair: { details: ['mesh', 'leather', 'armless', 'headrest', 'visitor'], draw: chair },
  sofa: { details: ['single', 'three-seat', 'leather', 'ottoman'], draw: sofa },
} satisfies SceneFamily;
