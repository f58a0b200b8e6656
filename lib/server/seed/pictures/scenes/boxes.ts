/**
 * Boxes to ship and to give.
 *
 * carton: open, printed, handles, stacked
 * mailer-box: closed, printed, printed-inside
 * gift-box: open, magnetic, window, ribbon, drawer
 */
import { inkOn, kraftBrown, mixColours, paperWhite, tone } from '../drawing/colours.ts';
import { barcode, logo, textLines, wave } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, moved, type Plane, side, tipped } from '../drawing/planes.ts';
import { boxShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line } from '../drawing/shapes.ts';
import { box, frontOf, plate, type Size, sideOf, topOf } from '../drawing/solids.ts';
import { surface } from '../drawing/surfaces.ts';
import { type V3, xy } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

const boardOf = (look: Look): string => (look.material === 'kraft' ? kraftBrown : look.main);
const printOn = (look: Look): string => (look.material === 'kraft' ? tone(look.main, -0.06) : look.second);

/** The signs every shipping carton carries: this side up, keep dry. */
function handlingMarks(plane: Plane, x: number, y: number, size: number, colour: string): Drawn {
  const arrow = (u: number) => [
    ...polygon([xy(u, y + size * 0.4), xy(u + size * 0.2, y), xy(u + size * 0.4, y + size * 0.4)]),
    ...rect(u + size * 0.13, y + size * 0.4, size * 0.14, size * 0.45),
  ];
  return [
    fill(plane, [...arrow(x), ...arrow(x + size * 0.5)], colour),
    line(plane, polyline([xy(x, y + size), xy(x + size * 0.9, y + size)]), colour, size * 0.09),
    fill(
      plane,
      polygon([xy(x + size * 1.25, y + size * 0.4), xy(x + size * 1.6, y), xy(x + size * 1.95, y + size * 0.4)]),
      colour,
    ),
    line(plane, polyline([xy(x + size * 1.6, y + size * 0.4), xy(x + size * 1.6, y + size)]), colour, size * 0.1),
  ];
}

function cartonFaces(at: V3, size: Size, look: Look, board: string): Drawn {
  const [w, d, h] = size;
  const [face, flank] = [frontOf(at, size), sideOf(at, size)];
  const ink = printOn(look);
  return [
    surface(face, w, h, look.material, board),
    surface(flank, d, h, look.material, board),
    handlingMarks(face, w * 0.08, h * 0.72, Math.min(w, h) * 0.16, ink),
    look.has('printed')
      ? [logo(face, w * 0.5, h * 0.42, h * 0.22, ink, look.seed), fill(flank, rect(0, h * 0.42, d, h * 0.16), ink)]
      : [
          fill(face, rect(w * 0.56, h * 0.14, w * 0.34, h * 0.34), paperWhite),
          barcode(face, { x: w * 0.6, y: h * 0.34, w: w * 0.26, h: h * 0.1 }, '#1B1F24'),
          textLines(face, { x: w * 0.6, y: h * 0.17, w: w * 0.22, h: h * 0.14 }, 3, '#1B1F24'),
        ],
    look.has('handles') && [fill(flank, rect(d * 0.34, h * 0.26, d * 0.32, h * 0.1, h * 0.05), tone(board, -0.3))],
  ];
}

function closedCarton(at: V3, size: Size, look: Look): Drawn {
  const [w, d, h] = size;
  const board = boardOf(look);
  const tape = mixColours(board, look.has('printed') ? look.main : '#F0E2C4', 0.6);
  const top = topOf(at, size);
  return [
    box(at, size, board),
    surface(top, w, d, look.material, board),
    hairline(top, polyline([xy(0, d / 2), xy(w, d / 2)]), tone(board, -0.2), 2.4),
    fill(top, rect(0, d * 0.43, w, d * 0.14), tape, 0.85),
    fill(sideOf(at, size), rect(d * 0.43, 0, d * 0.14, h * 0.2), tape, 0.85),
    cartonFaces(at, size, look, board),
  ];
}

