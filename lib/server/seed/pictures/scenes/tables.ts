/**
 * Desks, tables and storage.
 *
 * desk: with-drawer, l-shaped, standing, screen
 * meeting-table: round, oval, chairs
 * cabinet: glass, drawers, low, open
 * shelf: back-panel, books, wide
 */
import { darkSteel, mixColours, paperWhite, tone } from '../drawing/colours.ts';
import { circle, ellipse, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { boxShadow, roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain } from '../drawing/shapes.ts';
import { box, cylinder, frontOf, plate, prism, roundBox, type Size } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { type V3, xy } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

const legColour = (look: Look): string => (look.material === 'wood' ? tone(look.main, -0.12) : look.second);

/** Four legs and the two rails between them; those at the back first. */
function frameLegs([x, y]: readonly [number, number], [w, d, h]: Size, thick: number, colour: string): Drawn {
  const leg = (a: number, b: number) => box([a, b, 0], [thick, thick, h], colour);
  return [
    leg(x, y),
    leg(x + w - thick, y),
    box([x + thick, y, h - thick * 1.4], [w - 2 * thick, thick, thick * 1.4], tone(colour, -0.06)),
    leg(x, y + d - thick),
    box([x + w - thick, y + thick, h - thick * 1.4], [thick, d - 2 * thick, thick * 1.4], colour),
    leg(x + w - thick, y + d - thick),
  ];
}

function pedestal(at: V3, size: Size, colour: string): Drawn {
  const [w, , h] = size;
  const face = frontOf(at, size);
  return [
    box(at, size, colour),
    [0.02, 0.34, 0.66].map((t) => [
      hairline(face, rect(w * 0.05, h * (t + 0.01), w * 0.9, h * 0.29), tone(colour, -0.2), 2),
      line(face, polyline([xy(w * 0.34, h * (t + 0.08)), xy(w * 0.66, h * (t + 0.08))]), darkSteel, h * 0.022),
    ]),
  ];
}

function deskTop(at: V3, size: Size, look: Look): Drawn {
  const [w, d] = size;
  return [
    box(at, size, look.main),
    surface(ground(at[0], at[1], at[2] + size[2]), w, d, look.material ?? 'wood', look.main),
  ];
}

function deskThings(w: number, d: number, z: number, look: Look): Drawn {
  const screen = front(w * 0.3, d * 0.3, z + 46);
  return [
    box([w * 0.44, d * 0.2, z], [16, 12, 1], darkSteel),
    box([w * 0.44 + 6, d * 0.24, z], [4, 2, 16], darkSteel),
    box([w * 0.3, d * 0.27, z + 12], [46, 2, 34], '#30353B'),
    plain(screen, rect(1.5, 1.5, 43, 29), { fill: '#24303A' }),
    fill(screen, rect(5, 6, 16, 3), look.accent),
    plain(screen, [...rect(5, 12, 30, 2), ...rect(5, 16, 26, 2)], { fill: '#ffffff', opacity: 0.4 }),
    box([w * 0.34, d * 0.56, z], [32, 11, 1.4], '#E4E4E0'),
  ];
}

function desk(look: Look): Drawn {
  const [w, d, h] = [140 * look.w, 66 * look.d, (look.has('standing') ? 104 : 72) * look.h];
  const legs = legColour(look);
  const column = (x: number): Drawn => [
    box([x - 3, 4, 0], [8, d - 8, 3], legs),
    box([x - 2, d / 2 - 5, 3], [7, 8, h * 0.55], legs),
    box([x - 1, d / 2 - 4, h * 0.5], [5, 6, h * 0.5], tone(legs, 0.1)),
  ];
  const wing: V3 = [w - d * 0.9, d, h];
  return [
    boxShadow(0, 0, w, d, h * 0.6, 8),
    look.has('l-shaped') && boxShadow(w - d * 0.9, d, d * 0.9, d, h * 0.6, 8),
    look.has('standing') ? [w * 0.14, w * 0.82].map(column) : frameLegs([0, 0], [w, d, h], 4.5, legs),
    look.has('with-drawer') && pedestal([w * 0.66, 6, 3], [w * 0.28, d - 12, h - 4], tone(look.main, 0.02)),
    look.has('l-shaped') && [
      box([wing[0], d * 2 - 5, 0], [4.5, 4.5, h], legs),
      box([w - 4.5, d * 2 - 5, 0], [4.5, 4.5, h], legs),
    ],
    deskTop([0, 0, h], [w, d, 3.6], look),
    look.has('l-shaped') && deskTop(wing, [d * 0.9, d, 3.6], look),
    look.has('standing') && box([w * 0.7, d - 2, h - 2.4], [10, 2, 2], '#26292D'),
    look.has('screen') && [
      box([0, -2, h - 10], [w, 2.4, 44], look.second),
      surface(front(0, 0.4, h + 34), w, 44, 'fabric', look.second),
    ],
    deskThings(w, d, h + 3.6, look),
  ];
}

function sideChair(x: number, y: number, isFacing: boolean, look: Look): Drawn {
  const colour = look.accent;
  const back = isFacing ? y : y + 38;
  return [
    boxShadow(x, y, 40, 40, 14),
    [xy(4, 4), xy(34, 4), xy(4, 34), xy(34, 34)].map(([a, b]) => box([x + a, y + b, 0], [3, 3, 44], darkSteel)),
    isFacing && box([x + 1, back, 50], [38, 4, 42], colour),
    roundBox([x, y, 44], [40, 40, 6], 8, colour),
    !isFacing && box([x + 1, back, 50], [38, 4, 42], colour),
  ];
}

function meetingTable(look: Look): Drawn {
  const [w, d, h] = [240 * look.w, 110 * look.d, 73 * look.h];
  const isRound = look.has('round');
  const r = d * 0.72;
  const legs = legColour(look);
  const seats = isRound ? [xy(-20, -r - 20)] : [0.12, 0.42, 0.72].map((t) => xy(w * t, -44));
  const near = isRound ? [xy(-20, r - 12)] : [0.1, 0.4, 0.7].map((t) => xy(w * t, d - 4));
  const top = isRound ? circle(0, 0, r) : look.has('oval') ? ellipse(w / 2, d / 2, w / 2, d / 2) : rect(0, 0, w, d, 8);
  return [
    isRound ? roundShadow(0, 0, r, h * 0.5, 6) : boxShadow(0, 0, w, d, h * 0.5, 6),
    look.has('chairs') && seats.map(([x, y]) => sideChair(x, y, true, look)),
    isRound
      ? [cylinder([0, 0, 0], r * 0.46, 3, legs), cylinder([0, 0, 3], 6, h, legs)]
      : [0.2, 0.72].map((t) => [
          box([w * t, d * 0.16, 0], [w * 0.08, d * 0.68, 3], legs),
          box([w * (t + 0.02), d * 0.3, 3], [w * 0.04, d * 0.4, h - 3], legs),
        ]),
    prism(ground(0, 0, h), top, [0, 0, 4.5], look.main),
    !isRound && surface(ground(w * 0.08, d * 0.1, h + 4.5), w * 0.84, d * 0.8, look.material ?? 'wood', look.main),
    !isRound && [
      fill(ground(w * 0.42, d * 0.42, h + 4.6), rect(0, 0, w * 0.16, d * 0.16, 3), darkSteel),
      plain(ground(w * 0.44, d * 0.46, h + 4.7), [...rect(0, 0, 6, 6), ...rect(10, 0, 6, 6), ...rect(20, 0, 6, 6)], {
        fill: '#0d0f11',
      }),
    ],
    isRound && line(ground(0, 0, h + 4.6), circle(0, 0, r * 0.94), tone(look.main, -0.06), 1.2),
    look.has('chairs') && near.map(([x, y]) => sideChair(x, y, false, look)),
  ];
}

function binders(x: number, y: number, z: number, w: number, h: number, look: Look): Drawn {
  const colours = [
    look.accent,
    mixColours(look.main, paperWhite, 0.7),
    look.second,
    '#E9E4D8',
    mixColours(look.accent, look.second, 0.5),
  ];
  const count = 7;
  return Array.from({ length: count }, (_, i) => {
    const high = h * (0.7 + ((i * 3) % 4) * 0.06);
    const colour = colours[(i + look.seed) % 5] ?? look.accent;
    return [
      box([x + (w * i) / count, y, z], [(w / count) * 0.9, 16, high], colour),
      fill(
        front(x + (w * (i + 0.2)) / count, y + 16, z + high * 0.8),
        rect(0, 0, (w / count) * 0.5, high * 0.3),
        paperWhite,
      ),
    ];
  });
}

const levelHandle = (face: Plane, x: number, y: number, reach: number, colour: string): Drawn =>
  line(face, polyline([xy(x - reach, y), xy(x + reach, y)]), colour, 2.2);

const uprightHandle = (face: Plane, x: number, y: number, reach: number, colour: string): Drawn =>
  line(face, polyline([xy(x, y - reach), xy(x, y + reach)]), colour, 2.2);

function drawerFronts(face: Plane, w: number, h: number, look: Look): Drawn {
  const rows = look.has('low') ? 3 : 4;
  return Array.from({ length: rows }, (_, i) => {
    const [y, tall] = [1.4 + ((h - 5) * i) / rows, (h - 5) / rows - 1.6];
    return [
      fill(face, rect(1.4, y, w - 2.8, tall), tone(look.main, 0.02)),
      hairline(face, rect(1.4, y, w - 2.8, tall), tone(look.main, -0.22), 2),
      levelHandle(face, w / 2, y + tall * 0.34, w * 0.07, look.second),
      fill(face, rect(w * 0.4, y + tall * 0.48, w * 0.2, tall * 0.2), paperWhite),
    ];
  });
}

/** One half of a cabinet with doors: shut, of glass, or open with its shelves to be seen. */
function cabinetHalf(x: number, [w, d, h]: Size, look: Look): Drawn {
  const face = front(0, d, h);
  const leaf = rect(x + 1.2, 1.4, w - 2.4, h - 2.8);
  const isOpen = look.has('open') && x > 0;
  const shelves = [0.28, 0.52, 0.76].map((t) => cabinetShelf(x + 3, d, h, w - 6, t, look));
  if (isOpen) {
    const door: Plane = { origin: [x + w, d, h], u: [0.78, 0.62, 0], v: [0, 0, -1] };
    return [
      fill(face, rect(x + 3, 3, w - 6, h - 6), tone(look.main, -0.26)),
      shelves,
      plate(door, rect(0, 1.4, w, h - 6), 2, look.main),
    ];
  }
  const handle = x > 0 ? x + w * 0.1 : x + w * 0.9;
  return [
    fill(face, leaf, look.main),
    look.has('glass')
      ? [
          fill(face, rect(x + 4, 4, w - 8, h - 8), tone(look.main, -0.26)),
          shelves,
          shine({ ...face, origin: [x + 4, d, h - 4] }, w - 8, h - 8, 0.18),
        ]
      : surface(front(x + 2, d, h - 2), w - 4, h - 8, look.material, look.main),
    hairline(face, leaf, tone(look.main, -0.22), 2.2),
    uprightHandle(face, handle, h * 0.48, h * 0.05, look.second),
  ];
}

function cabinet(look: Look): Drawn {
  const [w, d, h] = [84 * look.w, 42 * look.d, (look.has('low') ? 78 : 150) * look.h];
  return [
    boxShadow(0, 0, w, d, h),
    box([2, 2, 0], [w - 4, d - 4, 5], darkSteel),
    box([0, 0, 4], [w, d, h - 4], look.main),
    surface(side(w, d, h), d, h - 4, look.material, look.main),
    look.has('drawers')
      ? drawerFronts(front(0, d, h), w, h, look)
      : [0, w / 2].map((x) => cabinetHalf(x, [w / 2, d, h], look)),
  ];
}

function cabinetShelf(x: number, d: number, h: number, w: number, t: number, look: Look): Drawn {
  const face = front(x, d, h);
  return [
    fill(face, rect(0, h * t, w, 2), tone(look.main, -0.08)),
    Array.from({ length: 4 }, (_, i) =>
      fill(
        face,
        rect(
          3 + (w * 0.8 * i) / 4,
          h * (t - 0.15 + ((i + look.seed) % 3) * 0.02),
          w * 0.16,
          h * (0.15 - ((i + look.seed) % 3) * 0.02),
        ),
        [look.accent, look.second, '#E9E4D8'][i % 3] ?? look.accent,
      ),
    ),
  ];
}

function shelf(look: Look): Drawn {
  const columns = look.has('wide') ? 2 : 1;
  const [w, d, h] = [88 * look.w * (columns === 2 ? 1.7 : 1), 36 * look.d, 165 * look.h];
  const frame = look.material === 'wood' ? look.main : look.second;
  const levels = [6, h * 0.26, h * 0.5, h * 0.74, h - 4];
  const post = (x: number, y: number) => box([x, y, 0], [4, 4, h], frame);
  return [
    boxShadow(0, 0, w, d, h * 0.8),
    look.has('back-panel') && fill(front(0, 1, h), rect(0, 0, w, h - 4), tone(look.main, -0.12)),
    post(0, 0),
    columns === 2 && post(w / 2, 0),
    post(w - 4, 0),
    levels.map((z, i) => [
      box([0.5, 0.5, z], [w - 1, d - 1, 3.6], look.main),
      surface(front(0.5, d - 0.5, z + 3.6), w - 1, 3.6, look.material === 'wood' ? 'wood' : undefined, look.main),
      i < 4 &&
        Array.from({ length: columns }, (_, c) =>
          shelfContent((w / columns) * c, d, z + 3.6, w / columns, h * 0.17, i + c, look),
        ),
    ]),
    post(0, d - 4),
    columns === 2 && post(w / 2, d - 4),
    post(w - 4, d - 4),
  ];
}

function shelfContent(x: number, d: number, z: number, w: number, h: number, index: number, look: Look): Drawn {
  if (look.has('books') || index % 3 === 0)
    return binders(x + 6, d * 0.3, z, w * (index % 2 === 0 ? 0.74 : 0.6), h, { ...look, seed: look.seed + index });
  if (index % 3 === 1)
    return [
      box([x + w * 0.1, d * 0.15, z], [w * 0.36, d * 0.6, h * 0.62], '#C9A579'),
      box([x + w * 0.54, d * 0.15, z], [w * 0.34, d * 0.6, h * 0.8], mixColours('#C9A579', look.main, 0.2)),
    ];
  return [
    box([x + w * 0.16, d * 0.2, z], [w * 0.5, d * 0.55, h * 0.4], paperWhite),
    cylinder([x + w * 0.8, d * 0.5, z], w * 0.07, h * 0.5, look.accent),
  ];
}

export const tables = {
  desk: { details: ['with-drawer', 'l-shaped', 'standing', 'screen'], draw: desk },
  'meeting-table': { details: ['round', 'oval', 'chairs'], draw: meetingTable },
  cabinet: { details: ['glass', 'drawers', 'low', 'open'], draw: cabinet },
  shelf: { details: ['back-panel', 'books', 'wide'], draw: shelf },
} satisfies SceneFamily;
