/**
 * Print on sheets and rolls.
 *
 * poster: framed, rolled, hanger
 * sticker-sheet: round, die-cut, transparent, holographic, peeled
 * label-roll: round, transparent, printed
 * tape-roll: double, printed, transparent, dispenser
 */

import { darkSteel, inkOn, kraftBrown, mixColours, paperWhite, timber, tone } from '../drawing/colours.ts';
import { barcode, logo, textLines } from '../drawing/marks.ts';
import { circle, type Outline, polygon, polyline, rect, star } from '../drawing/outlines.ts';
import { front, ground, type Plane, turned } from '../drawing/planes.ts';
import { roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod } from '../drawing/shapes.ts';
import { axle, box, drum, edge, plate, sheet } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function posterPrint(plane: Plane, w: number, h: number, look: Look): Drawn {
  return [
    fill(plane, rect(0, 0, w, h), look.main),
    fill(plane, circle(w * 0.5, h * 0.4, w * 0.32), look.second),
    fill(
      plane,
      polygon([
        xy(0, h * 0.66),
        xy(w * 0.34, h * 0.42),
        xy(w * 0.56, h * 0.6),
        xy(w * 0.74, h * 0.5),
        xy(w, h * 0.66),
        xy(w, h * 0.72),
        xy(0, h * 0.72),
      ]),
      tone(look.main, -0.1),
    ),
    fill(plane, circle(w * 0.68, h * 0.26, w * 0.09), look.accent),
    fill(plane, rect(w * 0.1, h * 0.78, w * 0.58, h * 0.05), inkOn(look.main)),
    textLines(plane, { x: w * 0.1, y: h * 0.86, w: w * 0.5, h: h * 0.08 }, 2, inkOn(look.main), 0.8),
    logo(plane, w * 0.86, h * 0.9, w * 0.05, inkOn(look.main), look.seed),
  ];
}

function poster(look: Look): Drawn {
  const [w, h] = [42 * look.w, 59 * look.h];
  const face = front(0, 0, h);
  const roll = (x: number, y: number, colour: string): Drawn => [
    shadow([xy(x - 2.4, y), xy(x + 2.4, y), xy(x + 2.4, y - 26), xy(x - 2.4, y - 26)], 5),
    axle([x + 24, y, 2.6], 2.6, 34, colour, paperWhite),
    line({ origin: [x + 24, y, 2.6], u: [0, -1, 0], v: [0, 0, -1] }, circle(0, 0, 1.4), tone(colour, -0.06), 0.5),
  ];
  return [
    shadow([xy(0, 0), xy(w, 0), xy(w, -2), xy(0, -2)], 30),
    look.has('framed')
      ? [
          plate(front(-2, 1, h + 2), rect(0, 0, w + 4, h + 4), 3, timber),
          fill(front(-0.4, 1, h + 0.4), rect(0, 0, w + 0.8, h + 0.8), paperWhite),
        ]
      : plate(face, rect(0, 0, w, h), 0.5 * look.d, look.stock),
    posterPrint(
      look.has('framed') ? front(2.4, 1, h - 2.4) : face,
      look.has('framed') ? w - 4.8 : w,
      look.has('framed') ? h - 4.8 : h,
      look,
    ),
    surface(face, w, h, look.material, look.main),
    look.has('hanger') && [0, h].map((z) => box([-1.6, -0.6, z - 1], [w + 3.2, 1.8, 2.2], timber)),
    look.has('hanger') && rod([xyz(4, 0, h + 1), xyz(w / 2, 0, h + 9), xyz(w - 4, 0, h + 1)], 0.5, '#5a5148'),
    look.has('rolled') && [roll(w * 0.52, 18, look.main), roll(w * 0.4, 26, look.second)],
  ];
}

function stickerShape(kind: number, r: number, look: Look): Outline {
  if (look.has('round')) return circle(0, 0, r);
  if (look.has('die-cut'))
    return (
      [
        star(0, 0, r * 1.15, 6, 0.6),
        circle(0, 0, r),
        rect(-r * 1.1, -r * 0.8, r * 2.2, r * 1.6, r * 0.8),
        star(0, 0, r * 1.1, 8, 0.85),
      ][kind % 4] ?? []
    );
  return kind % 2 === 0 ? rect(-r, -r, 2 * r, 2 * r, r * 0.25) : circle(0, 0, r);
}

