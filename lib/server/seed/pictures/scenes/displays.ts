/**
 * Signs and stands for shops and fairs.
 *
 * roll-up-banner: double, wide
 * banner: poles, mesh, hanging
 * flag: teardrop, rectangle, pair
 */
import { darkSteel, inkOn, steel, timber, tone } from '../drawing/colours.ts';
import { logo, photo, textLines, wave } from '../drawing/marks.ts';
import { circle, type Outline, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, type Plane } from '../drawing/planes.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, edge, plate, roundBox, sheet } from '../drawing/solids.ts';
import { holes, surface } from '../drawing/surfaces.ts';
import { type V2, type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function bannerPrint(plane: Plane, w: number, h: number, look: Look): Drawn {
  const ink = inkOn(look.main);
  return [
    fill(plane, rect(0, 0, w, h), look.main),
    logo(plane, w * 0.5, h * 0.13, w * 0.17, ink, look.seed),
    fill(plane, rect(w * 0.14, h * 0.25, w * 0.72, h * 0.035), ink),
    textLines(plane, { x: w * 0.2, y: h * 0.3, w: w * 0.62, h: h * 0.06 }, 2, ink, 0.8),
    photo(plane, { x: 0, y: h * 0.42, w, h: h * 0.32 }, [look.second, tone(look.main, -0.08), look.accent]),
    [0, 1, 2].map((i) => [
      fill(plane, circle(w * 0.17, h * (0.8 + i * 0.055), w * 0.045), look.accent),
      line(
        plane,
        polyline([xy(w * 0.28, h * (0.8 + i * 0.055)), xy(w * 0.82 - i * w * 0.1, h * (0.8 + i * 0.055))]),
        ink,
        h * 0.013,
        0.8,
      ),
    ]),
  ];
}

function oneRollUp(x: number, y: number, w: number, h: number, look: Look): Drawn {
  return [
    boxShadow(x - 2, y - 8, w + 4, 18, h * 0.5),
    [0.2, 0.8].map((t) => box([x + w * t - 2, y - 16, 0], [4, 34, 1.6], darkSteel)),
    rod([xyz(x + w / 2, y - 2, 5), xyz(x + w / 2, y - 2, h + 4)], 1.4, steel),
    roundBox([x - 2, y - 6, 1.6], [w + 4, 12, 7], 5, steel),
    plate(front(x, y, h + 8), rect(0, 0, w, h), 0.3, look.main),
    bannerPrint(front(x, y, h + 8), w, h, look),
    plain(front(x, y, h + 8), polygon([xy(w * 0.78, 0), xy(w, 0), xy(w, h), xy(w * 0.86, h)]), {
      fill: '#000',
      opacity: 0.06,
    }),
    surface(front(x, y, h + 8), w, h, look.material === 'fabric' ? 'fabric' : undefined, look.main),
    box([x - 1, y - 1, h + 7], [w + 2, 2.4, 3], steel),
  ];
}

function rollUpBanner(look: Look): Drawn {
  const [w, h] = [80 * look.w * (look.has('wide') ? 1.5 : 1), 180 * look.h];
  const other = { ...look, main: look.second, second: look.main };
  return [look.has('double') && oneRollUp(w * 0.95, -50, w, h, other), oneRollUp(0, 0, w, h, look)];
}

function banner(look: Look): Drawn {
  const [w, h] = [180 * look.w, 70 * look.h];
  const foot = look.has('hanging') ? 0 : 70;
  const sag = (t: number) => Math.sin(t * Math.PI) * 5;
  const upper = edge(12, (t) => [w * t, Math.sin(t * 9) * 2.4, foot + h - sag(t)] as V3);
  const lower = edge(12, (t) => [w * t, Math.sin(t * 9 + 0.4) * 3, foot - sag(t) * 0.6] as V3);
  const face = front(0, 3, foot + h - 3);
  const ink = inkOn(look.main);
  const post = (x: number): Drawn => [
    roundShadow(x, 0, 10, 40),
    cylinder([x, 0, 0], 11, 3, darkSteel),
    rod([xyz(x, 0, 3), xyz(x, 0, foot + h + 10)], 3.4, look.has('poles') ? timber : steel),
  ];
  return [
    look.has('hanging') ? shadow([xy(0, 0), xy(w, 0), xy(w, -6), xy(0, -6)], 20) : [-10, w + 10].map(post),
    look.has('hanging') && [
      box([-6, -1.5, foot + h - 1], [w + 12, 3, 4], timber),
      tube([xyz(4, 0, h + 3), xyz(w / 2, 0, h + 34), xyz(w - 4, 0, h + 3)], 1.4, '#6a5f52'),
    ],
    sheet(lower, upper, look.main),
    logo(face, w * 0.13, h * 0.46, h * 0.24, ink, look.seed),
    fill(face, rect(w * 0.26, h * 0.24, w * 0.48, h * 0.18), ink),
    textLines(face, { x: w * 0.26, y: h * 0.5, w: w * 0.42, h: h * 0.22 }, 2, ink, 0.85),
    fill(
      face,
      polygon([xy(w * 0.82, h * 0.1), xy(w * 0.98, h * 0.1), xy(w * 0.98, h * 0.88), xy(w * 0.76, h * 0.86)]),
      look.second,
    ),
    fill(face, circle(w * 0.885, h * 0.46, h * 0.14), look.accent),
    look.has('mesh') && holes(face, 0, h * 0.02, w, h * 0.86, 34, 13, tone(look.main, -0.2)),
    !look.has('hanging') &&
      [xy(0, foot + h), xy(w, foot + h), xy(0, foot), xy(w, foot)].map(([x, z]) =>
        tube([xyz(x, 0, z), xyz(x === 0 ? -10 : w + 10, 0, z + 3)], 1, '#D9D2C2'),
      ),
    [0.02, 0.26, 0.5, 0.74, 0.98].map((t) => fill(front(w * t, 3, foot + h - sag(t) - 3), circle(0, 0, 2), steel)),
  ];
}

function flagOutline(w: number, h: number, look: Look): Outline {
  if (look.has('rectangle')) return rect(0, h * 0.03, w, h * 0.72);
  const drop: V2[] = [
    [0, 0.86],
    [0, 0.3],
    [0.4, 0.01],
    [0.98, 0.16],
    [0.8, 0.42],
    [0.34, 0.7],
  ];
  const feather: V2[] = [
    [0, 0.8],
    [0, 0.12],
    [0.22, 0],
    [0.62, 0.05],
    [0.96, 0.2],
    [1, 0.45],
    [0.9, 0.72],
    [0.5, 0.8],
  ];
  const points = look.has('teardrop') ? drop : feather;
  return smooth(
    points.map(([u, v]) => xy(u * w, v * h)),
    true,
  );
}

function flagPrint(face: Plane, w: number, h: number, look: Look): Drawn {
  const ink = inkOn(look.main);
  const left = w * (look.has('teardrop') ? 0.2 : 0.16);
  const reach = w * (look.has('teardrop') ? 0.44 : 0.66);
  return [
    logo(face, w * 0.5, h * 0.22, w * 0.2, ink, look.seed),
    fill(face, rect(left, h * 0.35, reach, h * 0.03), ink),
    textLines(face, { x: left, y: h * 0.4, w: reach * 0.8, h: h * 0.06 }, 2, ink, 0.8),
    line(face, wave(left, h * 0.53, reach * 0.8, h * 0.03, 2), look.second, h * 0.022),
    line(face, wave(left, h * 0.58, reach * 0.62, h * 0.03, 2), look.accent, h * 0.022),
  ];
}

function oneFlag(x: number, y: number, look: Look): Drawn {
  const [w, h] = [62 * look.w, 210 * look.h];
  const face = front(x, y, h);
  const light = [xy(w * 0.06, h * 0.12), xy(w * 0.12, h * 0.4), xy(w * 0.06, h * 0.74), xy(w * 0.02, h * 0.5)];
  return [
    roundShadow(x, y, 18, 60, 0.5),
    [xy(-1, -0.4), xy(1, 0.4), xy(-0.5, 1), xy(0.5, -1)].map(([a, b]) =>
      rod([xyz(x, y, 3), xyz(x + a * 22, y + b * 22, 1)], 3, darkSteel),
    ),
    cylinder([x, y, 1], 6, 6, darkSteel),
    rod([xyz(x, y, 5), xyz(x, y, h * (look.has('rectangle') ? 0.99 : 0.86))], 3, steel),
    fill(face, flagOutline(w, h, look), look.main),
    surface(face, w, h * 0.8, look.material === 'fabric' ? undefined : look.material, look.main),
    flagPrint(face, w, h, look),
    plain(face, smooth(light, true), { fill: '#fff', opacity: 0.14 }),
  ];
}

function flag(look: Look): Drawn {
  const other = { ...look, main: look.second, second: look.main };
  return [look.has('pair') && oneFlag(80 * look.w, -36, other), oneFlag(0, 0, look)];
}

export const displays = {
  'roll-up-banner': { details: ['double', 'wide'], draw: rollUpBanner },
  banner: { details: ['poles', 'mesh', 'hanging'], draw: banner },
  flag: { details: ['teardrop', 'rectangle', 'pair'], draw: flag },
} satisfies SceneFamily;
