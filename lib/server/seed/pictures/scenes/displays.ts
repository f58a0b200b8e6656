/**
 * Signs and stands for shops and fairs.
 *
 * roll-up-banner: double, wide
 * banner: poles, mesh, hanging
 * flag: teardrop, rectangle, pair
 * sign-board: a-frame, lightbox, acrylic, wall
 * display-stand: counter, wall, empty
 */
import { darkSteel, inkOn, kraftBrown, mixColours, paperWhite, steel, timber, tone } from '../drawing/colours.ts';
import { logo, photo, textLines, wave } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, type Plane, side, tipped } from '../drawing/planes.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { box, cylinder, edge, plate, roundBox, sheet } from '../drawing/solids.ts';
import { holes, shine, surface } from '../drawing/surfaces.ts';
import type { V3 } from '../drawing/vectors.ts';
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
        polyline([
          [w * 0.28, h * (0.8 + i * 0.055)],
          [w * 0.82 - i * w * 0.1, h * (0.8 + i * 0.055)],
        ]),
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
    rod(
      [
        [x + w / 2, y - 2, 5],
        [x + w / 2, y - 2, h + 4],
      ],
      1.4,
      steel,
    ),
    roundBox([x - 2, y - 6, 1.6], [w + 4, 12, 7], 5, steel),
    plate(front(x, y, h + 8), rect(0, 0, w, h), 0.3, look.main),
    bannerPrint(front(x, y, h + 8), w, h, look),
    plain(
      front(x, y, h + 8),
      polygon([
        [w * 0.78, 0],
        [w, 0],
        [w, h],
        [w * 0.86, h],
      ]),
      { fill: '#000', opacity: 0.06 },
    ),
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
    rod(
      [
        [x, 0, 3],
        [x, 0, foot + h + 10],
      ],
      3.4,
      look.has('poles') ? timber : steel,
    ),
  ];
  return [
    look.has('hanging')
      ? shadow(
          [
            [0, 0],
            [w, 0],
            [w, -6],
            [0, -6],
          ],
          20,
        )
      : [-10, w + 10].map(post),
    look.has('hanging') && [
      box([-6, -1.5, foot + h - 1], [w + 12, 3, 4], timber),
      tube(
        [
          [4, 0, h + 3],
          [w / 2, 0, h + 34],
          [w - 4, 0, h + 3],
        ],
        1.4,
        '#6a5f52',
      ),
    ],
    sheet(lower, upper, look.main),
    logo(face, w * 0.13, h * 0.46, h * 0.24, ink, look.seed),
    fill(face, rect(w * 0.26, h * 0.24, w * 0.48, h * 0.18), ink),
    textLines(face, { x: w * 0.26, y: h * 0.5, w: w * 0.42, h: h * 0.22 }, 2, ink, 0.85),
    fill(
      face,
      polygon([
        [w * 0.82, h * 0.1],
        [w * 0.98, h * 0.1],
        [w * 0.98, h * 0.88],
        [w * 0.76, h * 0.86],
      ]),
      look.second,
    ),
    fill(face, circle(w * 0.885, h * 0.46, h * 0.14), look.accent),
    look.has('mesh') && holes(face, 0, h * 0.02, w, h * 0.86, 34, 13, tone(look.main, -0.2)),
    !look.has('hanging') &&
      [
        [0, foot + h],
        [w, foot + h],
        [0, foot],
        [w, foot],
      ].map(([x = 0, z = 0]) =>
        tube(
          [
            [x, 0, z],
            [x === 0 ? -10 : w + 10, 0, z + 3],
          ],
          1,
          '#D9D2C2',
        ),
      ),
    [0.02, 0.26, 0.5, 0.74, 0.98].map((t) => fill(front(w * t, 3, foot + h - sag(t) - 3), circle(0, 0, 2), steel)),
  ];
}