function stickerSheet(look: Look): Drawn {
  const [w, h] = [21 * look.w, 24 * look.h];
  const page = turned(ground(0, 0, 0.4), -8);
  const backing = look.has('transparent') ? '#DCE6E8' : paperWhite;
  const inks = [look.main, look.second, look.accent];
  const r = Math.min(w / 3, h / 4) * 0.4;
  const cells = Array.from({ length: 12 }, (_, i) => ({
    i,
    x: (w * ((i % 3) + 0.5)) / 3,
    y: (h * (Math.floor(i / 3) + 0.5)) / 4,
  }));
  return [
    shadow([xy(0, 0), xy(w, -w * 0.14), xy(w + h * 0.14, h - w * 0.14), xy(h * 0.14, h)], 0.8),
    plate(page, rect(0, 0, w, h, 0.5), 0.4, backing),
    surface(page, w, h, look.has('transparent') ? 'glass' : look.material, backing),
    cells.map(({ i, x, y }) => {
      const at: Plane = { ...page, origin: turnedPoint(page, x, y) };
      const ink = look.has('holographic')
        ? mixColours('#B8A6E0', '#8FD8C8', ((i * 5) % 7) / 6)
        : (inks[i % 3] ?? look.main);
      if (look.has('peeled') && i === 8) return fill(at, stickerShape(i, r, look), tone(backing, -0.07));
      return [
        fill(at, stickerShape(i, r * 1.14, look), look.has('transparent') ? '#F3F8F8' : '#EAE5DA'),
        fill(at, stickerShape(i, r, look), ink),
        logo(at, 0, 0, r * 0.5, inkOn(ink), look.seed + i),
        look.has('holographic') &&
          plain(
            at,
            polygon([xy(-r * 0.2, -r * 0.9), xy(r * 0.2, -r * 0.9), xy(-r * 0.3, r * 0.9), xy(-r * 0.6, r * 0.7)]),
            { fill: '#fff', opacity: 0.35 },
          ),
      ];
    }),
    look.has('peeled') && peeledSticker(w, h, r, look),
  ];
}

const turnedPoint = (plane: Plane, x: number, y: number) =>
  [0, 1, 2].map((i) => (plane.origin[i] ?? 0) + (plane.u[i] ?? 0) * x + (plane.v[i] ?? 0) * y) as unknown as readonly [
    number,
    number,
    number,
  ];

function peeledSticker(w: number, h: number, r: number, look: Look): Drawn {
  const at = turned(front(w * 0.98, h * 1.02, r * 2.1), 6);
  return [
    shadow([xy(w * 0.98, h), xy(w * 0.98 + 2 * r, h)], r * 1.6),
    plate(
      at,
      stickerShape(2, r * 1.5, look).map(({ op, points }) => ({
        op,
        points: points.map(([u, v]) => [u + r, v + r * 0.6] as const),
      })),
      0.2,
      '#ffffff',
    ),
    fill(at, circle(r, r * 0.6, r * 1.1), look.accent),
    logo(at, r, r * 0.6, r * 0.6, inkOn(look.accent), look.seed + 2),
  ];
}

function label(plane: Plane, w: number, h: number, look: Look): Drawn {
  const outline = look.has('round') ? circle(w / 2, h / 2, h / 2) : rect(0, 0, w, h, 0.4);
  const isPrinted = look.has('printed') || look.has('round');
  return [
    fill(plane, outline, isPrinted ? look.main : paperWhite),
    isPrinted
      ? [
          logo(plane, w / 2, h * 0.42, h * 0.22, inkOn(look.main), look.seed),
          line(plane, polyline([xy(w * 0.38, h * 0.78), xy(w * 0.62, h * 0.78)]), inkOn(look.main), h * 0.06),
        ]
      : [
          fill(plane, rect(w * 0.08, h * 0.12, w * 0.4, h * 0.14), look.main),
          textLines(plane, { x: w * 0.08, y: h * 0.34, w: w * 0.5, h: h * 0.24 }, 2, '#1B1F24'),
          barcode(plane, { x: w * 0.08, y: h * 0.64, w: w * 0.8, h: h * 0.26 }, '#1B1F24'),
        ],
  ];
}

