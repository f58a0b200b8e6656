/**
 * Screens and what stands before them.
 *
 * projector: screen, portable, mounted
 * monitor: curved, pair, wide, arm
 * laptop-stand: laptop, fold
 * keyboard: mouse, compact, dark
 * phone: conference, handset, mobile
 */
import { darkSteel, inkOn, lightness, mixColours, paperWhite, steel, tone } from '../drawing/colours.ts';
import { photo, textLines } from '../drawing/marks.ts';
import { circle, ellipse, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side, tipped } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, drum, edge, plate, prism, roundBox, sheet } from '../drawing/solids.ts';
import { holes, shine } from '../drawing/surfaces.ts';
import type { V3 } from '../drawing/vectors.ts';
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
        smooth([
          [w * 0.28, h * 0.52],
          [w * 0.4, h * 0.36],
          [w * 0.5, h * 0.42],
          [w * 0.64, h * 0.22],
        ]),
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
    [
      [3, 3],
      [w - 3, d - 3],
      [3, d - 3],
    ].map(([x = 0, y = 0]) => cylinder([x, y, 0], 1.4, 2, '#22262A')),
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
    rod(
      [
        [16, -37, 0],
        [16, -37, 60],
      ],
      1.2,
      '#4A5058',
    ),
    [-12, 12].map((x) =>
      rod(
        [
          [16, -37, 8],
          [16 + x, -32, 0],
        ],
        1.2,
        '#4A5058',
      ),
    ),
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

function monitor(look: Look): Drawn {
  const [w, h] = [(look.has('wide') || look.has('curved') ? 76 : 56) * look.w, 33 * look.h];
  const middle = w / 2;
  return [
    boxShadow(middle - 12, -9, 24, 16, 3),
    boxShadow(0, -4, w, 5, 14, 12),
    look.has('arm')
      ? [
          box([middle - 5, -16, 0], [10, 10, 3], steel),
          rod(
            [
              [middle, -11, 3],
              [middle, -11, 24],
            ],
            3.4,
            steel,
          ),
          rod(
            [
              [middle, -11, 24],
              [middle - 10, -6, 28],
            ],
            3,
            steel,
          ),
        ]
      : [
          roundBox([middle - 12, -9, 0], [24, 16, 1.2], 3, look.main),
          box([middle - 3, -6, 1.2], [6, 2, 16], tone(look.main, -0.03)),
        ],
    look.has('pair') && [screenOn(-w - 2, 5, 12, w, h, look), box([-middle - 5, 0, 0], [10, 9, 1.2], look.main)],
    screenOn(0, 0, 12, w, h, look),
  ];
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
    rod(
      [
        [x, d - 1, 1],
        [x, 2, 1],
      ],
      2,
      look.main,
    ),
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
      polygon([
        [0, 0],
        [d, 0],
        [d, 1.1],
        [0, 2.4],
      ]),
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
  line(
    ground(x + 3, y + 0.6, 2.6),
    polyline([
      [0, 0],
      [0, 3.4],
    ]),
    tone(look.main, -0.18),
    0.16,
  ),
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
      polygon([
        [0, 0],
        [d, 0],
        [d, 1.6],
        [0, 6.5],
      ]),
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
      [
        [w * 0.18, d * 0.02, 8.6],
        [w * 0.17, d * 0.45, 9.4],
        [w * 0.18, d * 0.94, 5],
      ],
      3.6,
      tone(look.main, -0.05),
    ),
    [
      [0.06, 8],
      [0.92, 4],
    ].map(([t = 0, z = 0]) => ball([w * 0.18, d * t, z], 2.9, tone(look.main, -0.05))),
    tube(
      [
        [w * 0.14, d, 2],
        [-2, d + 2, 0.6],
        [-5, d - 3, 0.5],
        [-4, d * 0.4, 0.5],
        [0, d * 0.2, 1],
      ],
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
    lathe(
      [0, 0],
      [
        [6.4, 4],
        [6, 5],
      ],
      '#23282D',
    ),
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

export const screens = {
  projector: { details: ['screen', 'portable', 'mounted'], draw: projector },
  monitor: { details: ['curved', 'pair', 'wide', 'arm'], draw: monitor },
  'laptop-stand': { details: ['laptop', 'fold'], draw: laptopStand },
  keyboard: { details: ['mouse', 'compact', 'dark'], draw: keyboard },
  phone: { details: ['conference', 'handset', 'mobile'], draw: phone },
} satisfies SceneFamily;