function openCarton(size: Size, look: Look): Drawn {
  const [w, d, h] = size;
  const board = boardOf(look);
  const inside = tone(board, -0.06);
  const flap = d * 0.46;
  return [
    plate(tipped({ origin: [0, 0, h], u: [1, 0, 0], v: [0, 0, 1] }, 28), rect(0, 0, w, flap), 0.3, inside),
    plate(tipped({ origin: [0, d, h], u: [0, -1, 0], v: [0, 0, 1] }, -48), rect(0, 0, d, flap * 0.8), 0.3, board),
    fill(ground(0, 0, 0.4), rect(0, 0, w, d), tone(board, -0.22)),
    fill(front(0, 0, h), rect(0, 0, w, h), tone(inside, -0.05)),
    fill({ origin: [0, 0, h], u: [0, 1, 0], v: [0, 0, -1] }, rect(0, 0, d, h), tone(inside, -0.11)),
    look.has('printed') && fill(front(0, 0.1, h), rect(w * 0.2, 0, w * 0.6, h * 0.4), look.second, 0.3),
    fill(front(0, d, h), rect(0, 0, w, h), board),
    fill(side(w, d, h), rect(0, 0, d, h), board),
    cartonFaces([0, 0, 0], size, look, board),
    plate(tipped(front(0, d, h), 58), rect(0, 0, w, flap), 0.2, board, tone(board, 0.03)),
    plate(tipped(side(w, d, h), 50), rect(0, 0, d, flap * 0.8), 0.2, board, tone(board, 0.03)),
  ];
}

function carton(look: Look): Drawn {
  const size: Size = [36 * look.w, 28 * look.d, 26 * look.h];
  const [w, d, h] = size;
  if (look.has('open')) return [boxShadow(0, 0, w, d, h), openCarton(size, look)];
  const small: Size = [w * 0.62, d * 0.66, h * 0.6];
  return [
    boxShadow(0, 0, w, d, h),
    closedCarton([0, 0, 0], size, look),
    look.has('stacked') && [
      closedCarton([w * 0.12, d * 0.16, h], small, look),
      boxShadow(w * 0.72, d * 1.2, small[0], small[1], small[2]),
      closedCarton([w * 0.72, d * 1.2, 0], small, look),
    ],
  ];
}

function mailerBox(look: Look): Drawn {
  const size: Size = [30 * look.w, 22 * look.d, 8.5 * look.h];
  const [w, d, h] = size;
  const board = boardOf(look);
  const ink = printOn(look);
  const top = topOf([0, 0, 0], size);
  const face = frontOf([0, 0, 0], size);
  if (look.has('closed')) {
    return [
      boxShadow(0, 0, w, d, h),
      box([0, 0, 0], size, board),
      surface(top, w, d, look.material, board),
      [0.16, 0.84].map((t) => hairline(face, polyline([xy(w * t, 0), xy(w * t, h)]), tone(board, -0.15), 2)),
      fill(face, rect(w * 0.42, 0, w * 0.16, h * 0.4, 0.8), tone(board, -0.12)),
      logo(top, w * 0.5, d * 0.45, d * 0.2, ink, look.seed),
      look.has('printed') &&
        [0.12, 0.8].map((t) => line(top, wave(w * 0.06, d * (t + 0.08), w * 0.88, d * 0.07, 9), ink, d * 0.02)),
      textLines(top, { x: w * 0.38, y: d * 0.72, w: w * 0.24, h: d * 0.05 }, 1, ink),
    ];
  }
  return [boxShadow(0, 0, w, d, h), openMailer(size, look, board, ink)];
}

/** The lid that stands up behind, with its two side flaps. */
function mailerLid([w, d, h]: Size, inner: string, look: Look, board: string): Drawn {
  const ink = look.has('printed-inside') ? inkOn(inner) : printOn(look);
  const lean: Plane = { origin: [0, -d * 0.22, h + d * 0.92], u: [1, 0, 0], v: [0, 0.23, -0.973] };
  const flap = polygon([xy(0, 0), xy(h * 0.8, d * 0.06), xy(h * 0.8, d * 0.6), xy(0, d * 0.9)]);
  return [
    plate(lean, rect(0, 0, w, d * 0.945), 0.4, board, inner),
    [0, w].map((x) => fill({ ...lean, origin: [x, -d * 0.22, h + d * 0.92], u: [0, 1, 0] }, flap, tone(board, -0.03))),
    logo(lean, w * 0.5, d * 0.42, d * 0.17, ink, look.seed),
    textLines(lean, { x: w * 0.36, y: d * 0.66, w: w * 0.28, h: d * 0.06 }, 1, ink),
  ];
}

