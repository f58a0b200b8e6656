/**
 * Bags, cups and pouches.
 *
 * paper-bag: twisted-handle, ribbon, die-cut, window, pair
 * paper-cup: lid, sleeve, cold, ripple, stacked
 * pouch: window, valve, spout, zip, flat
 */

import { inkOn, kraftBrown, mixColours, paperWhite, tone } from '../drawing/colours.ts';
import { logo, textLines, wave } from '../drawing/marks.ts';
import { circle, ellipse, type Outline, polygon, polyline, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { band, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod, tube } from '../drawing/shapes.ts';
import { cylinder, sheet } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

const bodyOf = (look: Look): string => (look.material === 'kraft' ? kraftBrown : look.main);
const inkFor = (look: Look): string => (look.material === 'kraft' ? tone(look.main, -0.05) : look.second);

function bagHandle(x: number, y: number, z: number, w: number, look: Look): Drawn {
  const colour = look.has('ribbon') ? look.accent : look.has('twisted-handle') ? '#A9835A' : look.second;
  const width = look.has('ribbon') ? 1.6 : 0.9;
  return tube(
    [
      xyz(x + w * 0.32, y, z - 2.6),
      xyz(x + w * 0.33, y, z + 5),
      xyz(x + w * 0.42, y, z + 9.4),
      xyz(x + w * 0.58, y, z + 9.4),
      xyz(x + w * 0.67, y, z + 5),
      xyz(x + w * 0.68, y, z - 2.6),
    ],
    width,
    colour,
  );
}

function oneBag(x: number, y: number, scaleBy: number, look: Look): Drawn {
  const [w, d, h] = [24 * look.w * scaleBy, 10 * look.d * scaleBy, 30 * look.h * scaleBy];
  const body = bodyOf(look);
  const [face, flank] = [front(x, y + d, h), side(x + w, y + d, h)];
  const hasHandles = !look.has('die-cut');
  return [
    boxShadow(x, y, w, d, h),
    fill(ground(x, y, h * 0.98), rect(0, 0, w, d), tone(body, -0.28)),
    fill(front(x, y, h), rect(0, 0, w, h * 0.1), tone(body, -0.12)),
    hasHandles && bagHandle(x, y + 0.2, h, w, look),
    fill(face, rect(0, 0, w, h), body),
    fill(flank, polygon([xy(0, 0), xy(d * 0.5, h * 0.03), xy(d, 0), xy(d, h), xy(0, h)]), body),
    surface(face, w, h, look.material, body),
    surface(flank, d, h, look.material, body),
    plain(flank, polygon([xy(0, 0), xy(d * 0.5, h * 0.03), xy(d * 0.5, h * 0.72), xy(0, h)]), {
      fill: '#000',
      opacity: 0.07,
    }),
    hairline(
      flank,
      [
        ...polyline([xy(d * 0.5, h * 0.03), xy(d * 0.5, h * 0.72), xy(d, h)]),
        ...polyline([xy(d * 0.5, h * 0.72), xy(0, h)]),
      ],
      tone(body, -0.25),
      1.8,
      0.6,
    ),
    hairline(face, polyline([xy(0, h * 0.1), xy(w, h * 0.1)]), tone(body, -0.12), 1.6, 0.6),
    look.has('window')
      ? [
          fill(face, rect(w * 0.22, h * 0.26, w * 0.56, h * 0.5, w * 0.1), mixColours(look.second, '#E7EEF0', 0.6)),
          shine({ ...face, origin: [x + w * 0.22, y + d, h * 0.74] }, w * 0.56, h * 0.5, 0.3),
        ]
      : bagPrint(face, w, h, look),
    look.has('die-cut') && fill(face, rect(w * 0.34, h * 0.05, w * 0.32, h * 0.06, h * 0.03), tone(body, -0.3)),
    hasHandles && bagHandle(x, y + d + 0.1, h, w, look),
  ];
}

function bagPrint(face: Plane, w: number, h: number, look: Look): Drawn {
  const ink = inkFor(look);
  return [
    logo(face, w * 0.5, h * 0.45, w * 0.2, ink, look.seed),
    fill(face, rect(w * 0.3, h * 0.64, w * 0.4, h * 0.025), ink),
    textLines(face, { x: w * 0.38, y: h * 0.69, w: w * 0.24, h: h * 0.03 }, 1, ink),
    line(face, wave(w * 0.06, h * 0.9, w * 0.88, h * 0.03, 8), ink, h * 0.012),
  ];
}

function paperBag(look: Look): Drawn {
  if (!look.has('pair')) return oneBag(0, 0, 1, look);
  const other = { ...look, main: look.second, second: look.main };
  return [oneBag(20 * look.w, -12, 1, other), oneBag(0, 0, 0.82, look)];
}

function oneCup(x: number, y: number, look: Look): Drawn {
  const [low, high, h] = [2.9 * look.w, 4.1 * look.w, 11 * look.h];
  const body = look.has('cold') ? mixColours(look.main, '#FFFFFF', 0.55) : bodyOf(look);
  const at = (t: number) => low + (high - low) * t;
  const ring = (from: number, to: number, colour: string, out = 0) =>
    band([x, y], [at(from) + out, h * from], [at(to) + out, h * to], colour);
  const sign: Plane = {
    origin: [x + 0.45 * at(0.5), y + 0.89 * at(0.5), h * 0.52],
    u: [0.89, -0.45, 0],
    v: [-0.05, -0.1, -1],
  };
  const cover = look.has('sleeve') ? kraftBrown : look.has('ripple') ? tone(body, -0.05) : look.second;
  return [
    roundShadow(x, y, low, h),
    lathe([x, y], [xy(low, 0), xy(high, h)], body, tone(body, -0.12)),
    look.has('cold') && [
      ring(0.1, 0.72, look.main),
      [0.2, 0.4, 0.6].map((t, i) =>
        plain(sign, rect(-2 + i * 1.3, -1 + t * 2, 1.1, 1.1, 0.3), { fill: '#fff', opacity: 0.35 }),
      ),
    ],
    look.has('ripple') &&
      Array.from({ length: 11 }, (_, i) =>
        ring(0.06 + i * 0.08, 0.1 + i * 0.08, tone(body, i % 2 === 0 ? -0.08 : 0.02), 0.08),
      ),
    (look.has('sleeve') || !(look.has('ripple') || look.has('cold'))) &&
      ring(0.24, 0.74, cover, look.has('sleeve') ? 0.14 : 0.02),
    !look.has('ripple') && logo(sign, 0, 0, low * 0.52, look.has('sleeve') ? look.main : inkOn(cover), look.seed),
    !look.has('lid') && [
      fill(ground(x, y, h), circle(0, 0, high * 1.03), tone(body, 0.02)),
      plain(ground(x, y, h), circle(0, 0, high * 0.93), { fill: tone(body, -0.22) }),
      plain(ground(x, y, h * 0.94), ellipse(-0.1, 0.1, high * 0.84, high * 0.82), {
        fill: look.has('cold') ? look.main : '#5B3A22',
      }),
    ],
    look.has('lid') && cupLid(x, y, h, high, look),
    look.has('cold') && rod([xyz(x + 0.6, y, h * 0.9), xyz(x + 2.2, y - 1, h + 7.5)], 0.7, look.accent),
  ];
}

function cupLid(x: number, y: number, h: number, r: number, look: Look): Drawn {
  const colour = look.has('cold') ? '#E4EBEC' : mixColours(look.main, '#26282B', 0.85);
  return [
    lathe([x, y], [xy(r * 1.07, h), xy(r * 1.07, h + 0.5), xy(r * 1.02, h + 0.6)], colour),
    lathe([x, y], [xy(r * 0.9, h + 0.6), xy(r * 0.84, h + 1.9)], colour),
    fill(ground(x, y, h + 1.95), circle(0, 0, r * 0.7), tone(colour, -0.06)),
    plain(ground(x, y, h + 1.95), ellipse(-r * 0.1, r * 0.5, r * 0.16, r * 0.07), { fill: '#0c0d0f', opacity: 0.6 }),
  ];
}

function paperCup(look: Look): Drawn {
  if (!look.has('stacked')) return [oneCup(0, 0, look)];
  const [low, high, h] = [2.9 * look.w, 4.1 * look.w, 11 * look.h];
  const tower = Array.from({ length: 7 }, (_, i) => {
    const z = i * 1.3;
    return lathe(
      [9, -6],
      [xy(low, z), xy(high, z + h)],
      i % 2 === 0 ? look.second : tone(look.second, -0.03),
      i === 6 ? tone(look.second, -0.2) : look.second,
    );
  });
  return [roundShadow(9, -6, low, h * 1.6), tower, oneCup(0, 0, look)];
}

/** The bulging front of a filled pouch: narrow at the seal, full below, standing on its gusset. */
function pouchOutline(w: number, h: number): Outline {
  return [
    { op: 'M', points: [[0, 0]] },
    { op: 'L', points: [[w, 0]] },
    {
      op: 'C',
      points: [xy(w * 0.99, h * 0.3), xy(w * 1.03, h * 0.62), xy(w, h * 0.97)],
    },
    {
      op: 'C',
      points: [xy(w * 0.75, h * 1.07), xy(w * 0.25, h * 1.07), xy(0, h * 0.97)],
    },
    {
      op: 'C',
      points: [xy(-w * 0.03, h * 0.62), xy(w * 0.01, h * 0.3), xy(0, 0)],
    },
    { op: 'Z', points: [] },
  ];
}

/** Light on the left, shade on the right, the fold of the gusset below, the seal above. */
function pouchForm(face: Plane, w: number, h: number, body: string, look: Look): Drawn {
  const light = [xy(w * 0.04, h * 0.12), xy(w * 0.1, h * 0.12), xy(w * 0.09, h * 0.88), xy(w * 0.03, h * 0.9)];
  const shade = [xy(w * 0.88, h * 0.12), xy(w * 0.99, h * 0.12), xy(w, h * 0.95), xy(w * 0.9, h * 0.98)];
  const gusset = [xy(w * 0.02, h * 0.9), xy(w * 0.5, h * 0.8), xy(w * 0.98, h * 0.9)];
  const zip = [0.1, 0.125].flatMap((t) => polyline([xy(w * 0.01, h * t), xy(w * 0.99, h * t)]));
  return [
    plain(face, polygon(light), { fill: '#fff', opacity: 0.22 }),
    plain(face, polygon(shade), { fill: '#000', opacity: 0.1 }),
    hairline(face, smooth(gusset), tone(body, -0.16), 2.2),
    fill(face, rect(0, 0, w, h * 0.055), tone(body, -0.05)),
    look.has('zip') && hairline(face, zip, tone(body, -0.18), 3),
  ];
}

function pouchLabel(face: Plane, w: number, h: number, look: Look): Drawn {
  const ink = inkFor(look);
  return [
    fill(face, rect(w * 0.14, h * 0.27, w * 0.72, h * 0.4, w * 0.05), ink),
    logo(face, w * 0.5, h * 0.42, w * 0.18, inkOn(ink), look.seed),
    textLines(face, { x: w * 0.32, y: h * 0.57, w: w * 0.38, h: h * 0.06 }, 2, inkOn(ink)),
  ];
}

function pouch(look: Look): Drawn {
  const [w, d, h] = [16 * look.w, 7 * look.d * (look.has('flat') ? 0.4 : 1), 24 * look.h];
  const body = bodyOf(look);
  const face: Plane = { origin: [0, d * 0.35, h], u: [1, 0, 0], v: [0, (d * 0.65) / h, -1] };
  const rear = [xyz(w, d * 0.35, h), xyz(w * 1.01, d * 0.1, h * 0.4), xyz(w, 0, 0)];
  const rim = [xyz(w, d * 0.35, h), xyz(w * 1.02, d * 0.75, h * 0.4), xyz(w, d * 0.97, h * 0.03)];
  return [
    shadow([xy(0, d), xy(0, d * 0.2), xy(w, d * 0.2), xy(w, d), xy(w / 2, d * 1.15)], h * 0.8),
    sheet(rear, rim, tone(body, -0.04), tone(body, -0.04)),
    fill(face, pouchOutline(w, h), body),
    surface(face, w, h, look.material, body),
    pouchForm(face, w, h, body, look),
    look.has('window') ? pouchWindow(face, w, h, look) : pouchLabel(face, w, h, look),
    look.has('valve') && [
      fill(face, circle(w * 0.5, h * 0.19, w * 0.06), tone(body, 0.06)),
      fill(face, circle(w * 0.5, h * 0.19, w * 0.02), tone(body, -0.2)),
    ],
    look.has('spout') && [
      cylinder([w * 0.5, d * 0.35, h], 1.3, 2.4, paperWhite),
      cylinder([w * 0.5, d * 0.35, h + 1.8], 2, 2.2, look.accent),
    ],
    look.has('flat') && fill(face, circle(w * 0.5, h * 0.028, w * 0.03), tone(body, -0.3)),
  ];
}

function pouchWindow(face: Plane, w: number, h: number, look: Look): Drawn {
  const beans = Array.from({ length: 24 }, (_, i) => {
    const row = Math.floor(i / 6);
    const across = 0.25 + ((i % 6) + (row % 2) * 0.5) * 0.094;
    return ellipse(w * across, h * (0.56 + row * 0.062), w * 0.042, w * 0.034);
  });
  return [
    logo(face, w * 0.5, h * 0.28, w * 0.14, inkFor(look), look.seed),
    fill(face, rect(w * 0.16, h * 0.44, w * 0.68, h * 0.36, w * 0.16), '#EFE8DA'),
    fill(face, beans.flat(), look.accent),
    line(face, rect(w * 0.16, h * 0.44, w * 0.68, h * 0.36, w * 0.16), inkFor(look), w * 0.015),
  ];
}

export const vessels = {
  'paper-bag': { details: ['twisted-handle', 'ribbon', 'die-cut', 'window', 'pair'], draw: paperBag },
  'paper-cup': { details: ['lid', 'sleeve', 'cold', 'ripple', 'stacked'], draw: paperCup },
  pouch: { details: ['window', 'valve', 'spout', 'zip', 'flat'], draw: pouch },
} satisfies SceneFamily;
