/**
 * Signs and shelves that stay where they are.
 *
 * sign-board: a-frame, lightbox, acrylic, wall
 * display-stand: counter, wall, empty
 */
import { darkSteel, inkOn, kraftBrown, mixColours, paperWhite, steel, timber, tone } from '../drawing/colours.ts';
import { logo, textLines } from '../drawing/marks.ts';
import { circle, polyline, rect } from '../drawing/outlines.ts';
import { front, type Plane, side, tipped } from '../drawing/planes.ts';
import { boxShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, plain } from '../drawing/shapes.ts';
import { box, edge, plate, sheet } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { type V3, xy } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function aFrame(look: Look, w: number, h: number): Drawn {
  const face = tipped(front(0, -12, h), 13);
  const rear = tipped({ origin: [0, -12, h], u: [1, 0, 0], v: [0, 0, -1] }, -13);
  const frame = look.material === 'wood' ? timber : darkSteel;
  return [
    shadow([xy(0, 4), xy(w, 4), xy(w, -30), xy(0, -30)], h * 0.5),
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

function acrylicSign(w: number, h: number, look: Look): Drawn {
  const face = front(0, 0, h);
  const pane = rect(0, 0, w, h - 4, 2);
  return [
    boxShadow(0, -10, w, 14, h * 0.7),
    box([w * 0.06, -8, 0], [w * 0.88, 12, 4], timber),
    plain(front(0, -3, h), pane, { fill: mixColours(look.main, '#FFFFFF', 0.55), opacity: 0.85 }),
    fill(face, pane, mixColours(look.main, '#FFFFFF', 0.35), 0.82),
    signPrint(face, w, h, { ...look, main: mixColours(look.main, '#FFFFFF', 0.35) }),
    shine(face, w, h - 4, 0.3),
  ];
}

const signPosts = (w: number, h: number): Drawn => [
  boxShadow(0, -10, w, 14, 40, 0.5),
  [0.14, 0.86].map((t) => [
    box([w * t - 2.5, -12, 0], [5, 24, 2], darkSteel),
    box([w * t - 2, -4, 2], [4, 4, h], darkSteel),
  ]),
];

function signBoard(look: Look): Drawn {
  const [w, h] = [90 * look.w, 56 * look.h];
  if (look.has('a-frame')) return aFrame(look, w / 1.5, h * 1.6);
  if (look.has('acrylic')) return acrylicSign(w, h, look);
  const isLit = look.has('lightbox');
  const face = front(0, 0, h * 2);
  const inside = rect(3, 3, w - 6, h - 6, 2);
  const frame = isLit ? steel : look.second;
  const corners = [xy(4, 4), xy(w - 4, 4), xy(4, h - 4), xy(w - 4, h - 4)];
  return [
    look.has('wall') ? shadow([xy(0, 0), xy(w, 0), xy(w, -4), xy(0, -4)], 20, 0.5) : signPosts(w, h * 1.1),
    plate(face, rect(0, 0, w, h, 3), isLit ? 14 : 5, frame, frame),
    isLit ? plain(face, inside, { fill: mixColours(look.main, '#FFFDF2', 0.2) }) : fill(face, inside, look.main),
    signPrint(face, w, h, look),
    surface(face, w, h, look.material === 'metal' ? 'metal' : undefined, look.main),
    corners.map(([u, v]) => fill(face, circle(u, v, 1.4), steel)),
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
      hairline(front(w * t, bend(t), h), polyline([xy(0, 0), xy(0, h)]), tone(look.main, -0.1), 1.6),
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

export const signs = {
  'sign-board': { details: ['a-frame', 'lightbox', 'acrylic', 'wall'], draw: signBoard },
  'display-stand': { details: ['counter', 'wall', 'empty'], draw: displayStand },
} satisfies SceneFamily;
