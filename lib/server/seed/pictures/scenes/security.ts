/**
 * Watching over rooms, and who may enter.
 *
 * camera: dome, conference, pair
 * door-lock: keypad, handle, card
 */
import { darkSteel, lightness, steel, timber, tone } from '../drawing/colours.ts';
import { circle, ellipse, polyline, rect } from '../drawing/outlines.ts';
import { front, type Plane } from '../drawing/planes.ts';
import { ball, lathe } from '../drawing/rounds.ts';
import { roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, hairline, line, plain, rod } from '../drawing/shapes.ts';
import { box, cylinder, drum, plate } from '../drawing/solids.ts';
import { surface } from '../drawing/surfaces.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function _ring(cx: number, cy: number, r: number, z: number, from = 0, to = 360): V3[] {
  return Array.from({ length: 15 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 14) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, z] as const;
  });
}

function bullet(x: number, y: number, z: number, look: Look): Drawn {
  const reach = 26 * look.d;
  return [
    plate(front(x - 6, y - 22, z + 16), rect(0, 0, 12, 20, 3), 2, look.second),
    rod([xyz(x, y - 22, z + 6), xyz(x, y - 10, z + 2)], 3.6, look.second),
    drum([x, y + 10, z], 7 * look.w, reach, look.main, tone(look.main, -0.1)),
    plate({ origin: [x - 8, y - 17, z + 8.6], u: [1, 0, 0], v: [0, 1, 0] }, rect(0, 0, 16, 32, 2), 1.2, look.main),
    plain(front(x, y + 10.1, z), circle(0, 0, 5.6), { fill: '#15191D' }),
    plain(front(x, y + 10.2, z), circle(0, 0, 3.2), { fill: '#2C4A5C' }),
    plain(front(x, y + 10.3, z), circle(-1, -1.1, 0.9), { fill: '#D9F0FA' }),
    [30, 90, 150, 210, 270, 330].map((a) =>
      plain(
        front(x, y + 10.3, z),
        circle(Math.cos((a * Math.PI) / 180) * 4.4, Math.sin((a * Math.PI) / 180) * 4.4, 0.5),
        { fill: '#B24A4A' },
      ),
    ),
    plain(front(x, y + 10.3, z), circle(4.6, 4.6, 0.6), { fill: look.accent }),
  ];
}

/** A round eye that looks at the viewer: dark ring, glass, a glint. */
const eye = (x: number, y: number, z: number, r: number): Drawn => [
  plain(front(x, y + 0.1, z), circle(0, 0, r), { fill: '#11161A' }),
  plain(front(x, y + 0.2, z), circle(0, 0, r * 0.62), { fill: '#2C4A5C' }),
  plain(front(x, y + 0.3, z), circle(-r * 0.22, -r * 0.24, r * 0.2), { fill: '#D9F0FA' }),
];

function domeCamera(r: number, look: Look): Drawn {
  const dome = [0, 18, 36, 54, 72, 86].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return xy(r * 0.74 * Math.cos(angle), 7 + r * 0.74 * Math.sin(angle));
  });
  return [
    roundShadow(0, 0, r, 10),
    lathe([0, 0], [xy(r, 0), xy(r, 4), xy(r * 0.84, 7)], look.main),
    lathe([0, 0], dome, '#46525B'),
    eye(0, r * 0.52, 7 + r * 0.46, r * 0.2),
    plain(front(-r * 0.42, r * 0.3, 7 + r * 0.62), ellipse(0, 0, r * 0.12, r * 0.2), { fill: '#ffffff', opacity: 0.4 }),
    plain(front(r * 0.5, r * 0.86, 2.4), circle(0, 0, 0.8), { fill: look.accent }),
  ];
}

