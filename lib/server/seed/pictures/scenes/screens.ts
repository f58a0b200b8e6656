/**
 * Screens and what stands before them.
 *
 * projector: screen, portable, mounted
 * monitor: curved, pair, wide, arm
 * laptop-stand: laptop, fold
 */
import { arranged } from '../drawing/arrange.ts';
import { darkSteel, lightness, mixColours, steel, tone } from '../drawing/colours.ts';
import { circle, ellipse, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side, tipped } from '../drawing/planes.ts';
import { boxShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, rod } from '../drawing/shapes.ts';
import { box, cylinder, drum, edge, plate, roundBox, sheet } from '../drawing/solids.ts';
import { holes, shine } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** What is on a screen: a quiet office program with a chart. */
function screenContent(plane: Plane, w: number, h: number, look: Look): Drawn {
  const accent = lightness(look.accent) < 0.35 ? tone(look.accent, 0.2) : look.accent;
  return [
    plain(plane, rect(0, 0, w, h), { fill: '#EEF3F2' }),
    plain(plane, rect(0, 0, w, h * 0.11), { fill: mixColours(look.second, '#1F3A44', 0.5) }),
    plain(plane, rect(0, h * 0.11, w * 0.2, h * 0.89), { fill: '#D8E3E1' }),
    plain(
      plane,
      [0.22, 0.34, 0.46, 0.58].flatMap((t) => rect(w * 0.03, h * t, w * 0.12, h * 0.04)),
      { fill: '#8FA5A4' },
    ),
    plain(
      plane,
      [0.3, 0.52, 0.4, 0.62, 0.74].flatMap((t, i) =>
        rect(w * (0.28 + i * 0.08), h * (0.92 - t * 0.8), w * 0.05, h * t * 0.8),
      ),
      { fill: mixColours(look.second, '#2E7F86', 0.5) },
    ),
    {
      ...plain(
        plane,
        smooth([xy(w * 0.28, h * 0.52), xy(w * 0.4, h * 0.36), xy(w * 0.5, h * 0.42), xy(w * 0.64, h * 0.22)]),
        {},
      ),
      stroke: accent,
      width: h * 0.022,
    },
    plain(plane, circle(w * 0.83, h * 0.4, h * 0.14), { fill: accent }),
    plain(plane, circle(w * 0.83, h * 0.4, h * 0.075), { fill: '#EEF3F2' }),
    plain(
      plane,
      [0.66, 0.74, 0.82].flatMap((t) => rect(w * 0.74, h * t, w * 0.18, h * 0.035)),
      { fill: '#9DB0AE' },
    ),
  ];
}

function projector(look: Look): Drawn {
  const [w, d, h] = [
    (look.has('portable') ? 15 : 34) * look.w,
    (look.has('portable') ? 15 : 26) * look.d,
    (look.has('portable') ? 17 : 11) * look.h,
  ];
  const face = front(0, d, h + 2);
  const lens: V3 = [w * (look.has('portable') ? 0.5 : 0.7), d, h * 0.56 + 2];
  const r = Math.min(w, h) * 0.3;
  return [
    look.has('screen') && projectionScreen(look),
    boxShadow(0, 0, w, d, h),
    look.has('mounted') && [
      cylinder([w / 2, d / 2, h + 2], 2, 26, steel),
      cylinder([w / 2, d / 2, h + 28], 8, 2, steel),
    ],
    [xy(3, 3), xy(w - 3, d - 3), xy(3, d - 3)].map(([x, y]) => cylinder([x, y, 0], 1.4, 2, '#22262A')),
    roundBox([0, 0, 2], [w, d, h], 4, look.main),
    !look.has('portable') && holes(face, w * 0.08, h * 0.22, w * 0.36, h * 0.58, 9, 6, tone(look.main, -0.22)),
    look.has('portable') && holes(front(0, d, 6), w * 0.15, 0, w * 0.7, 3.6, 8, 2, tone(look.main, -0.22)),
    holes(side(w, d, h + 2), d * 0.2, h * 0.26, d * 0.6, h * 0.5, 8, 5, tone(look.main, -0.2)),
    drum([lens[0], d + 2.6, lens[2]], r, 3, darkSteel, '#23272B'),
    plain(front(lens[0], d + 2.7, lens[2]), circle(0, 0, r * 0.74), { fill: '#0E1A24' }),
    plain(front(lens[0], d + 2.8, lens[2]), circle(0, 0, r * 0.5), { fill: '#2F5F7A' }),
    plain(front(lens[0], d + 2.9, lens[2]), circle(-r * 0.2, -r * 0.2, r * 0.18), { fill: '#DDF3FF' }),
    line(ground(4, 4, h + 2.1), rect(0, 0, w - 8, d - 8, 3), tone(look.main, -0.07), 0.4),
    [0, 1, 2].map((i) =>
      plain(ground(w * 0.2 + i * 3, d * 0.3, h + 2.2), circle(0, 0, 0.9), { fill: i === 0 ? look.accent : '#5A6168' }),
    ),
  ];
}

