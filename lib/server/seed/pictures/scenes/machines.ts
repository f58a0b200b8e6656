/**
 * Machines that take paper.
 *
 * printer: floor, colour, label, open
 * scanner: feeder, open
 * shredder: large, bin
 * laminator: sheet
 * toner: set, boxed
 */

import { darkSteel, inkColour, lightness, mixColours, paperWhite, steel, tone } from '../drawing/colours.ts';
import { photo, textLines } from '../drawing/marks.ts';
import { circle, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, type Plane, side, tipped } from '../drawing/planes.ts';
import { boxShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain } from '../drawing/shapes.ts';
import { axle, box, plate, roundBox } from '../drawing/solids.ts';
import { xy } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** A small lit display with two keys, as most office machines have. */
function controls(plane: Plane, w: number, h: number, look: Look): Drawn {
  return [
    fill(plane, rect(0, 0, w, h, h * 0.15), '#22272C'),
    plain(plane, rect(w * 0.06, h * 0.14, w * 0.55, h * 0.72), { fill: mixColours(look.accent, '#9AD0D6', 0.75) }),
    plain(plane, rect(w * 0.12, h * 0.3, w * 0.3, h * 0.14), { fill: '#ffffff', opacity: 0.8 }),
    plain(plane, circle(w * 0.82, h * 0.5, h * 0.22), { fill: look.accent }),
  ];
}

function paperAt(plane: Plane, w: number, h: number, look: Look): Drawn {
  return [
    plate(plane, rect(0, 0, w, h), 0.4, paperWhite),
    look.has('colour')
      ? photo(plane, { x: w * 0.1, y: h * 0.2, w: w * 0.8, h: h * 0.5 }, ['#BFE0EA', '#2E8B6F', '#F2B441'])
      : textLines(plane, { x: w * 0.12, y: h * 0.14, w: w * 0.76, h: h * 0.7 }, 5, inkColour, 0.4),
  ];
}

function printer(look: Look): Drawn {
  if (look.has('floor')) return floorPrinter(look);
  const isLabel = look.has('label');
  const [w, d, h] = [(isLabel ? 24 : 46) * look.w, (isLabel ? 26 : 36) * look.d, (isLabel ? 18 : 24) * look.h];
  const dark = lightness(look.main) < 0.5 ? tone(look.main, -0.08) : darkSteel;
  const rear = tipped({ origin: [w * 0.18, 7, h + 15], u: [1, 0, 0], v: [0, 0, -1] }, 14);
  return [
    boxShadow(0, 0, w, d, h),
    !isLabel && [
      plate({ ...rear, origin: [w * 0.15, 5, h + 10] }, rect(0, 0, w * 0.7, 12), 0.8, dark),
      plate(rear, rect(0, 0, w * 0.62, 20), 0.5, paperWhite),
    ],
    roundBox([0, 0, 0], [w, d, h * 0.62], 4, look.main),
    roundBox([0.6, 0.6, h * 0.62], [w - 1.2, d - 1.2, 1.2], 3.6, dark),
    roundBox([0, 0, h * 0.66], [w, d - 2, h * 0.34], 4, look.main),
    fill(front(w * 0.1, d + 0.05, h * 0.52), rect(0, 0, w * 0.8, h * 0.26, 1), '#17191C'),
    look.has('open') && [
      plate(
        tipped({ origin: [2, 6, h + 0.4], u: [1, 0, 0], v: [0, 0, 1] }, -20),
        rect(0, 0, w - 4, d * 0.6),
        1.6,
        look.main,
        tone(look.main, -0.05),
      ),
    ],
    isLabel
      ? paperAt({ origin: [w * 0.2, d, h * 0.42], u: [1, 0, 0], v: [0, 0.75, -0.5] }, w * 0.6, 13, look)
      : paperAt(ground(w * 0.18, d - 1, h * 0.3), w * 0.64, 15, look),
    !isLabel && box([w * 0.14, d, h * 0.16], [w * 0.72, 17, 1.2], dark),
    !isLabel && paperAt(ground(w * 0.18, d - 1, h * 0.16 + 1.4), w * 0.64, 15, look),
    line(ground(4, 4, h + 0.1), rect(0, 0, w - 8, d * 0.6, 3), tone(look.main, -0.07), 0.5),
    controls({ origin: [w * 0.6, d - 8, h + 0.2], u: [1, 0, 0], v: [0, 1, 0] }, w * 0.34, 5, look),
    look.has('colour') &&
      ['#2BA6C9', '#D0438A', '#EBC52F', '#26292D'].map((c, i) =>
        fill(front(w * 0.08 + i * 3, d - 1.9, h * 0.86), rect(0, 0, 2.2, 2.2), c),
      ),
    !isLabel && hairline(front(0, d, h * 0.12), polyline([xy(4, 0), xy(w - 4, 0)]), tone(look.main, -0.18), 2),
  ];
}