function oneFlag(x: number, y: number, look: Look): Drawn {
  const [w, h] = [62 * look.w, 210 * look.h];
  const face = front(x, y, h);
  const outline = look.has('rectangle')
    ? rect(0, h * 0.03, w, h * 0.72)
    : look.has('teardrop')
      ? smooth(
          [
            [0, h * 0.86],
            [0, h * 0.3],
            [w * 0.4, h * 0.01],
            [w * 0.98, h * 0.16],
            [w * 0.8, h * 0.42],
            [w * 0.34, h * 0.7],
          ],
          true,
        )
      : smooth(
          [
            [0, h * 0.8],
            [0, h * 0.12],
            [w * 0.22, 0],
            [w * 0.62, h * 0.05],
            [w * 0.96, h * 0.2],
            [w, h * 0.45],
            [w * 0.9, h * 0.72],
            [w * 0.5, h * 0.8],
          ],
          true,
        );
  const ink = inkOn(look.main);
  return [
    roundShadow(x, y, 18, 60),
    [
      [-1, -0.4],
      [1, 0.4],
      [-0.5, 1],
      [0.5, -1],
    ].map(([a = 0, b = 0]) =>
      rod(
        [
          [x, y, 3],
          [x + a * 22, y + b * 22, 1],
        ],
        3,
        darkSteel,
      ),
    ),
    cylinder([x, y, 1], 6, 6, darkSteel),
    rod(
      [
        [x, y, 5],
        [x, y, h * (look.has('rectangle') ? 0.99 : 0.86)],
      ],
      3,
      steel,
    ),
    fill(face, outline, look.main),
    surface(face, w, h * 0.8, look.material === 'fabric' ? undefined : look.material, look.main),
    logo(face, w * 0.5, h * 0.24, w * 0.22, ink, look.seed),
    fill(face, rect(w * 0.16, h * 0.36, w * 0.6, h * 0.03), ink),
    textLines(face, { x: w * 0.16, y: h * 0.41, w: w * 0.5, h: h * 0.06 }, 2, ink, 0.8),
    line(face, wave(w * 0.06, h * 0.55, w * 0.78, h * 0.03, 2), look.second, h * 0.022),
    line(face, wave(w * 0.06, h * 0.6, w * 0.72, h * 0.03, 2), look.accent, h * 0.022),
    plain(
      face,
      smooth(
        [
          [w * 0.06, h * 0.12],
          [w * 0.12, h * 0.4],
          [w * 0.06, h * 0.74],
          [w * 0.02, h * 0.5],
        ],
        true,
      ),
      { fill: '#fff', opacity: 0.14 },
    ),
  ];
}

function flag(look: Look): Drawn {
  const other = { ...look, main: look.second, second: look.main };
  return [look.has('pair') && oneFlag(80 * look.w, -36, other), oneFlag(0, 0, look)];
}

function aFrame(look: Look, w: number, h: number): Drawn {
  const face = tipped(front(0, -12, h), 13);
  const rear = tipped({ origin: [0, -12, h], u: [1, 0, 0], v: [0, 0, -1] }, -13);
  const frame = look.material === 'wood' ? timber : darkSteel;
  return [
    shadow(
      [
        [0, 4],
        [w, 4],
        [w, -30],
        [0, -30],
      ],
      h * 0.5,
    ),
    plate(rear, rect(0, 0, w, h * 1.02), 2, tone(frame, -0.08)),
    plate(face, rect(0, 0, w, h * 1.04), 3, frame),
    fill(face, rect(4, 4, w - 8, h * 0.88), look.main),
    signPrint({ ...face, origin: [4, -12 + 1, h - 4] }, w - 8, h * 0.86, look),
  ];
}

function signPrint(plane: Plane, w: number, h: number, look: Look): Drawn {
  const ink = inkOn(look.main);
  return [
    logo(plane, w * 0.5, h * 0.28, Math.min(w, h) * 0.18, look.has('lightbox') ? look.accent : ink, look.seed),
    fill(plane, rect(w * 0.18, h * 0.55, w * 0.64, h * 0.08), ink),
    textLines(plane, { x: w * 0.26, y: h * 0.69, w: w * 0.5, h: h * 0.16 }, 2, ink, 0.8),
  ];
}

function signBoard(look: Look): Drawn {
  const [w, h] = [60 * look.w, 90 * look.h];
  if (look.has('a-frame')) return aFrame(look, w, h);
  const [bw, bh] = [w * 1.5, h * 0.62];
  if (look.has('acrylic')) {
    const face = front(0, 0, bh);
    return [
      boxShadow(0, -10, bw, 14, bh * 0.7),
      box([bw * 0.06, -8, 0], [bw * 0.88, 12, 4], timber),
      {
        ...plain(front(0, -3, bh), rect(0, 0, bw, bh - 4, 2), {
          fill: mixColours(look.main, '#FFFFFF', 0.55),
          opacity: 0.85,
        }),
      },
      fill(face, rect(0, 0, bw, bh - 4, 2), mixColours(look.main, '#FFFFFF', 0.35), 0.82),
      signPrint(face, bw, bh, { ...look, main: '#FFFFFF' }),
      shine(face, bw, bh - 4, 0.3),
    ];
  }
  const deep = look.has('lightbox') ? 14 : 5;
  const face = front(0, 0, h * 0.6 + bh);
  return [
    look.has('wall')
      ? shadow(
          [
            [0, 0],
            [bw, 0],
            [bw, -4],
            [0, -4],
          ],
          20,
        )
      : [
          boxShadow(0, -10, bw, 14, 40),
          [0.14, 0.86].map((t) => [
            box([bw * t - 2.5, -12, 0], [5, 24, 2], darkSteel),
            box([bw * t - 2, -4, 2], [4, 4, h * 0.62], darkSteel),
          ]),
        ],
    plate(
      face,
      rect(0, 0, bw, bh, 3),
      deep,
      look.has('lightbox') ? steel : look.second,
      look.has('lightbox') ? steel : look.second,
    ),
    look.has('lightbox')
      ? plain(face, rect(3, 3, bw - 6, bh - 6, 2), { fill: mixColours(look.main, '#FFFDF2', 0.2) })
      : fill(face, rect(3, 3, bw - 6, bh - 6, 2), look.main),
    signPrint(face, bw, bh, look),
    surface(face, bw, bh, look.material === 'metal' ? 'metal' : undefined, look.main),
    [
      [4, 4],
      [bw - 4, 4],
      [4, bh - 4],
      [bw - 4, bh - 4],
    ].map(([u = 0, v = 0]) => fill(face, circle(u, v, 1.4), steel)),
  ];
}