function projectionScreen(look: Look): Drawn {
  const face = front(-22, -34, 58);
  return [
    boxShadow(-22, -38, 76, 8, 14),
    rod([xyz(16, -37, 0), xyz(16, -37, 60)], 1.2, '#4A5058'),
    [-12, 12].map((x) => rod([xyz(16, -37, 8), xyz(16 + x, -32, 0)], 1.2, '#4A5058')),
    plate(face, rect(0, 0, 76, 46), 0.6, '#26292D'),
    screenContent({ ...face, origin: [-20.5, -33.9, 56.5] }, 73, 43, look),
    box([-23, -37, 57], [78, 4, 3.6], darkSteel),
  ];
}

function screenOn(x: number, y: number, z: number, w: number, h: number, look: Look): Drawn {
  if (look.has('curved')) {
    const bend = (t: number) => y - Math.sin(t * Math.PI) * w * 0.09;
    const row = (low: number, push: number) => edge(14, (t) => [x + w * t, bend(t) + push, low] as V3);
    return [
      sheet(row(z, 0), row(z + h, 0), '#23272B'),
      sheet(
        row(z + 1.4, 0.1).slice(1, -1),
        row(z + h - 1.2, 0.1).slice(1, -1),
        mixColours(look.second, '#22485A', 0.5),
      ),
      Array.from({ length: 5 }, (_, i) =>
        plain(
          front(x + w * (0.2 + i * 0.13), bend(0.2 + i * 0.13) + 0.3, z + h * 0.3 + i * 2.4),
          rect(0, 0, w * 0.07, h * 0.18 + i * 2.4),
          { fill: i === 3 ? look.accent : '#CFE6E6' },
        ),
      ),
    ];
  }
  return [
    plate(front(x, y, z + h), rect(0, 0, w, h, 1), 2.4, look.main, '#23272B'),
    screenContent(front(x + 1, y + 0.1, z + h - 1), w - 2, h - 3, look),
    shine(front(x + 1, y + 0.1, z + h - 1), w - 2, h - 3, 0.07),
  ];
}

function monitorFoot(middle: number, look: Look): Drawn {
  if (look.has('arm')) {
    return [
      box([middle - 5, -16, 0], [10, 10, 3], steel),
      rod([xyz(middle, -11, 3), xyz(middle, -11, 24)], 3.4, steel),
      rod([xyz(middle, -11, 24), xyz(middle - 10, -6, 28)], 3, steel),
    ];
  }
  return [
    boxShadow(middle - 12, -9, 24, 16, 3),
    roundBox([middle - 12, -9, 0], [24, 16, 1.2], 3, look.main),
    box([middle - 3, -6, 1.2], [6, 2, 16], tone(look.main, -0.03)),
  ];
}