function floorPrinter(look: Look): Drawn {
  const [w, d, h] = [60 * look.w, 58 * look.d, 96 * look.h];
  const face = front(0, d, h * 0.52);
  const dark = '#2A2F34';
  return [
    boxShadow(0, 0, w, d, h * 0.8),
    box([0, 0, 3], [w, d, h * 0.5], look.main),
    [0, 1, 2].map((i) => [
      hairline(face, rect(2, 2 + i * h * 0.16, w - 4, h * 0.15), tone(look.main, -0.18), 2),
      fill(face, rect(w * 0.36, h * 0.05 + i * h * 0.16, w * 0.28, h * 0.025, 1), dark),
    ]),
    box([0, 0, h * 0.52], [w, d - 16, h * 0.18], dark),
    box([0, 0, h * 0.52], [w * 0.2, d, h * 0.18], look.main),
    fill(ground(w * 0.2, d - 16, h * 0.525), rect(0, 0, w * 0.8, 16), '#1B1E22'),
    paperAt(ground(w * 0.3, d - 15, h * 0.535), w * 0.5, 17, look),
    box([0, 0, h * 0.7], [w, d, h * 0.12], look.main),
    box([w * 0.04, 2, h * 0.82], [w * 0.92, d - 10, h * 0.09], tone(look.main, 0.02)),
    box([w * 0.1, 8, h * 0.91], [w * 0.6, d * 0.4, 5], dark),
    plate(
      tipped({ origin: [w * 0.14, d * 0.34, h * 0.94 + 5], u: [1, 0, 0], v: [0, 1, 0] }, -14),
      rect(0, -6, w * 0.5, 20),
      0.5,
      paperWhite,
    ),
    controls(tipped(front(w * 0.52, d + 4, h * 0.86), 40), w * 0.44, 10, look),
    look.has('colour') &&
      ['#2BA6C9', '#D0438A', '#EBC52F', '#26292D'].map((c, i) =>
        fill(front(w * 0.06 + i * 5, d, h * 0.79), rect(0, 0, 3.6, 3.6), c),
      ),
  ];
}

function scanner(look: Look): Drawn {
  const [w, d, h] = [44 * look.w, 32 * look.d, 7 * look.h];
  if (look.has('feeder')) return feedScanner(look);
  const lid = tipped({ origin: [0, 1, h], u: [1, 0, 0], v: [0, 0, 1] }, -22);
  const bed = ground(0, 0, h);
  return [
    boxShadow(0, 0, w, d, h),
    roundBox([0, 0, 0], [w, d, h], 3, look.main),
    look.has('open')
      ? [
          fill(bed, rect(3, 3, w - 14, d - 6, 1), '#22303A'),
          plain(bed, rect(4, 6, w - 16, 1.4), { fill: '#BFF1EA' }),
          plate(lid, rect(0, 0, w, d), 2, look.main, paperWhite),
        ]
      : [
          roundBox([0, 0, h], [w * 0.86, d, 2.4], 3, tone(look.main, 0.03)),
          line(ground(0, 0, h + 2.4), rect(3, 3, w * 0.86 - 6, d - 6, 2), tone(look.main, -0.07), 0.4),
          plain(front(2, d, h + 0.2), rect(0, 0, w * 0.82, 0.7), { fill: '#8FE3D6' }),
        ],
    !look.has('open') && paperAt(ground(w * 0.3, d * 0.5, h + 2.8), w * 0.44, d * 0.7, look),
    [0.3, 0.5, 0.7].map((t, i) =>
      plain(ground(w * 0.93, d * t, h + 0.1), circle(0, 0, 1.2), { fill: i === 0 ? look.accent : '#5A6168' }),
    ),
  ];
}

