/**
 * What makes a room pleasant.
 *
 * coffee-machine: beans, capsule, cup
 * plant: tall, hanging, succulent, flowers
 */
import { lightness, paperWhite, steel, tone } from '../drawing/colours.ts';
import { circle, ellipse, type Outline, polyline, rect } from '../drawing/outlines.ts';
import { front, ground } from '../drawing/planes.ts';
import { band, lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, plain, rod, type Shape, tube } from '../drawing/shapes.ts';
import { box, cylinder, roundBox } from '../drawing/solids.ts';
import { project, type V2, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** The tray on which the cup stands, with its grid. */
function dripTray(y: number, w: number, reach: number, look: Look): Drawn {
  const bars = Array.from({ length: 9 }, (_, i) =>
    polyline([xy(1 + (i * (w - 7)) / 8, 1), xy(1 + (i * (w - 7)) / 8, reach - 4)]),
  );
  return [
    fill(ground(2.4, y + 1, 4.1), rect(0, 0, w - 4.8, reach - 3, 1.4), '#1E2226'),
    hairline(ground(2.4, y + 1, 4.2), bars.flat(), '#6B7278', 3),
    coffeeCup(w / 2, y + reach * 0.5, 4.2, look),
  ];
}

/** What stands on top: a hopper of beans, or cups kept warm; capsules lie beside. */
function coffeeTop(w: number, d: number, h: number, look: Look): Drawn {
  if (look.has('capsule')) {
    return [
      rod([xyz(2, d * 0.5, h + 1.6), xyz(w - 2, d * 0.5, h + 1.6)], 2.2, steel),
      [look.accent, look.second, '#D2A951'].map((colour, i) => {
        const [x, y] = [w + 6 + i * 1.5, d * (0.5 + i * 0.26)];
        return [roundShadow(x, y, 2.4, 2), lathe([x, y], [xy(1.8, 0), xy(2.6, 3.4), xy(2.8, 3.6)], colour)];
      }),
    ];
  }
  if (!look.has('beans')) {
    return [0.26, 0.5, 0.74].map((t) => lathe([w * t, d * 0.4], [xy(2.2, h), xy(2.8, h + 4)], paperWhite, '#DCD6C8'));
  }
  return [
    lathe([w / 2, d * 0.4], [xy(w * 0.26, h), xy(w * 0.34, h + 9)], '#5B4636', '#3B2A1E'),
    cylinder([w / 2, d * 0.4, h + 9], w * 0.35, 1.4, '#2B2F33'),
  ];
}

function coffeeMachine(look: Look): Drawn {
  const isCapsule = look.has('capsule');
  const [w, d, h] = [(isCapsule ? 18 : 30) * look.w, 32 * look.d, (isCapsule ? 30 : 38) * look.h];
  const [head, reach] = [h * 0.34, d * 0.44];
  const dark = lightness(look.main) < 0.4 ? tone(look.main, 0.1) : '#2B3035';
  const lines = [...rect(0, 0, w * 0.14, 1.4), ...rect(0, 2.6, w * 0.2, 1.4)];
  return [
    boxShadow(0, 0, w, d, h),
    box([0, 0, 0], [w, d - reach, h - head], look.main),
    fill(front(2, d - reach + 0.05, h - head), rect(0, 0, w - 4, h - head - 4), dark),
    roundBox([0, 0, 0], [w, d, 4], 2.5, look.main),
    dripTray(d - reach, w, reach, look),
    roundBox([0, 0, h - head], [w, d, head], 3.5, look.main),
    [-1.6, 1.6].map((x) => box([w / 2 + x - 0.6, d - reach * 0.5, h - head - 3], [1.2, 2, 3.4], steel)),
    plain(front(w * 0.3, d + 0.1, h - head * 0.22), rect(0, 0, w * 0.4, head * 0.42, 1), { fill: '#14181C' }),
    plain(front(w * 0.34, d + 0.2, h - head * 0.34), lines, { fill: '#E9C98A' }),
    fill(front(w * 0.16, d + 0.1, h - head * 0.42), circle(0, 0, 1.5), look.accent),
    fill(front(w * 0.84, d + 0.1, h - head * 0.42), circle(0, 0, 1.5), steel),
    coffeeTop(w, d, h, look),
    look.has('cup') && [roundShadow(w + 10, d * 0.9, 4, 4), coffeeCup(w + 10, d * 0.9, 0, look)],
  ];
}

const coffeeCup = (x: number, y: number, z: number, look: Look): Drawn => [
  tube(
    [xyz(x + 2.6, y, z + 6), xyz(x + 5.6, y, z + 5.6), xyz(x + 5.2, y, z + 2.6), xyz(x + 2.4, y, z + 2)],
    1,
    look.second,
  ),
  lathe([x, y], [xy(2.3, z), xy(3.4, z + 7)], look.second, paperWhite),
  plain(ground(x, y, z + 6.8), circle(0, 0, 2.8), { fill: '#4A2E1B' }),
  plain(ground(x, y, z + 6.9), ellipse(-0.5, 0.2, 1.3, 0.9), { fill: '#C99B6A' }),
];

const greens = ['#3F6B45', '#5B8A55', '#77A567', '#4C7A4D', '#2F5738'];

/** One leaf as a flat figure on the picture itself: from its stem's end, in a direction, with a lighter half. */
function leaf([x, y]: V2, angle: number, length: number, width: number, colour: string): Shape[] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (u: number, v: number): V2 => [x + c * u * length - s * v * width, y + s * u * length + c * v * width];
  const half = (way: number): Outline => [
    { op: 'M', points: [at(0, 0)] },
    { op: 'C', points: [at(0.25, 0.75 * way), at(0.7, 0.7 * way), at(1, 0)] },
    { op: 'Z', points: [] },
  ];
  return [
    { path: half(1), fill: tone(colour, -0.05) },
    { path: half(-1), fill: tone(colour, 0.04) },
  ];
}

