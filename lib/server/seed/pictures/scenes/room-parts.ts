/**
 * What stands between and above the seats.
 *
 * partition: glass, plants, three-panel
 * whiteboard: notes, wall
 * lamp: floor, pendant (for the desk when none is named)
 */
import { darkSteel, mixColours, paperWhite, timber, tone } from '../drawing/colours.ts';
import { circle, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod } from '../drawing/shapes.ts';
import { box, cylinder, plate } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

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
    shadow([xy(0, -4), xy(w * count, -4), xy(w * count, 2), xy(0, 2)], 44),
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
      smooth([xy(0, 0), xy(lean * 0.6, -12), xy(lean, -20 - ((i + j) % 3) * 5)]),
      ['#4F7A4C', '#6A9960', '#3D6444'][(i + j) % 3] ?? '#4F7A4C',
      5,
    ),
  );

/** What a team has left on the board: a curve, a list, a diagram. */
function drawings(face: Plane, w: number, h: number, look: Look): Drawn {
  const axes = polyline([xy(w * 0.06, h * 0.14), xy(w * 0.06, h * 0.8), xy(w * 0.44, h * 0.8)]);
  const curve = [xy(w * 0.08, h * 0.7), xy(w * 0.18, h * 0.52), xy(w * 0.27, h * 0.6), xy(w * 0.4, h * 0.26)];
  const list = [0.82, 0.92, 0.76].flatMap((to, i) => {
    const y = h * (0.18 + i * 0.12);
    return polyline([xy(w * 0.55, y), xy(w * to, y)]);
  });
  const diagram = [
    ...circle(w * 0.64, h * 0.68, h * 0.1),
    ...polyline([xy(w * 0.72, h * 0.68), xy(w * 0.8, h * 0.68)]),
    ...rect(w * 0.8, h * 0.6, w * 0.13, h * 0.16),
  ];
  return [
    line(face, axes, '#40464C', 1.6),
    line(face, smooth(curve), look.main, 2.6),
    line(face, list, '#40464C', 1.8, 0.75),
    line(face, diagram, look.second, 1.8),
    look.has('notes') &&
      [look.accent, '#E8C75A', look.second].map((colour, i) =>
        fill(face, rect(w * (0.1 + i * 0.1), h * (i === 1 ? 0.1 : 0.13), 12, 12), colour),
      ),
  ];
}

const boardLeg = (x: number, foot: number, frame: string): Drawn => [
  box([x - 2, -26, 4], [4, 52, 4], darkSteel),
  [-22, 22].map((y) => ball([x, y, 3], 4, '#24272B')),
  box([x - 2, -3, 6], [4, 4, foot], frame),
];

function whiteboard(look: Look): Drawn {
  const [w, h] = [150 * look.w, 95 * look.h];
  const foot = look.has('wall') ? 0 : 78;
  const face = front(0, 0.2, foot + h);
  const frame = look.material === 'wood' ? timber : '#AEB4B9';
  return [
    look.has('wall')
      ? shadow([xy(0, 0), xy(w, 0), xy(w, -4), xy(0, -4)], 16)
      : [boxShadow(0, -26, w, 52, 30, 4), [8, w - 8].map((x) => boardLeg(x, foot, frame))],
    plate(face, rect(-3, -3, w + 6, h + 6, 2), 4, frame),
    fill(face, rect(0, 0, w, h), paperWhite),
    drawings(face, w, h, look),
    box([w * 0.3, 0, foot - 2], [w * 0.4, 8, 2.4], frame),
    [look.main, look.accent, '#26292D'].map((colour, i) =>
      rod([xyz(w * (0.36 + i * 0.08), 4, foot + 2), xyz(w * (0.36 + i * 0.08) + 8, 4, foot + 2)], 2.6, colour),
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
    plain(ground(reach + 4, 2, 0), circle(0, 0, 15), { fill: glow, opacity: 0.55 }),
    cylinder([0, 0, 0], 10, 2.4, look.main),
    rod([xyz(0, 0, 2), xyz(-9, 0, h * 0.6)], 2.2, arm),
    rod([xyz(-9, 0, h * 0.6), xyz(reach * 0.66, 0, h)], 2.2, arm),
    ball([-9, 0, h * 0.6], 2.6, look.accent),
    plain({ origin: [reach, 0, h - 5], u: [1, 0, 0], v: [0, 1, 0] }, circle(1, 0, 9), { fill: glow }),
    lathe([reach, 0], [xy(10.5, h - 6), xy(7.5, h + 1), xy(3.4, h + 6.5), xy(2.6, h + 8)], look.main),
    ball([reach * 0.66, 0, h + 0.6], 2, look.accent),
  ];
}

function floorLamp(look: Look): Drawn {
  const h = 150 * look.h;
  const r = 24 * look.w;
  return [
    roundShadow(0, 0, 18, 24),
    look.material !== 'wood' && cylinder([0, 0, 0], 18, 3, look.second),
    look.material === 'wood'
      ? [xy(-24, 6), xy(24, 8), xy(2, -24)].map(([x, y]) => rod([xyz(x, y, 2), xyz(0, 0, h * 0.82)], 3.6, timber))
      : rod([xyz(0, 0, 3), xyz(0, 0, h)], 3, look.second),
    lathe([0, 0], [xy(r, h * 0.78), xy(r * 0.66, h * 1.04)], look.main, '#FFF0C8'),
  ];
}

function pendant(look: Look): Drawn {
  const [r, h] = [26 * look.w, 30 * look.h];
  return [
    roundShadow(0, 0, r * 0.8, 6, 2),
    plain(ground(0, 0, 0), circle(0, 0, r * 1.5), { fill: '#FFE9B0', opacity: 0.45 }),
    rod([xyz(0, 0, 60 + h), xyz(0, 0, 60 + h + 60)], 1.2, '#3A3F45'),
    plain(ground(0, 0, 60), circle(0, 0, r * 0.98), { fill: '#FFEFC2' }),
    ball([0, 0, 61], r * 0.26, '#FFF8E0'),
    lathe([0, 0], [xy(r, 60), xy(r * 0.82, 60 + h * 0.5), xy(r * 0.36, 60 + h * 0.9), xy(r * 0.14, 60 + h)], look.main),
    cylinder([0, 0, 60 + h], r * 0.13, 7, look.second),
  ];
}

export const roomParts = {
  partition: { details: ['glass', 'plants', 'three-panel'], draw: partition },
  whiteboard: { details: ['notes', 'wall'], draw: whiteboard },
  lamp: { details: ['floor', 'pendant'], draw: lamp },
} satisfies SceneFamily;