function openMailer(size: Size, look: Look, board: string, ink: string): Drawn {
  const [w, d, h] = size;
  const inner = look.has('printed-inside') ? look.second : tone(board, 0.03);
  const left: Plane = { origin: [0, 0, h], u: [0, 1, 0], v: [0, 0, -1] };
  const folds = [0.4, 0.28, 0.42, 0.26, 0.36].map((v, i) => xy(w * 0.21 * i, d * v));
  return [
    mailerLid(size, inner, look, board),
    fill(ground(0, 0, 0.5), rect(0, 0, w, d), tone(inner, -0.2)),
    fill(front(0, 0, h), rect(0, 0, w, h), tone(inner, -0.1)),
    fill(left, rect(0, 0, d, h), tone(inner, -0.12)),
    box([w * 0.08, d * 0.12, 0.6], [w * 0.84, d * 0.74, h * 0.6], mixColours(look.accent, paperWhite, 0.72)),
    line(ground(w * 0.08, d * 0.12, h * 0.6 + 0.7), smooth(folds), look.accent, 0.25, 0.5),
    box([0, d - 0.5, 0], [w, 0.5, h], board),
    box([w - 0.5, 0, 0], [0.5, d, h], board),
    surface(front(0, d, h), w, h, look.material, board),
    look.has('printed')
      ? line(front(0, d, h), wave(w * 0.04, h * 0.62, w * 0.92, h * 0.24, 9), ink, h * 0.07)
      : logo(front(0, d, h), w * 0.5, h * 0.5, h * 0.2, ink, look.seed),
  ];
}

function ribbonOn(at: V3, size: Size, colour: string): Drawn {
  const [w, d, h] = size;
  const wide = w * 0.1;
  const top = topOf(at, size);
  const knot = moved(top, w / 2, d / 2);
  const loop = (way: number) =>
    smooth(
      [xy(0, 0), xy(way * w * 0.16, -d * 0.2), xy(way * w * 0.26, -d * 0.06), xy(way * w * 0.14, d * 0.05), xy(0, 0)],
      true,
    );
  const tail = (way: number) =>
    polygon([xy(0, 0), xy(way * w * 0.12, d * 0.24), xy(way * w * 0.2, d * 0.2), xy(way * w * 0.05, 0)]);
  return [
    fill(top, [...rect(w / 2 - wide / 2, 0, wide, d), ...rect(0, d / 2 - wide / 2, w, wide)], colour),
    fill(frontOf(at, size), rect(w / 2 - wide / 2, 0, wide, h), colour),
    fill(sideOf(at, size), rect(d / 2 - wide / 2, 0, wide, h), colour),
    [1, -1].map((way) => [
      fill(knot, tail(way), tone(colour, -0.06)),
      fill(
        { ...knot, v: [0, 0.5, -0.5] },
        loop(way).map(({ op, points }) => ({ op, points: points.map(([u, v]) => [u, -v * 1.6] as const) })),
        tone(colour, 0.03),
      ),
    ]),
    fill(knot, circle(0, 0, w * 0.04), tone(colour, -0.08)),
  ];
}