function pot(r: number, h: number, look: Look): Drawn {
  const at = (t: number) => r * (0.72 + 0.28 * t);
  return [
    roundShadow(0, 0, r * 0.8, h),
    lathe([0, 0], [xy(at(0), 0), xy(r, h)], look.main, tone(look.main, -0.06)),
    band([0, 0], [at(0.46), h * 0.46], [at(0.6), h * 0.6], look.second),
    plain(ground(0, 0, h), circle(0, 0, r * 0.88), { fill: '#4A382A' }),
  ];
}

const green = (i: number): string => greens[i % greens.length] ?? '#5B8A55';

/** Rings of thick leaves, the lower ones wider, flattened as the pot's rim is. */
function succulent(r: number, look: Look): Drawn {
  const h = 15 * look.h;
  const [x, y] = project([0, 0, h]);
  const rings = [0, 1, 2].map((row) =>
    Array.from({ length: 10 - row * 3 }, (_, i) => {
      const angle = ((i + row * 0.5) / (10 - row * 3)) * 360 - 90;
      const lift = Math.sin((angle * Math.PI) / 180) < 0 ? -0.5 : 0.2;
      const length = (17 - row * 4.5) * (0.75 + Math.abs(Math.cos((angle * Math.PI) / 180)) * 0.3);
      return { angle, shapes: leaf([x, y - row * 3.4 + lift], angle, length, 5.6 - row, green(i + row)) };
    })
      .toSorted((a, b) => Math.sin((a.angle * Math.PI) / 180) - Math.sin((b.angle * Math.PI) / 180))
      .map(({ shapes }) => shapes),
  );
  return [pot(r, h, look), rings];
}

function plant(look: Look): Drawn {
  const r = 14 * look.w;
  if (look.has('tall')) return tallPlant(r, look);
  if (look.has('succulent')) return succulent(r, look);
  const h = 24 * look.h;
  const [x, y]: V2 = project([0, 0, h]);
  const spread = look.has('hanging')
    ? [-200, -182, -160, -140, -115, -90, -65, -40, -20, 2, 20]
    : [-168, -148, -128, -108, -90, -72, -52, -32, -12];
  const inner = spread.slice(2, -2);
  return [
    look.has('hanging') && [-1, 1].map((way) => rod([xyz(way * r * 0.8, 0, h), xyz(0, 0, 70)], 0.8, '#6A5F52')),
    pot(r, h, look),
    spread.map((angle, i) =>
      leaf([x + Math.cos((angle * Math.PI) / 180) * 4, y], angle, 34 + ((i * 7) % 4) * 5, 9, green(i)),
    ),
    inner.map((angle, i) => leaf([x, y + 1], angle + 9, 24 + (i % 3) * 4, 8, green(i + 2))),
    look.has('flowers') &&
      [xy(-14, -32), xy(8, -40), xy(22, -24), xy(-4, -20)].map(([dx, dy]) =>
        [0, 72, 144, 216, 288].map((a) => leaf([x + dx, y + dy], a, 7, 4, look.accent)),
      ),
  ];
}

function tallPlant(r: number, look: Look): Drawn {
  const h = 26 * look.h;
  const stems = [xy(-5, 74), xy(3, 98), xy(8, 62)];
  return [
    pot(r * 1.15, h, look),
    stems.map(([x, z], s) => {
      const top = project([x * 2, -x, h + z]);
      return [
        rod([xyz(x * 0.6, 0, h - 1), xyz(x * 2, -x, h + z)], 2, '#7A5B3E'),
        [-165, -140, -115, -90, -65, -40, -15, 20, 160].map((angle, i) =>
          leaf(top, angle, 24 + ((i + s) % 3) * 5, 7, green(i + s)),
        ),
      ];
    }),
  ];
}

export const rooms = {
  'coffee-machine': { details: ['beans', 'capsule', 'cup'], draw: coffeeMachine },
  plant: { details: ['tall', 'hanging', 'succulent', 'flowers'], draw: plant },
} satisfies SceneFamily;