function conferenceCamera(look: Look): Drawn {
  return [
    roundShadow(0, 0, 12, 12),
    lathe([0, 0], [xy(12, 0), xy(11, 3)], look.second),
    cylinder([0, 0, 3], 5, 4, darkSteel),
    box([-15, -4, 5], [30, 9, 3], look.main),
    [-13, 10].map((x) => box([x, -4, 8], [3, 9, 15], look.main)),
    ball([0, 0, 16], 10, look.main),
    drum([0, 10.6, 16], 6, 3, '#22272C', '#1A1E22'),
    eye(0, 10.6, 16, 4.2),
    plain(front(12, 5.1, 10), circle(0, 0, 0.8), { fill: look.accent }),
  ];
}

function camera(look: Look): Drawn {
  if (look.has('conference')) return conferenceCamera(look);
  if (look.has('dome')) return domeCamera(15 * look.w, look);
  return [
    shadow([xy(-8, 8), xy(8, 8), xy(8, -20), xy(-8, -20)], 16, 4),
    look.has('pair') && bullet(34, -16, 14, { ...look, main: look.second, second: look.main }),
    bullet(0, 0, 14, look),
  ];
}

/** What opens the door: keys, or a card before a reader. */
function reader(lock: Plane, h: number, look: Look): Drawn {
  const keys = Array.from({ length: 12 }, (_, i) =>
    circle(2.9 + (i % 3) * 3.6, h * 0.12 + Math.floor(i / 3) * 4.4, 0.95),
  );
  if (!look.has('card')) return plain(lock, keys.flat(), { fill: '#DDE9EC' });
  const waves = [0.2, 0.25, 0.3].flatMap((t) => polyline([xy(4.6, h * t), xy(8.4, h * t)]));
  return [
    plain(lock, rect(3.4, h * 0.15, 6.2, 9, 1), { fill: '#2B3238' }),
    plain(lock, waves, { stroke: '#6FCFE0', width: 0.6 }),
  ];
}

function doorLock(look: Look): Drawn {
  const [w, h] = [40 * look.w, 74 * look.h];
  const door = lightness(look.second) < 0.5 ? timber : look.second;
  const face = front(0, 0, h);
  const lock = front(w * 0.36, 3, h * 0.88);
  const [lw, lh, middle] = [13, h * 0.7, w * 0.36 + 6.5];
  const card: Plane = { origin: [w * 0.78, 16, h * 0.58], u: [0.9, -0.1, 0.42], v: [0.2, 0.5, -0.84] };
  return [
    shadow([xy(0, 0), xy(w, 0), xy(w, -4), xy(0, -4)], 22),
    plate(face, rect(0, 0, w, h), 4, door),
    surface(face, w, h, 'wood', door),
    hairline(face, rect(0, 0, w, h), tone(door, -0.16), 2),
    plain(lock, rect(1.6, 2, lw, lh, 4), { fill: '#2A2016', opacity: 0.2 }),
    plate(lock, rect(0, 0, lw, lh, 4), 3, look.main, look.main),
    plain(lock, rect(1, 1, lw - 2, lh * 0.48, 3.2), { fill: '#15191D' }),
    reader(lock, lh, look),
    plain(lock, circle(lw / 2, lh * 0.56, 2.2), { fill: '#22303A' }),
    line(lock, circle(lw / 2, lh * 0.56, 2.2), look.accent, 0.5),
    look.has('keypad')
      ? drum([middle, 8, h * 0.32], 3.6, 5, steel)
      : [
          drum([middle, 7.4, h * 0.34], 2.6, 4, steel),
          rod([xyz(middle, 7.6, h * 0.34), xyz(middle - 15, 7.6, h * 0.34)], look.has('handle') ? 4.8 : 3.4, steel),
        ],
    look.has('card') && plate(card, rect(0, 0, 15, 9.6, 1.2), 0.5, look.accent),
  ];
}

export const security = {
  camera: { details: ['dome', 'conference', 'pair'], draw: camera },
  'door-lock': { details: ['keypad', 'handle', 'card'], draw: doorLock },
} satisfies SceneFamily;
