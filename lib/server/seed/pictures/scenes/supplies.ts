/**
 * Things for the desk.
 *
 * paper-ream: box, stack, coloured
 * pen-set: cup, case, pencils
 * stapler: staples, heavy
 * measuring-tape: laser, wide
 */
import { darkSteel, inkOn, mixColours, paperWhite, steel, tone } from '../drawing/colours.ts';
import { logo, textLines } from '../drawing/marks.ts';
import { type Command, circle, type Outline, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { band, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod } from '../drawing/shapes.ts';
import { box, plate, prism, roundBox } from '../drawing/solids.ts';
import { type V2, type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function ream(x: number, y: number, z: number, [w, d, h]: V3, look: Look): Drawn {
  const top = ground(x, y, z + h);
  return [
    box([x, y, z], [w, d, h], paperWhite),
    fill(front(x, y + d, z + h), rect(0, h * 0.3, w, h * 0.7), look.print),
    fill(side(x + w, y + d, z + h), rect(0, h * 0.3, d, h * 0.7), look.print),
    fill(top, rect(0, d * 0.62, w, d * 0.38), look.print),
    fill(top, rect(0, d * 0.56, w, d * 0.05), look.second),
    logo(top, w * 0.26, d * 0.28, d * 0.13, look.print, look.seed),
    fill(top, rect(w * 0.46, d * 0.2, w * 0.4, d * 0.07), look.print),
    textLines(top, { x: w * 0.46, y: d * 0.31, w: w * 0.36, h: d * 0.1 }, 2, '#1B1F24'),
    fill(top, rect(w * 0.08, d * 0.74, w * 0.24, d * 0.12), look.accent),
    hairline(side(x + w, y + d, z + h), polyline([xy(d * 0.5, 0), xy(d * 0.5, h)]), '#ffffff', 1.6, 0.3),
  ];
}

function paperReam(look: Look): Drawn {
  const size: V3 = [21 * look.w, 29.7 * look.d, 5 * look.h];
  const [w, d, h] = size;
  if (look.has('box')) {
    return [
      boxShadow(0, 0, w + 2, d + 2, h * 4),
      box([0, 0, 0], [w + 2, d + 2, h * 4], look.main),
      fill(ground(1, 1, h * 4), rect(0, 0, w, d), tone(look.main, -0.3)),
      ream(1, 1, h * 3.1, size, { ...look, print: look.second, second: look.accent }),
      logo(front(0, d + 2, h * 4), w * 0.3, h * 2, h * 1.1, inkOn(look.main), look.seed),
      textLines(front(0, d + 2, h * 4), { x: w * 0.56, y: h * 1.2, w: w * 0.4, h: h * 1.6 }, 3, inkOn(look.main), 0.8),
      fill(side(w + 2, d + 2, h * 4), rect(d * 0.36, h * 0.8, d * 0.3, h * 0.8, h * 0.4), tone(look.main, -0.25)),
    ];
  }
  const inks = look.has('coloured') ? [look.main, look.second, look.accent] : [look.print, look.print, look.print];
  const count = look.has('stack') || look.has('coloured') ? 3 : 1;
  return [
    boxShadow(0, 0, w, d, h * count),
    Array.from({ length: count }, (_, i) =>
      ream((i % 2) * 1.2, (i % 2) * -0.8, i * h, size, { ...look, print: inks[i] ?? look.print }),
    ),
    count === 1 && [
      plate(ground(w * 0.5, d * 0.72, h + 0.8), rect(0, 0, w * 0.9, d * 0.62), 0.2, paperWhite),
      textLines(
        ground(w * 0.5, d * 0.72, h + 0.8),
        { x: w * 0.1, y: d * 0.08, w: w * 0.66, h: d * 0.42 },
        6,
        '#1B1F24',
        0.25,
      ),
    ],
  ];
}

/** A pen lying or standing between two points: barrel, cap and tip. */
function penAt(tip: V3, end: V3, width: number, colour: string, cap: string): Drawn {
  const at = (t: number): V3 => [
    tip[0] + (end[0] - tip[0]) * t,
    tip[1] + (end[1] - tip[1]) * t,
    tip[2] + (end[2] - tip[2]) * t,
  ];
  return [
    rod([tip, at(0.08)], width * 0.36, darkSteel),
    rod([at(0.08), at(0.16)], width * 0.74, steel),
    rod([at(0.14), end], width, colour),
    rod([at(0.74), end], width * 1.08, cap),
    rod([at(0.72), at(0.92)], width * 0.28, steel),
  ];
}

const pencilAt = (tip: V3, end: V3, width: number, colour: string): Drawn => {
  const at = (t: number): V3 => [
    tip[0] + (end[0] - tip[0]) * t,
    tip[1] + (end[1] - tip[1]) * t,
    tip[2] + (end[2] - tip[2]) * t,
  ];
  return [
    rod([tip, at(0.1)], width * 0.3, '#2A2D31'),
    rod([at(0.05), at(0.14)], width * 0.66, '#E4C79A'),
    rod([at(0.13), at(0.9)], width, colour),
    rod([at(0.9), at(0.93)], width, steel),
    rod([at(0.94), end], width * 0.96, '#E2A09A'),
  ];
};

const lids = (w: number, d: number, look: Look): Drawn => {
  const lid: Plane = { origin: [-2, -3.4, 14], u: [1, 0, 0], v: [0, 0.18, -0.98] };
  return [
    roundBox([-2, -1, 0], [w + 4, d + 1.6, 1.6], 1.4, '#2B2F34'),
    fill(ground(-1, 0, 1.65), rect(0, 0, w + 2, d - 0.4, 1), mixColours(look.main, '#1B1E22', 0.8)),
    plate(lid, rect(0, 0, w + 4, 12.6, 1.4), 0.8, '#2B2F34', mixColours(look.main, '#23272B', 0.7)),
    logo(lid, w * 0.6, 6, 2.4, '#D2A951', look.seed),
  ];
};

function penCup(pens: (tip: V3, end: V3, i: number) => Drawn, look: Look): Drawn {
  const lean = [xy(-3, -1.6), xy(1, -2.6), xy(3.2, -0.6), xy(-1.6, 1), xy(1.6, 1.8)];
  const sign: Plane = { origin: [2.1, 4.2, 5.2], u: [0.9, -0.44, 0], v: [0, 0, -1] };
  return [
    roundShadow(0, 0, 5, 12),
    lathe([0, 0], [xy(4.4, 0), xy(5, 10.5)], tone(look.second, -0.12), tone(look.second, -0.25)),
    lean.map(([x, y], i) => pens([x * 1.6, y * 1.4, 20 + (i % 3) * 1.8], [x * 0.5, y * 0.5, 3], i)),
    band([0, 0], [4.4, 0], [5, 10.5], look.second),
    logo(sign, 0, 0, 1.9, inkOn(look.second), look.seed),
  ];
}

function penSet(look: Look): Drawn {
  const inks = [look.main, look.second, look.accent, '#2B2F34', mixColours(look.main, look.accent, 0.5)];
  const pen = (tip: V3, end: V3, i: number) => {
    const ink = inks[i % 5] ?? look.main;
    return look.has('pencils') ? pencilAt(tip, end, 1.5, ink) : penAt(tip, end, 1.5, ink, tone(ink, -0.12));
  };
  if (look.has('cup')) return penCup(pen, look);
  const [w, d] = [18 * look.w, 13 * look.d];
  const isCase = look.has('case');
  const z = isCase ? 2.3 : 0.9;
  return [
    isCase ? boxShadow(-2, 0, w + 4, d, 2) : boxShadow(0, 0, w, d, 1.6, 0.2),
    isCase && lids(w, d, look),
    Array.from({ length: 5 }, (_, i) => {
      const y = 1.4 + (i * (d - 2)) / 4.6;
      const [near, far] = isCase ? [0.6, 0] : [(i % 2) * 1.4, (i % 3) * 0.9];
      return pen([w - near, y, z], [0.4 + far, y, z], i);
    }),
  ];
}

const stapleStrip = (x: number, y: number): Drawn => [
  boxShadow(x, y, 6, 2, 1),
  box([x, y, 0], [6, 2, 1.4], steel),
  hairline(
    front(x, y + 2, 1.4),
    [1, 2, 3, 4, 5].flatMap((t) => polyline([xy(t, 0), xy(t, 1.4)])),
    '#7D848A',
    1.6,
  ),
];

function stapler(look: Look): Drawn {
  const [w, d, h] = [28 * look.w, 6 * look.d, (look.has('heavy') ? 14 : 10) * look.h];
  const profile: V2[] = [
    [0, 0],
    [1 / w, -0.44],
    [0.2, -0.66],
    [0.7, -0.62],
    [0.97, -0.42],
    [1, -0.16],
    [0.94, 0],
  ];
  const body = smooth(profile.map(([u, v]) => xy(u * w, v * h))).concat([{ op: 'Z', points: [] }]);
  const arm: Plane = { origin: [0, d - 0.4, h * 0.36], u: [0.975, 0, 0.22], v: [0.22, 0, -0.975] };
  const rail: Plane = { ...arm, origin: [w * 0.02, d - 1, 3.4] };
  return [
    boxShadow(0, 0, w * 1.05, d, 5),
    roundBox([0, 0, 0], [w * 1.06, d, 1.6], 2, darkSteel),
    box([w * 0.9, 1, 1.6], [w * 0.1, d - 2, 0.4], steel),
    box([0, 0.4, 1.2], [w * 0.2, d - 0.8, h * 0.42], tone(look.main, -0.06)),
    prism(rail, rect(0, -1.6, w * 0.98, 1.8), [0, -(d - 2), 0], steel),
    prism(arm, body, [0, -(d - 0.8), 0], look.main),
    line(arm, polyline([xy(w * 0.12, -h * 0.16), xy(w * 0.86, -h * 0.16)]), look.second, h * 0.08),
    logo(arm, w * 0.3, -h * 0.4, h * 0.12, inkOn(look.main), look.seed),
    look.has('heavy') && rod([xyz(w * 0.3, d / 2, h * 0.9), xyz(w * 0.96, d / 2, h * 1.6)], 2.6, '#2B2F34'),
    look.has('staples') && [0, 1, 2].map((i) => stapleStrip(w * 0.3 + i * 7, d + 7 + i * 2)),
  ];
}

/** The steel blade with its scale, drawn out to the right. */
function tapeBlade(blade: Plane, reach: number, d: number, look: Look): Drawn {
  const marks = Array.from({ length: 21 }, (_, i) => {
    const x = 1.5 + (i * reach) / 22;
    return polyline([xy(x, 0), xy(x, d * (i % 5 === 0 ? 0.4 : 0.22))]);
  });
  const figures = [0.24, 0.47, 0.7, 0.92].flatMap((t) => rect(reach * t - 0.5, d * 0.42, 1.1, d * 0.12));
  return [
    plate(blade, rect(0, 0, reach, d * 0.6), 0.15, '#F2C83A'),
    line(blade, marks.flat(), '#1B1F24', 0.16),
    fill(blade, figures, look.accent),
  ];
}

const caseProfile: V2[] = [
  [0, 0.5],
  [0.06, 0.16],
  [0.36, 0],
  [0.72, 0.04],
  [0.97, 0.3],
  [1, 0.62],
];

function measuringTape(look: Look): Drawn {
  if (look.has('laser')) return laserMeter(look);
  const [w, d, h] = [11 * look.w, (look.has('wide') ? 7 : 5) * look.d, 11 * look.h];
  const face = front(0, d, h);
  const reach = w * 1.7;
  const round = smooth(caseProfile.map(([u, v]) => xy(u * w, v * h)));
  const outline: Outline = [...round, ...polyline([xy(w, h), xy(0, h)]).map(toLine), { op: 'Z', points: [] }];
  return [
    boxShadow(0, 0, w, d, h),
    shadow([xy(w, d * 0.2), xy(w + reach, d * 0.2), xy(w + reach, d * 0.8), xy(w, d * 0.8)], 0.8),
    tapeBlade(ground(w * 0.9, d * 0.2, 0.6), reach, d, look),
    box([w * 0.9 + reach, d * 0.18, 0], [0.5, d * 0.64, 1.4], steel),
    plate(face, outline, d, look.main),
    line(face, polyline([xy(w * 0.04, h * 0.9), xy(w * 0.96, h * 0.9)]), '#2B2F34', h * 0.12),
    fill(face, circle(w * 0.48, h * 0.46, h * 0.3), look.second),
    fill(face, circle(w * 0.48, h * 0.46, h * 0.25), tone(look.main, 0.03)),
    logo(face, w * 0.48, h * 0.46, h * 0.13, inkOn(look.main), look.seed),
    box([w * 0.56, d * 0.25, h * 0.93], [w * 0.22, d * 0.5, h * 0.09], '#2B2F34'),
  ];
}

const toLine = ({ points }: Command): Command => ({ op: 'L', points });

function laserMeter(look: Look): Drawn {
  const [w, h] = [9 * look.w, 20 * look.h];
  const face: Plane = { origin: [0, -6, h * 0.8], u: [1, 0, 0], v: [0, 0.62, -0.785] };
  return [
    boxShadow(0, -4, w, 13, 3),
    plate(face, rect(0, 0, w, h, 1.4), 3.4, look.second, look.main),
    plain(face, rect(1, 1.2, w - 2, h * 0.42, 0.6), { fill: '#C6D9CF' }),
    plain(face, [...rect(2, 2.6, 4.6, 0.8), ...rect(2, 4.6, 3.4, 0.8), ...rect(2, 6.6, 5, 1.4)], { fill: '#23332C' }),
    fill(face, circle(w / 2, h * 0.6, 1.7), look.accent),
    fill(
      face,
      Array.from({ length: 6 }, (_, i) =>
        rect(1.3 + (i % 3) * 2.3, h * (0.74 + Math.floor(i / 3) * 0.12), 1.7, 1.3, 0.4),
      ).flat(),
      inkOn(look.main),
    ),
    rod([xyz(w * 0.3, -9, h * 0.84), xyz(w * 0.3 + 8, -30, h * 1.1)], 0.5, '#E0453A'),
    plain(front(w * 0.3 + 8, -30, h * 1.1), circle(0, 0, 1), { fill: '#E0453A' }),
  ];
}

export const supplies = {
  'paper-ream': { details: ['box', 'stack', 'coloured'], draw: paperReam },
  'pen-set': { details: ['cup', 'case', 'pencils'], draw: penSet },
  stapler: { details: ['staples', 'heavy'], draw: stapler },
  'measuring-tape': { details: ['laser', 'wide'], draw: measuringTape },
} satisfies SceneFamily;
