/**
 * What hands are laid on.
 *
 * keyboard: mouse, compact, dark
 * phone: conference, handset, mobile
 */
import { inkOn, lightness, paperWhite, steel, tone } from '../drawing/colours.ts';
import { photo, textLines } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, tipped } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, tube } from '../drawing/shapes.ts';
import { box, plate, prism, roundBox } from '../drawing/solids.ts';
import { holes } from '../drawing/surfaces.ts';
import { xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function keyboard(look: Look): Drawn {
  const columns = look.has('compact') ? 12 : 16;
  const [cell, d] = [2.3, 14 * look.d];
  const w = columns * cell * look.w + 2;
  const key = look.has('dark') ? '#3A3F45' : paperWhite;
  const rows = Array.from({ length: 5 }, (_, row) => row);
  const step = (w - 2) / columns;
  return [
    boxShadow(0, 0, w, d, 2.4),
    prism(
      { origin: [0, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
      polygon([xy(0, 0), xy(d, 0), xy(d, 1.1), xy(0, 2.4)]),
      [w, 0, 0],
      look.main,
    ),
    { ...fill({ origin: [0, 0, 2.4], u: [1, 0, 0], v: [0, 1, -0.093] }, rect(0, 0, w, d, 1), look.main) },
    rows.map((row) =>
      Array.from({ length: columns }, (_, i) => {
        if (row === 4 && i > 3 && i < columns - 4)
          return i === 4 && keyCap(1 + 4 * step, row, (columns - 8) * step, d, key);
        const colour =
          (row === 0 && i === 0) || (row === 2 && i === columns - 1)
            ? look.accent
            : i === columns - 1 || i === 0 || row === 4
              ? look.second
              : key;
        return keyCap(1 + i * step, row, step, d, colour);
      }),
    ),
    look.has('mouse') && mouse(w + 5, d * 0.25, look),
  ];
}

function keyCap(x: number, row: number, w: number, d: number, colour: string): Drawn {
  const y = 1 + row * ((d - 2) / 5);
  const z = 2.4 - y * 0.093;
  return [
    fill(front(x + 0.12, y + d / 5 - 0.62, z + 0.7), rect(0, 0, w - 0.28, 0.7), colour),
    fill(ground(x + 0.12, y + 0.1, z + 0.7), rect(0, 0, w - 0.28, d / 5 - 0.72, 0.24), colour),
  ];
}

const mouse = (x: number, y: number, look: Look): Drawn => [
  boxShadow(x, y, 6, 9, 2),
  roundBox([x, y, 0.2], [6, 9.4, 1.6], 3, tone(look.main, -0.04)),
  roundBox([x + 0.3, y + 0.4, 1.7], [5.4, 8.4, 0.9], 2.7, look.main),
  line(ground(x + 3, y + 0.6, 2.6), polyline([xy(0, 0), xy(0, 3.4)]), tone(look.main, -0.18), 0.16),
  fill(ground(x + 2.6, y + 1.4, 2.7), rect(0, 0, 0.8, 1.8, 0.4), look.accent),
];

function phone(look: Look): Drawn {
  if (look.has('mobile')) return mobile(look);
  if (look.has('conference')) return conferencePhone(look);
  const [w, d] = [20 * look.w, 19 * look.d];
  const desk: Plane = { origin: [0, 0, 6.5], u: [1, 0, 0], v: [0, 0.96, -0.26] };
  const keys = Array.from({ length: 12 }, (_, i) =>
    rect(w * 0.42 + (i % 3) * w * 0.15, d * 0.5 + Math.floor(i / 3) * d * 0.115, w * 0.11, d * 0.08, 0.3),
  ).flat();
  return [
    boxShadow(0, 0, w, d, 5),
    prism(
      { origin: [0, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
      polygon([xy(0, 0), xy(d, 0), xy(d, 1.6), xy(0, 6.5)]),
      [w, 0, 0],
      look.main,
    ),
    fill(desk, rect(0, 0, w, d, 1), look.main),
    fill(desk, rect(w * 0.38, d * 0.06, w * 0.54, d * 0.36, 0.6), '#22272C'),
    plain(desk, rect(w * 0.42, d * 0.1, w * 0.46, d * 0.26), { fill: '#A9D3CF' }),
    plain(desk, [...rect(w * 0.45, d * 0.15, w * 0.26, d * 0.04), ...rect(w * 0.45, d * 0.23, w * 0.18, d * 0.04)], {
      fill: '#23454A',
    }),
    fill(desk, keys, look.has('handset') ? look.second : inkOn(look.main)),
    [0, 1, 2].map((i) => fill(desk, circle(w * 0.92, d * (0.55 + i * 0.13), w * 0.025), i === 0 ? look.accent : steel)),
    plain(desk, rect(w * 0.05, d * 0.05, w * 0.26, d * 0.98, 2), { fill: '#000', opacity: 0.22 }),
    tube(
      [xyz(w * 0.18, d * 0.02, 8.6), xyz(w * 0.17, d * 0.45, 9.4), xyz(w * 0.18, d * 0.94, 5)],
      3.6,
      tone(look.main, -0.05),
    ),
    [xy(0.06, 8), xy(0.92, 4)].map(([t, z]) => ball([w * 0.18, d * t, z], 2.9, tone(look.main, -0.05))),
    tube(
      [xyz(w * 0.14, d, 2), xyz(-2, d + 2, 0.6), xyz(-5, d - 3, 0.5), xyz(-4, d * 0.4, 0.5), xyz(0, d * 0.2, 1)],
      0.8,
      '#3A3F45',
    ),
  ];
}

function conferencePhone(look: Look): Drawn {
  const arm = (degrees: number) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [c * 19 * look.w, s * 19 * look.w] as const;
  };
  const tips = [90, 210, 330].map(arm);
  const outline = smooth(
    [90, 150, 210, 270, 330, 30].map((degrees, i) =>
      i % 2 === 0 ? arm(degrees) : ([arm(degrees)[0] * 0.52, arm(degrees)[1] * 0.52] as const),
    ),
    true,
  );
  return [
    roundShadow(0, 0, 16, 5),
    prism(ground(0, 0, 0.6), outline, [0, 0, 3.4], look.main),
    tips.map(([x, y]) =>
      holes(
        ground(x * 0.62 - 2.6, y * 0.62 - 2.6, 4.1),
        0,
        0,
        5.2,
        5.2,
        5,
        5,
        tone(look.main, lightness(look.main) < 0.4 ? 0.22 : -0.22),
      ),
    ),
    lathe([0, 0], [xy(6.4, 4), xy(6, 5)], '#23282D'),
    plain(ground(-3.4, -3, 5.1), rect(0, 0, 6.8, 4.4, 0.6), { fill: '#A9D3CF' }),
    plain(ground(-2.8, -2.2, 5.2), [...rect(0, 0, 3.6, 0.7), ...rect(0, 1.6, 2.6, 0.7)], { fill: '#23454A' }),
    [-2.4, 0, 2.4].map((x, i) =>
      plain(ground(x, 3.2, 5.2), circle(0, 0, 0.8), { fill: i === 1 ? look.accent : '#8B9298' }),
    ),
  ];
}

function mobile(look: Look): Drawn {
  const [w, h] = [8 * look.w, 16.5 * look.h];
  const face = tipped(front(0, 0, h), 12);
  return [
    boxShadow(0, -2, w, 5, 6),
    box([w * 0.2, -4, 0], [w * 0.6, 9, 0.8], look.second),
    plate(face, rect(0, 0, w, h, 1.2), 0.9, look.main, '#1C2024'),
    plain(face, rect(0.35, 0.4, w - 0.7, h - 0.8, 0.9), { fill: '#EEF3F2' }),
    photo({ ...face, origin: [0.35, 0.1, h - 1.6] }, { x: 0, y: 0, w: w - 0.7, h: h * 0.36 }, [
      look.second,
      look.main,
      look.accent,
    ]),
    plain(
      face,
      Array.from({ length: 12 }, (_, i) =>
        rect(0.9 + (i % 4) * (w / 4.4), h * 0.52 + Math.floor(i / 4) * h * 0.13, w * 0.15, w * 0.15, 0.3),
      ).flat(),
      { fill: look.main },
    ),
    textLines(face, { x: w * 0.2, y: h * 0.93, w: w * 0.6, h: h * 0.03 }, 1, '#26292D'),
  ];
}

export const deskDevices = {
  keyboard: { details: ['mouse', 'compact', 'dark'], draw: keyboard },
  phone: { details: ['conference', 'handset', 'mobile'], draw: phone },
} satisfies SceneFamily;