function labelRoll(look: Look): Drawn {
  const [r, depth, lw] = [7.5 * look.h, 8 * look.d, 9 * look.w];
  const backing = look.has('transparent') ? '#DDE8EA' : look.material === 'kraft' ? kraftBrown : '#F4EBD2';
  const strip = ground(0, -depth, 0.1);
  const face = front(0, 0, r);
  return [
    shadow([xy(-r * 0.6, 0), xy(r * 0.6, 0), xy(r * 0.6, -depth), xy(-r * 0.6, -depth)], r * 1.4),
    shadow([xy(0, 0), xy(r * 3.4, 0), xy(r * 3.4, -depth), xy(0, -depth)], 0.6),
    fill(strip, rect(0, 0, r * 3.4, depth), backing),
    [0, 1].map((i) =>
      label({ ...strip, origin: [r * 1.15 + i * (lw + 0.9), -depth * 0.92, 0.15] }, lw, depth * 0.84, look),
    ),
    drum(
      [0, 0, r],
      r,
      depth,
      look.has('transparent') ? '#E6EEF0' : mixColours(backing, paperWhite, 0.5),
      mixColours(backing, look.main, 0.08),
    ),
    [0.94, 0.86, 0.78, 0.7, 0.62].map((t) => hairline(face, circle(0, 0, r * t), tone(backing, -0.14), 1.6, 0.7)),
    fill(face, circle(0, 0, r * 0.5), look.main),
    fill(face, circle(0, 0, r * 0.42), kraftBrown),
    fill(face, circle(0, 0, r * 0.35), '#4B3A28'),
    plain(face, circle(r * 0.07, -r * 0.03, r * 0.28), { fill: '#2E2419' }),
  ];
}

function tapeBody(x: number, y: number, r: number, depth: number, colour: string, look: Look): Drawn {
  const face = front(x, y, r);
  return [
    shadow([xy(x - r * 0.5, y), xy(x + r * 0.5, y), xy(x + r * 0.5, y - depth), xy(x - r * 0.5, y - depth)], r * 1.5),
    drum([x, y, r], r, depth, colour, tone(colour, 0.05)),
    look.has('printed') &&
      [-0.6, -0.1].map((t) =>
        logo(
          { origin: [x + r * 0.62, y - depth / 2, r * 1.82 + t], u: [0.8, 0, -0.6], v: [0, 1, 0] },
          t * 5,
          0,
          depth * 0.22,
          inkOn(colour),
          look.seed,
        ),
      ),
    [0.92, 0.84, 0.76].map((t) => hairline(face, circle(0, 0, r * t), tone(colour, -0.12), 1.8, 0.7)),
    fill(face, circle(0, 0, r * 0.68), look.second),
    fill(face, circle(0, 0, r * 0.64), kraftBrown),
    plain(face, circle(0, 0, r * 0.58), { fill: '#6B5132' }),
    plain(face, circle(-r * 0.08, -r * 0.06, r * 0.5), { fill: '#F1E6D2', opacity: 0.3 }),
  ];
}

function tapeRoll(look: Look): Drawn {
  const [r, depth] = [5.5 * look.h, 5 * look.d];
  const colour = look.has('transparent') ? mixColours(look.main, '#EADFC4', 0.6) : look.main;
  const tail = edge(8, (t) => [r * (0.1 + t * 1.7 * look.w), 0, t < 0.8 ? 0.1 : (t - 0.8) * 4] as const);
  return [
    look.has('double') && tapeBody(-r * 1.2, -depth * 2.1, r, depth, look.second, { ...look, second: look.main }),
    sheet(
      tail.map(([x, , z]) => [x, -depth, z] as const),
      tail,
      colour,
    ),
    look.has('printed') &&
      [0.9, 1.35].map((t) => logo(ground(r * t, -depth / 2, 0.15), 0, 0, depth * 0.22, inkOn(colour), look.seed)),
    tapeBody(0, 0, r, depth, colour, look),
    look.has('transparent') && shine(front(-r * 0.5, 0, r * 1.9), r, r * 0.25, 0.3),
    look.has('dispenser') && [
      roundShadow(r * 1.2, 4, 2, 2),
      box([-r * 0.9, 1, 0], [r * 3, 2.4, 1.6], darkSteel),
      box([r * 1.5, 1, 1.6], [r * 0.5, 2.4, 2.6], darkSteel),
      fill(
        front(r * 1.5, 3.4, 4.8),
        polygon(Array.from({ length: 11 }, (_, i) => [(r * 0.5 * i) / 10, i % 2 === 0 ? 0.7 : 0] as const)),
        '#C9CDD0',
      ),
    ],
  ];
}

export const stickers = {
  poster: { details: ['framed', 'rolled', 'hanger'], draw: poster },
  'sticker-sheet': { details: ['round', 'die-cut', 'transparent', 'holographic', 'peeled'], draw: stickerSheet },
  'label-roll': { details: ['round', 'transparent', 'printed'], draw: labelRoll },
  'tape-roll': { details: ['double', 'printed', 'transparent', 'dispenser'], draw: tapeRoll },
} satisfies SceneFamily;