function giftBox(look: Look): Drawn {
  const size: Size = [26 * look.w, 20 * look.d, 11 * look.h];
  const [w, d, h] = size;
  if (look.has('drawer')) return drawerBox(size, look);
  const lidSize: Size = [w + 0.8, d + 0.8, h * 0.42];
  const lidAt: V3 = look.has('open') ? [w * 0.42, d * 0.62, 0] : [-0.4, -0.4, h * 0.62];
  const lid: Drawn = [
    look.has('open') && boxShadow(lidAt[0], lidAt[1], lidSize[0], lidSize[1], lidSize[2]),
    box(lidAt, lidSize, look.main),
    surface(topOf(lidAt, lidSize), lidSize[0], lidSize[1], look.material, look.main),
    look.has('window') && [
      fill(
        topOf(lidAt, lidSize),
        rect(w * 0.16, d * 0.18, w * 0.7, d * 0.66, 1),
        mixColours(look.second, paperWhite, 0.5),
      ),
      surface(topOf(lidAt, lidSize), w, d, 'glass', look.main),
    ],
    look.has('ribbon')
      ? ribbonOn(lidAt, lidSize, look.accent)
      : !look.has('window') && logo(topOf(lidAt, lidSize), w * 0.5, d * 0.5, d * 0.18, look.second, look.seed),
  ];
  return [
    boxShadow(0, 0, w, d, h),
    look.has('open')
      ? openTray(size, look)
      : [
          box([0, 0, 0], [w, d, h], look.has('magnetic') ? look.main : look.second),
          look.has('ribbon') && fill(front(0, d, h), rect(w * 0.45, 0, w * 0.1, h), look.accent),
          look.has('magnetic') &&
            hairline(front(0, d, h * 0.3), polyline([xy(0, 0), xy(w, 0)]), tone(look.main, -0.14), 2.4),
        ],
    lid,
  ];
}

function openTray([w, d, h]: Size, look: Look): Drawn {
  const inside = tone(look.second, -0.06);
  return [
    fill(ground(0, 0, h * 0.5), rect(0, 0, w, d), mixColours(look.accent, paperWhite, 0.75)),
    fill(front(0, 0, h), rect(0, 0, w, h * 0.5), inside),
    fill({ origin: [0, 0, h], u: [0, 1, 0], v: [0, 0, -1] }, rect(0, 0, d, h * 0.5), tone(inside, -0.08)),
    box([w * 0.16, d * 0.2, h * 0.5], [w * 0.3, d * 0.5, h * 0.18], look.main),
    box([w * 0.56, d * 0.2, h * 0.5], [w * 0.3, d * 0.5, h * 0.18], look.accent),
    box([0, d - 0.5, 0], [w, 0.5, h], look.second),
    box([w - 0.5, 0, 0], [0.5, d, h], look.second),
  ];
}

function drawerBox([w, d, h]: Size, look: Look): Drawn {
  const out = d * 0.5;
  const wall = h * 0.62;
  return [
    boxShadow(0, 0, w, d + out, wall),
    box([0, 0, 0], [w, d, wall], look.main),
    logo(ground(0, 0, wall), w * 0.5, d * 0.45, d * 0.2, look.second, look.seed),
    fill(front(0, d, wall), rect(0.5, 0.5, w - 1, wall - 1), '#2A2016'),
    fill(ground(0.6, d, wall * 0.35), rect(0, 0, w - 1.2, out), mixColours(look.accent, paperWhite, 0.7)),
    fill(
      { origin: [0.6, d, wall * 0.85], u: [0, 1, 0], v: [0, 0, -1] },
      rect(0, 0, out, wall * 0.5),
      tone(look.second, -0.12),
    ),
    box([w * 0.2, d + out * 0.1, wall * 0.35], [w * 0.24, out * 0.6, wall * 0.3], look.accent),
    box([w * 0.56, d + out * 0.1, wall * 0.35], [w * 0.24, out * 0.6, wall * 0.3], look.main),
    box([w - 1.1, d, 0.4], [0.5, out, wall * 0.85], look.second),
    box([0.6, d + out - 0.5, 0.4], [w - 1.2, 0.5, wall * 0.85], look.second),
    line(front(w / 2, d + out, wall * 0.7), smooth([xy(-1.6, 0), xy(0, 2), xy(1.6, 0)]), look.accent, 0.7),
  ];
}

export const boxes = {
  carton: { details: ['open', 'printed', 'handles', 'stacked'], draw: carton },
  'mailer-box': { details: ['closed', 'printed', 'printed-inside'], draw: mailerBox },
  'gift-box': { details: ['open', 'magnetic', 'window', 'ribbon', 'drawer'], draw: giftBox },
} satisfies SceneFamily;
