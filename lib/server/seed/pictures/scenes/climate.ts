/**
 * Air and water.
 *
 * air-conditioner: floor, ceiling, outdoor
 * water-dispenser: bottle, desktop
 */
import { lightness, paperWhite, tone } from '../drawing/colours.ts';
import { circle, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, tube } from '../drawing/shapes.ts';
import { box, roundBox } from '../drawing/solids.ts';
import { holes } from '../drawing/surfaces.ts';
import { type V2, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** Air that comes out below: a few strokes that fade to the sides. */
const breeze = (x: number, y: number, z: number, w: number): Drawn =>
  [0.16, 0.33, 0.5, 0.67, 0.84].map((t, i) => {
    const length = 15 + (2 - Math.abs(i - 2)) * 5;
    const air = { origin: xyz(x + w * t, y, z), u: xyz(1, 0, 0), v: xyz(0, 0.62, -0.78) };
    return line(air, smooth([xy(0, 2), xy(1.6, length * 0.4), xy(0.4, length)]), '#9CC9D6', 1.5, 0.7);
  });

function airConditioner(look: Look): Drawn {
  if (look.has('floor')) return floorConditioner(look);
  if (look.has('ceiling')) return ceilingCassette(look);
  if (look.has('outdoor')) return outdoorUnit(look);
  const [w, d, h] = [88 * look.w, 22 * look.d, 30 * look.h];
  const face = front(0, d, h);
  const slats = [0.2, 0.35, 0.5, 0.65].flatMap((t) => polyline([xy(0, d * t), xy(w - 8, d * t)]));
  return [
    shadow([xy(0, d), xy(w, d), xy(w, 0), xy(0, 0)], 14, 3),
    breeze(0, d, 0, w),
    roundBox([0, 0, 3], [w, d, h - 3], 4, look.main),
    line(face, polyline([xy(3, h * 0.62), xy(w - 3, h * 0.62)]), tone(look.main, -0.1), 0.7),
    fill({ origin: [2, d + 0.1, h * 0.3], u: [1, 0, 0], v: [0, 0, -1] }, rect(0, 0, w - 4, h * 0.17, 1), '#2A3036'),
    fill(
      { origin: [2, d, h * 0.25], u: [1, 0, 0], v: [0, 0.6, -0.8] },
      rect(0, 0, w - 4, h * 0.26, 1),
      tone(look.main, -0.01),
    ),
    plain(face, rect(w * 0.78, h * 0.42, w * 0.12, h * 0.12, 1), { fill: '#1E2429' }),
    plain(face, rect(w * 0.8, h * 0.455, w * 0.05, h * 0.05), { fill: '#7FE0D2' }),
    fill(face, rect(w * 0.06, h * 0.46, w * 0.12, h * 0.05, 1), look.second),
    hairline(ground(4, 4, h), slats, tone(look.main, -0.12), 2),
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
      Array.from({ length: 8 }, (_, i) => polyline([xy(8, 15 + i * h * 0.034), xy(w - 8, 15 + i * h * 0.034)])).flat(),
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
        polyline([xy(s * 0.25, s * (0.26 + i * 0.06)), xy(s * 0.75, s * (0.26 + i * 0.06))]),
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
        polyline([xy(w * 0.78, h * (0.2 + i * 0.09)), xy(w * 0.94, h * (0.2 + i * 0.09))]),
      ).flat(),
      tone(look.main, -0.2),
      4,
    ),
    tube(
      [xyz(w, d * 0.5, h * 0.3), xyz(w + 6, d * 0.5, h * 0.3), xyz(w + 9, d * 0.4, h * 0.14), xyz(w + 9, d * 0.3, 0)],
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
    lathe([w * 0.36, d + 2], [xy(2, h - top - niche + 2), xy(2.6, h - top - niche + 9)], '#DDEBEF', '#9CC9DA'),
    !isSmall && [
      hairline(face, rect(4, top + niche + 8, w - 8, h - top - niche - 14, 2), tone(look.main, -0.14), 2.4),
      line(face, polyline([xy(w - 8, h * 0.62), xy(w - 8, h * 0.7)]), look.second, 1.4),
    ],
    plain(face, circle(w * 0.5, top * 0.5, 1.2), { fill: look.accent }),
    look.has('bottle')
      ? bottle(w / 2, d / 2, h)
      : fill(ground(4, 4, h + 0.05), rect(0, 0, w - 8, d - 8, 3), look.second),
  ];
}

const darkTray = (look: Look): string => (lightness(look.main) < 0.4 ? '#5A6168' : '#3A4147');

const bottle = (x: number, y: number, z: number): Drawn => [
  lathe([x, y], [xy(5, z), xy(5, z + 3)], '#6FAFCB'),
  lathe([x, y], [xy(6, z + 2), xy(13, z + 9), xy(13, z + 17)], '#8CC6DC'),
  lathe([x, y], [xy(12.4, z + 17), xy(12.4, z + 19)], '#6FAFCB'),
  lathe([x, y], [xy(13, z + 19), xy(13, z + 33), xy(11.6, z + 36)], '#A9D7E6', '#BFE3EE'),
  plain(front(x - 8, y + 9, z + 34), rect(0, 0, 2.4, 22, 1.2), { fill: '#fff', opacity: 0.5 }),
];

export const climate = {
  'air-conditioner': { details: ['floor', 'ceiling', 'outdoor'], draw: airConditioner },
  'water-dispenser': { details: ['bottle', 'desktop'], draw: waterDispenser },
} satisfies SceneFamily;