function monitor(look: Look): Drawn {
  const [w, h] = [(look.has('wide') || look.has('curved') ? 76 : 56) * look.w, 33 * look.h];
  const one = [boxShadow(0, -4, w, 5, 14, 12), monitorFoot(w / 2, look), screenOn(0, 0, 12, w, h, look)];
  return [look.has('pair') && arranged(one, [w * 0.86, -22, 0], 1), one];
}

function laptop(x: number, y: number, z: number, w: number, d: number, look: Look): Drawn {
  const lid: Plane = tipped(front(x, y + 0.4, z + d * 0.92), -14);
  const open = { ...lid, origin: [x, y - d * 0.2, z + d * 0.9] as V3, v: [0, 0.22, -0.975] as V3 };
  return [
    plate(open, rect(0, 0, w, d * 0.93, 1), 0.6, steel, '#23272B'),
    screenContent({ ...open, origin: [x + 1, y - d * 0.2 + 0.3, z + d * 0.9 - 1] }, w - 2, d * 0.93 - 3, look),
    roundBox([x, y, z], [w, d, 1], 1.4, steel),
    fill(ground(x + 2, y + 2, z + 1.05), rect(0, 0, w - 4, d * 0.48, 0.6), '#3A3F45'),
    Array.from({ length: 4 }, (_, i) =>
      plain(
        ground(x + 2.4, y + 2.4 + i * d * 0.115, z + 1.1),
        Array.from({ length: 11 }, (_, j) => rect(((w - 5) * j) / 11, 0, ((w - 5) / 11) * 0.78, d * 0.08)).flat(),
        { fill: '#5B6168' },
      ),
    ),
    plain(ground(x + w * 0.34, y + d * 0.62, z + 1.1), rect(0, 0, w * 0.32, d * 0.28, 0.8), { fill: '#9BA1A6' }),
  ];
}

function laptopStand(look: Look): Drawn {
  const [w, d, h] = [27 * look.w, 23 * look.d, 15 * look.h];
  const rail = (x: number): Drawn => [
    rod([xyz(x, d - 1, 1), xyz(x, 2, 1)], 2, look.main),
    rod(
      [
        [x, 3, 1],
        [x, look.has('fold') ? d * 0.7 : 5, h],
      ],
      2,
      tone(look.main, -0.04),
    ),
  ];
  const bed: Plane = { origin: [0, 0, h + 2], u: [1, 0, 0], v: [0, 0.985, -0.17] };
  return [
    boxShadow(0, 0, w, d, 10),
    look.has('fold')
      ? [rail(3), rail(w - 3)]
      : [
          plate(ground(0, 1, 1), rect(0, 0, w, d - 2, 3), 1, look.main),
          plate(tipped(front(w * 0.2, 4, h), -8), rect(0, 0, w * 0.6, h), 1.4, tone(look.main, -0.03)),
        ],
    plate(bed, look.has('fold') ? rect(0, 0, w, d, 2) : rect(0, 0, w, d, 2), 0.9, look.main),
    !look.has('laptop') && [
      fill(bed, rect(w * 0.2, d * 0.16, w * 0.6, d * 0.5, 4), tone(look.main, -0.16)),
      plain(bed, ellipse(w * 0.5, d * 0.41, w * 0.22, d * 0.18), { fill: tone(look.main, -0.05) }),
      [0.06, 0.88].map((t) => fill(bed, rect(w * t, d * 0.2, w * 0.06, d * 0.6, 1), look.second)),
    ],
    [w * 0.14, w * 0.72].map((x) => box([x, d - 1.2, h - 2.4], [w * 0.14, 1.6, 3.4], look.second)),
    look.has('laptop') && laptop(-2, 1, h + 0.6, w + 4, d - 3, { ...look, second: look.accent }),
  ];
}

export const screens = {
  projector: { details: ['screen', 'portable', 'mounted'], draw: projector },
  monitor: { details: ['curved', 'pair', 'wide', 'arm'], draw: monitor },
  'laptop-stand': { details: ['laptop', 'fold'], draw: laptopStand },
} satisfies SceneFamily;