function feedScanner(look: Look): Drawn {
  const [w, d, h] = [32 * look.w, 18 * look.d, 20 * look.h];
  const tray: Plane = { origin: [3, 2, h + 16], u: [1, 0, 0], v: [0, 0.3, -0.95] };
  return [
    boxShadow(0, 0, w, d, h),
    plate(tray, rect(0, 0, w - 6, 22), 1, darkSteel),
    paperAt({ ...tray, origin: [6, 3, h + 20] }, w - 12, 24, look),
    roundBox([0, 0, 0], [w, d, h * 0.45], 4, tone(look.main, -0.03)),
    roundBox([0, 1, h * 0.45], [w, d - 3, h * 0.55], 4, look.main),
    fill(front(3, d - 1.9, h * 0.42), rect(0, 0, w - 6, 3), '#191C1F'),
    paperAt(ground(5, d - 2, 1), w - 10, 14, look),
    controls(front(w * 0.58, d - 1.8, h * 0.86), w * 0.32, 5, look),
  ];
}

function shredder(look: Look): Drawn {
  const isLarge = look.has('large');
  const [w, d, h] = [(isLarge ? 48 : 36) * look.w, (isLarge ? 40 : 26) * look.d, (isLarge ? 84 : 54) * look.h];
  const head = h * 0.24;
  const strips = Array.from({ length: 11 }, (_, i) =>
    polyline([
      xy(w * 0.2 + (i * w * 0.58) / 10, 2),
      xy(w * 0.2 + (i * w * 0.58) / 10 + (i % 3) - 1, h * (0.24 + ((i * 7) % 5) * 0.035)),
    ]),
  ).flat();
  return [
    boxShadow(0, 0, w, d, h),
    box([1, 1, 0], [w - 2, d - 2, h - head], tone(look.second, -0.02)),
    fill(
      front(w * 0.1, d - 0.9, h - head - 3),
      rect(0, 0, w * 0.8, (h - head) * 0.7, 3),
      look.has('bin') ? '#31373C' : mixColours('#2A3035', '#8AA0A8', 0.3),
    ),
    line(front(0, d - 0.8, h - head - 1), strips, paperWhite, 1.6),
    fill(front(w * 0.36, d - 0.9, h * 0.16), rect(0, 0, w * 0.28, 3, 1.5), '#1B1E22'),
    roundBox([0, 0, h - head], [w, d, head], 4, look.main),
    plain(ground(w * 0.12, d * 0.5, h + 0.1), rect(0, 0, w * 0.76, 2.6, 1), { fill: '#111417' }),
    plate(front(w * 0.2, d * 0.5 + 1.2, h + 22), rect(0, 0, w * 0.6, 22), 0.3, paperWhite),
    textLines(front(w * 0.2, d * 0.5 + 1.3, h + 22), { x: w * 0.07, y: 3, w: w * 0.46, h: 15 }, 5, inkColour, 0.45),
    controls(ground(w * 0.62, d * 0.7, h + 0.2), w * 0.26, d * 0.17, look),
    look.has('bin') && [
      box([w * 0.2, d - 1, h * 0.05], [w * 0.6, 5, h * 0.5], look.second),
      fill(front(w * 0.4, d + 4, h * 0.5), rect(0, 0, w * 0.2, 2, 1), '#1B1E22'),
    ],
    isLarge && [0.12, 0.88].map((t) => fill(front(w * t, d, 0), circle(0, 0, 2.6), '#1B1E22')),
  ];
}