function shelfGoods(x: number, y: number, z: number, w: number, look: Look): Drawn {
  const colours = [look.second, look.accent, paperWhite, look.main, look.second];
  return colours.map((colour, i) => [
    box([x + (w * (i + 0.15)) / 5, y, z], [(w / 5) * 0.7, 8, 16 - (i % 2) * 4], colour),
    fill(front(x + (w * (i + 0.15)) / 5, y + 8, z + 10), rect((w / 5) * 0.15, 0, (w / 5) * 0.4, 3), inkOn(colour)),
  ]);
}

function displayStand(look: Look): Drawn {
  if (look.has('wall')) return popUpWall(look);
  const levels = look.has('counter') ? 2 : 4;
  const [w, d, step] = [56 * look.w, 30 * look.d, 30 * look.h];
  const board = look.material === 'kraft' ? kraftBrown : look.main;
  const h = levels * step + 8;
  const head = step * 0.9;
  return [
    boxShadow(0, 0, w, d, h * 0.7),
    box([0, 0, 0], [2, d, h], board),
    box([0, 0, 0], [w, 2, h + head], board),
    Array.from({ length: levels }, (_, i) => {
      const z = i === 0 ? 6 : 6 + i * step;
      return [
        i === 0 && box([2, 2, 0], [w - 4, d - 2, z], tone(board, -0.03)),
        fill(front(2, 2.1, z + step), rect(0, 0, w - 4, step), tone(board, -0.12)),
        box([2, 2, z], [w - 4, d - 3, 1.6], board),
        !look.has('empty') && shelfGoods(5, d - 16, z + 1.6, w - 10, { ...look, seed: look.seed + i }),
        box([2, d - 2, z - 1], [w - 4, 2, 6], tone(look.second, 0)),
      ];
    }),
    plate(side(w, d, h), rect(0, 0, d, h), 2, board),
    fill(front(0, d, h), rect(0, 0, 2, h), board),
    fill(front(w - 2, d, h), rect(0, 0, 2, h), board),
    surface(side(w, d, h), d, h, look.material, board),
    logo(side(w, d, h), d * 0.5, h * 0.3, d * 0.26, look.material === 'kraft' ? look.main : inkOn(board), look.seed),
    fill(front(0, 2.1, h + head), rect(0, 0, w, head), look.material === 'kraft' ? look.main : look.main),
    logo(front(0, 2.2, h + head), w * 0.2, head * 0.5, head * 0.28, inkOn(look.main), look.seed),
    fill(front(0, 2.2, h + head), rect(w * 0.4, head * 0.32, w * 0.46, head * 0.16), inkOn(look.main)),
    textLines(front(0, 2.2, h + head), { x: w * 0.4, y: head * 0.56, w: w * 0.4, h: head * 0.16 }, 1, inkOn(look.main)),
  ];
}

function popUpWall(look: Look): Drawn {
  const [w, h] = [240 * look.w, 190 * look.h];
  const bend = (t: number) => -Math.sin(t * Math.PI) * 34;
  const [low, high] = [0, h].map((z) => edge(16, (t) => [w * t, bend(t), z] as V3));
  const face = front(w * 0.28, -34, h * 0.8);
  const ink = inkOn(look.main);
  return [
    shadow(
      edge(8, (t) => [w * t, bend(t), 0]).map(([x, y]) => [x, y] as const),
      60,
    ),
    sheet(low ?? [], high ?? [], look.main),
    [0.25, 0.5, 0.75].map((t) =>
      hairline(
        front(w * t, bend(t), h),
        polyline([
          [0, 0],
          [0, h],
        ]),
        tone(look.main, -0.1),
        1.6,
      ),
    ),
    logo(face, w * 0.22, h * 0.16, h * 0.13, ink, look.seed),
    fill(face, rect(w * 0.02, h * 0.36, w * 0.4, h * 0.06), ink),
    textLines(face, { x: w * 0.06, y: h * 0.46, w: w * 0.34, h: h * 0.07 }, 2, ink, 0.8),
    boxShadow(w * 0.36, 40, 60, 30, 50),
    box([w * 0.36, 40, 0], [60, 30, 78], look.second),
    box([w * 0.36 - 3, 37, 78], [66, 36, 4], timber),
    logo(front(w * 0.36, 70, 78), 30, 36, 14, inkOn(look.second), look.seed),
  ];
}

export const displays = {
  'roll-up-banner': { details: ['double', 'wide'], draw: rollUpBanner },
  banner: { details: ['poles', 'mesh', 'hanging'], draw: banner },
  flag: { details: ['teardrop', 'rectangle', 'pair'], draw: flag },
  'sign-board': { details: ['a-frame', 'lightbox', 'acrylic', 'wall'], draw: signBoard },
  'display-stand': { details: ['counter', 'wall', 'empty'], draw: displayStand },
} satisfies SceneFamily;
