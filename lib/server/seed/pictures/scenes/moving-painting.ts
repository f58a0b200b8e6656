/**
 * Services that move and paint.
 *
 * moving-truck: boxes, van
 * wall-paint: roller, fan, wall
 */
import { inkOn, kraftBrown, mixColours, paperWhite, steel, tone } from '../drawing/colours.ts';
import { logo } from '../drawing/marks.ts';
import { circle, polygon, rect, smooth } from '../drawing/outlines.ts';
import { front, ground, type Plane, side } from '../drawing/planes.ts';
import { lathe } from '../drawing/rounds.ts';
import { boxShadow, roundShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, plain, rod, tube } from '../drawing/shapes.ts';
import { axle, box, drum, edge, plate, prism, sheet } from '../drawing/solids.ts';
import { type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

function wheel(x: number, y: number, r: number): Drawn {
  return [
    drum([x, y, r], r, 9, '#23272B', '#2B2F34'),
    fill(front(x, y + 0.1, r), circle(0, 0, r * 0.56), steel),
    fill(front(x, y + 0.2, r), circle(0, 0, r * 0.2), '#3A3F45'),
  ];
}

/** Where the driver sits, with windows, lamps and bumper; `w` is where it begins. */
function driverCab(w: number, d: number, isVan: boolean, look: Look): Drawn {
  const plane = front(w, d, 64);
  const nose = w + (isVan ? 43 : 40);
  const profile = isVan
    ? [xy(0, 0), xy(16, 0), xy(33, 24), xy(42, 28), xy(43, 50), xy(0, 50)]
    : [xy(0, 0), xy(24, 0), xy(36, 24), xy(40, 28), xy(40, 50), xy(0, 50)];
  const screen: Plane = {
    origin: [w + (isVan ? 16 : 24), d, 64],
    u: [0, -1, 0],
    v: isVan ? [0.58, 0, -0.815] : [0.447, 0, -0.894],
  };
  return [
    prism(plane, polygon(profile), [0, -d, 0], look.main),
    fill(plane, polygon([xy(4, 5), xy(isVan ? 14 : 22, 5), xy(isVan ? 26 : 31, 24), xy(4, 24)]), '#2C4450'),
    plain(screen, rect(3, 3, d - 6, 21, 2), { fill: '#3D5C6B' }),
    hairline(plane, rect(2, 3, 30, 44, 2), tone(look.main, -0.16), 2),
    fill(plane, rect(6, 29, 6, 2, 1), '#2B2F34'),
    fill(side(nose, d, 32), [...rect(4, 3, 9, 5, 1), ...rect(d - 13, 3, 9, 5, 1)], '#FFE9B0'),
    fill(side(nose, d, 22), rect(2, 0, d - 4, 6, 1), '#2B2F34'),
  ];
}

function truckPrint(plane: Plane, w: number, h: number, body: string, look: Look): Drawn {
  const ink = inkOn(body) === paperWhite ? paperWhite : look.main;
  return [
    fill(plane, rect(0, h * 0.66, w, h * 0.12), look.accent),
    logo(plane, w * 0.34, h * 0.34, h * 0.2, ink, look.seed),
    fill(plane, rect(w * 0.54, h * 0.26, w * 0.3, h * 0.07), ink),
    fill(plane, rect(w * 0.54, h * 0.4, w * 0.22, h * 0.05), inkOn(body), 0.5),
  ];
}

/** Boxes that wait beside the truck: place and side of each; the last stands on the others. */
const waitingBoxes = (d: number): Drawn =>
  [xyz(10, 26, 22), xyz(34, 30, 16), xyz(13, 29, 14)].map(([x, y, s], i) => {
    const z = i === 2 ? 20 : 0;
    return [
      z === 0 && boxShadow(x, d + y, s, s, s),
      box([x, d + y, z], [s, s * 0.9, s * 0.9], kraftBrown),
      fill(ground(x, d + y + s * 0.36, z + s * 0.9), rect(0, 0, s, s * 0.16), '#E4CFA6'),
    ];
  });

function movingTruck(look: Look): Drawn {
  const isVan = look.has('van');
  const [w, d, h] = [(isVan ? 86 : 104) * look.w, 56 * look.d, (isVan ? 50 : 72) * look.h];
  const body = isVan ? look.main : look.second;
  const wheels = [w * 0.2, w + 22];
  return [
    boxShadow(0, 0, w + 40, d, 46),
    wheels.map((x) => wheel(x, 8, 11)),
    box([4, 4, 9], [w + 30, d - 8, 6], '#2B2F34'),
    driverCab(w, d, isVan, look),
    box([0, 0, 14], [w, d, h], body),
    truckPrint(front(0, d, 14 + h), w, h, body, look),
    wheels.map((x) => wheel(x, d + 0.6, 11)),
    look.has('boxes') && waitingBoxes(d),
  ];
}

function paintTin(x: number, y: number, r: number, h: number, colour: string, look: Look): Drawn {
  return [
    roundShadow(x, y, r, h),
    lathe([x, y], [xy(r, 0), xy(r, h)], steel, steel),
    lathe([x, y], [xy(r * 1.01, h * 0.18), xy(r * 1.01, h * 0.86)], paperWhite, null),
    lathe([x, y], [xy(r * 1.01, h * 0.18), xy(r * 1.01, h * 0.5)], colour, null),
    lathe([x, y], [xy(r * 1.04, h * 0.94), xy(r * 1.04, h)], steel, '#9aa0a5'),
    plain(ground(x, y, h), circle(0, 0, r * 0.9), { fill: colour }),
    plain(
      ground(x, y, h + 0.1),
      smooth([xy(-r * 0.6, -r * 0.1), xy(-r * 0.1, -r * 0.5), xy(r * 0.5, -r * 0.3), xy(r * 0.1, -r * 0.1)], true),
      { fill: '#fff', opacity: 0.2 },
    ),
    logo(
      { origin: [x + r * 0.45, y + r * 0.9, h * 0.68], u: [0.9, -0.45, 0], v: [0, 0, -1] },
      0,
      0,
      r * 0.2,
      look.accent,
      look.seed,
    ),
    tube(
      [
        xyz(x - r, y, h * 0.86),
        xyz(x - r * 0.9, y + r * 0.9, h * 0.5),
        xyz(x + r * 0.2, y + r * 1.25, h * 0.36),
        xyz(x + r * 0.96, y + r * 0.5, h * 0.7),
      ],
      r * 0.06,
      '#5A6168',
    ),
  ];
}

function wallPaint(look: Look): Drawn {
  const [r, h] = [15 * look.w, 30 * look.h];
  return [
    look.has('wall') && paintedWall(look),
    look.has('fan') ? colourFan(look) : [paintTin(r * 1.7, -r * 1.6, r * 0.86, h * 0.82, look.second, look)],
    paintTin(0, 0, r, h, look.main, look),
    look.has('roller') && roller(r * 1.3, r * 1.1, look),
  ];
}

function paintedWall(look: Look): Drawn {
  const face = front(-34, -42, 92);
  return [
    plate(face, rect(0, 0, 120, 92), 4, '#ECE6DA'),
    fill(face, polygon([xy(0, 0), xy(78, 0), xy(76, 30), xy(82, 58), xy(74, 92), xy(0, 92)]), look.main),
    fill(front(-34, -41.9, 6), rect(0, 0, 120, 6), paperWhite),
  ];
}

const colourFan = (look: Look): Drawn =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((-62 + i * 17) * Math.PI) / 180;
    const plane: Plane = {
      origin: [30, 18, 0.6 + i * 0.25],
      u: [Math.cos(angle), Math.sin(angle), 0],
      v: [-Math.sin(angle), Math.cos(angle), 0],
    };
    return [
      plate(plane, rect(-3, -4, 42, 8, 1), 0.3, paperWhite),
      [0, 1, 2, 3].map((j) =>
        fill(
          plane,
          rect(2 + j * 9, -3.2, 8, 6.4),
          mixColours(i < 3 ? look.main : look.second, paperWhite, j * 0.2 + (i % 3) * 0.07),
        ),
      ),
    ];
  });

function roller(x: number, y: number, look: Look): Drawn {
  const swath = edge(3, (t) => [x + 6, y + 3 + t * 12, 0.1] as V3);
  return [
    sheet(
      swath,
      swath.map(([a, b, c]) => [a + 24, b - 1, c] as const),
      look.main,
    ),
    shadow([xy(x + 4, y), xy(x + 32, y), xy(x + 32, y + 4), xy(x + 4, y + 4)], 4),
    tube(
      [
        xyz(x + 32, y + 1, 5),
        xyz(x + 37, y + 1, 5),
        xyz(x + 37, y + 6, 7),
        xyz(x + 20, y + 14, 11),
        xyz(x + 18, y + 17, 12),
      ],
      1.4,
      steel,
    ),
    axle([x + 32, y + 1, 4.6], 4.6, 27, look.main, '#D9CDB8'),
    rod([xyz(x + 18, y + 17, 12), xyz(x + 8, y + 34, 17)], 4, look.accent),
  ];
}

export const movingPainting = {
  'moving-truck': { details: ['boxes', 'van'], draw: movingTruck },
  'wall-paint': { details: ['roller', 'fan', 'wall'], draw: wallPaint },
} satisfies SceneFamily;