function laminator(look: Look): Drawn {
  const [w, d, h] = [46 * look.w, 17 * look.d, 12 * look.h];
  const film: Plane = { origin: [w * 0.16, d - 1, h * 0.5], u: [1, 0, 0], v: [0, 0.96, -0.2] };
  return [
    boxShadow(0, 0, w, d, h),
    plate(
      tipped({ origin: [w * 0.16, -8, h * 1.35], u: [1, 0, 0], v: [0, 1, 0] }, -30),
      rect(0, 0, w * 0.66, 12),
      0.3,
      paperWhite,
    ),
    roundBox([0, 0, 0], [w, d, h * 0.5], 4, tone(look.main, -0.06)),
    roundBox([0, 0, h * 0.5], [w, d, h * 0.5], 5, look.main),
    fill(front(w * 0.1, d + 0.05, h * 0.62), rect(0, 0, w * 0.74, 2.2, 1), '#14171A'),
    plate(film, rect(0, 0, w * 0.62, 24, 1.4), 0.4, '#E4EEF0'),
    fill(film, rect(2, 1, w * 0.62 - 4, 20), paperWhite),
    photo(film, { x: 3.4, y: 3, w: w * 0.62 - 6.8, h: 9 }, [look.second, look.main, look.accent]),
    textLines(film, { x: 3.4, y: 13.4, w: w * 0.4, h: 6 }, 3, inkColour, 0.45),
    look.has('sheet') && [
      plate(ground(w * 0.3, d + 20, 0.4), rect(0, 0, w * 0.6, 18, 1.4), 0.4, '#E4EEF0'),
      fill(ground(w * 0.3 + 2, d + 22, 0.4), rect(0, 0, w * 0.6 - 4, 14), look.second),
    ],
    controls(ground(w * 0.74, d * 0.3, h + 0.1), w * 0.2, d * 0.3, look),
    [0.2, 0.3, 0.4].map((t) =>
      plain(ground(w * t, d * 0.34, h + 0.1), rect(0, 0, w * 0.05, d * 0.36, 1), { fill: tone(look.main, -0.12) }),
    ),
  ];
}

function cartridge(x: number, y: number, z: number, w: number, colour: string, body: string): Drawn {
  return [
    boxShadow(x, y, w, 11, 8),
    box([x, y, z], [w, 11, 6.5], body),
    box([x + 1, y + 1.5, z + 6.5], [w - 2, 6, 2.4], tone(body, 0.04)),
    fill(ground(x + w * 0.28, y + 2.4, z + 9), rect(0, 0, w * 0.44, 4), colour),
    fill(front(x + w * 0.1, y + 11, z + 5.2), rect(0, 0, w * 0.8, 2.6), colour),
    axle([x + w + 1.6, y + 7.4, z + 3.3], 2.6, 1.8, steel, tone(colour, -0.04)),
    fill(side(x + w + 1.6, y + 7.4, z + 3.3), circle(0, 0, 1.1), '#22262A'),
    plain(front(x, y + 11, z + 1.4), rect(0.8, 0, w - 1.6, 0.8), { fill: '#0f1214', opacity: 0.7 }),
  ];
}

function toner(look: Look): Drawn {
  const w = 32 * look.w;
  const body = '#33383E';
  const inks = [look.main, look.second, look.accent, '#26292D'];
  if (look.has('set')) return inks.map((ink, i) => cartridge(i * 6, i * 13, 0, w, ink, body));
  return [
    look.has('boxed') && [
      boxShadow(0, -18, w + 4, 13, 17),
      box([0, -18, 0], [w + 4, 13, 17], look.main),
      fill(front(2, -4.9, 14), rect(0, 0, w * 0.5, 3), paperWhite),
      fill(front(2, -4.9, 8), rect(0, 0, w + 0, 5), look.second),
      fill(front(w * 0.76, -4.8, 15), circle(0, 2.6, 2.6), look.accent),
    ],
    cartridge(2, 2, 0, w, look.main, body),
  ];
}

export const machines = {
  printer: { details: ['floor', 'colour', 'label', 'open'], draw: printer },
  scanner: { details: ['feeder', 'open'], draw: scanner },
  shredder: { details: ['large', 'bin'], draw: shredder },
  laminator: { details: ['sheet'], draw: laminator },
  toner: { details: ['set', 'boxed'], draw: toner },
} satisfies SceneFamily;
