/**
 * Flat printed things that lie on the table.
 *
 * card-stack: rounded, foil, black-stock, thick, edge-painted, fanned, folded
 * flyer: stack, two-sided, curled, marks
 * letterhead: stack, watermark, pen
 * envelope: windowed, open, padded, string
 */
import { foilGold, inkOn, lightness, paperWhite, tone } from '../drawing/colours.ts';
import { colourBar, logo, photo, registrationMark, textLines } from '../drawing/marks.ts';
import { circle, polygon, polyline, rect } from '../drawing/outlines.ts';
import { ground, moved, type Plane, place, raised, turned } from '../drawing/planes.ts';
import { boxShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain } from '../drawing/shapes.ts';
import { plate } from '../drawing/solids.ts';
import { shine, surface } from '../drawing/surfaces.ts';
import { type V2, xy } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** Where a turned rectangle touches the ground. */
const footprint = (plane: Plane, w: number, h: number): V2[] =>
  ([xy(0, 0), xy(w, 0), xy(w, h), xy(0, h)] as const).map((corner) => {
    const [x, y] = place(plane, corner);
    return [x, y] as const;
  });

function cardFace(plane: Plane, w: number, h: number, look: Look): Drawn {
  const ink = look.has('foil') ? foilGold : look.stock === paperWhite ? look.print : inkOn(look.stock);
  return [
    look.stock === paperWhite && fill(plane, rect(0, 0, w * 0.055, h), look.print),
    logo(plane, w * 0.2, h * 0.3, h * 0.14, ink, look.seed),
    fill(plane, rect(w * 0.36, h * 0.22, w * 0.36, h * 0.09, 0.1), ink),
    textLines(plane, { x: w * 0.36, y: h * 0.34, w: w * 0.26, h: h * 0.09 }, 1, inkOn(look.stock)),
    textLines(plane, { x: w * 0.13, y: h * 0.62, w: w * 0.5, h: h * 0.24 }, 3, inkOn(look.stock)),
  ];
}

function cardBack(plane: Plane, w: number, h: number, look: Look): Drawn {
  const stock = look.stock === paperWhite ? look.main : look.stock;
  const plainInk = lightness(stock) > 0.82 ? look.print : inkOn(stock);
  const ink = look.has('foil') ? foilGold : plainInk;
  return [
    logo(plane, w * 0.5, h * 0.44, h * 0.2, ink, look.seed),
    line(plane, polyline([xy(w * 0.36, h * 0.76), xy(w * 0.64, h * 0.76)]), ink, h * 0.035),
    look.has('foil') && shine(plane, w, h, 0.1),
  ];
}

function cardStack(look: Look): Drawn {
  const [w, h] = [9 * look.w, 5.4 * look.h];
  const thick = look.has('thick') ? 0.34 : 0.16;
  const radius = look.has('rounded') ? 0.75 : 0;
  const edge = look.has('edge-painted') ? look.second : look.stock;
  const back = look.stock === paperWhite ? look.main : look.stock;
  const rise = (look.has('thick') ? 6 : 11) * thick * 1.3 * look.d;
  const outline = rect(0, 0, w, h, radius);
  const stack = ground(0, 0, rise);
  const loose = turned(ground(w * 0.4, h * 1.12, thick), -14);
  const fan = [10, 4].map((angle, i) =>
    turned(ground(-w * 0.12 - i * 0.6, h * 0.5 + i * 0.4, rise + thick * (i + 1)), -angle),
  );
  return [
    boxShadow(0, 0, w, h, rise),
    shadow(footprint(loose, w, h), 0.7),
    plate(stack, outline, rise, edge, back),
    Array.from({ length: Math.round(rise / thick) - 1 }, (_, i) =>
      hairline(
        ground(0, 0, thick * (i + 1)),
        [...polyline([xy(radius, h), xy(w - radius, h)]), ...polyline([xy(w, h - radius), xy(w, radius)])],
        tone(edge, -0.2),
        1.4,
        0.5,
      ),
    ),
    surface(stack, w, h, look.material, back),
    cardBack(stack, w, h, look),
    look.has('fanned') &&
      fan.map((plane) => [plate(plane, outline, thick, edge, look.stock), cardFace(plane, w, h, look)]),
    plate(loose, outline, thick, edge, look.stock),
    surface(loose, w, h, look.material, look.stock),
    cardFace(loose, w, h, look),
    look.has('folded') && line(loose, polyline([xy(0, h / 2), xy(w, h / 2)]), tone(look.stock, -0.12), 0.08),
  ];
}

function flyerFace(plane: Plane, w: number, h: number, look: Look): Drawn {
  return [
    fill(plane, rect(0, 0, w, h), look.stock),
    surface(plane, w, h, look.material, look.stock),
    photo(plane, { x: 0, y: 0, w, h: h * 0.46 }, [look.second, look.main, look.accent]),
    fill(plane, rect(w * 0.08, h * 0.52, w * 0.62, h * 0.055), look.main),
    textLines(plane, { x: w * 0.08, y: h * 0.6, w: w * 0.5, h: h * 0.2 }, 5, inkOn(look.stock)),
    fill(plane, circle(w * 0.8, h * 0.68, w * 0.1), look.accent),
    fill(plane, rect(0, h * 0.88, w, h * 0.12), look.main),
    logo(plane, w * 0.14, h * 0.94, h * 0.035, paperWhite, look.seed),
  ];
}

function flyer(look: Look): Drawn {
  const [w, h] = [15 * look.w, 21 * look.h];
  const layers = look.has('stack') ? 14 : 2;
  const rise = layers * 0.14;
  const main = turned(ground(2, 0, rise), -6);
  const rear = turned(ground(w * 0.5, -h * 0.2, 0.1), 7);
  const rearFace = look.has('two-sided') ? tone(look.main, 0.02) : look.stock;
  return [
    shadow(footprint(rear, w, h), 0.5),
    shadow(footprint({ ...main, origin: [2, 0, 0] }, w, h), rise + 0.4),
    plate(rear, rect(0, 0, w, h), 0.1, look.stock, rearFace),
    look.has('two-sided')
      ? [
          logo(rear, w * 0.62, h * 0.4, w * 0.16, paperWhite, look.seed),
          textLines(rear, { x: w * 0.46, y: h * 0.62, w: w * 0.4, h: h * 0.16 }, 4, paperWhite, 0.8),
        ]
      : flyerFace(rear, w, h, look),
    plate(main, rect(0, 0, w, h), rise, look.stock),
    flyerFace(main, w, h, look),
    look.has('marks') && [
      registrationMark(main, w * 0.5, h * 1.04, w * 0.04, look.main),
      colourBar(main, w * 0.6, h * 1.02, w * 0.05, [look.main, look.second, look.accent]),
    ],
    look.has('curled') && [
      plain(main, polygon([xy(w, h), xy(w * 0.7, h), xy(w, h * 0.78)]), { fill: '#F1EDE4' }),
      fill(main, polygon([xy(w * 0.7, h), xy(w, h * 0.78), xy(w * 0.76, h * 0.83)]), tone(look.stock, -0.06)),
    ],
  ];
}

function letterhead(look: Look): Drawn {
  const [w, h] = [21 * look.w, 29.7 * look.h];
  const rise = look.has('stack') ? 3.2 : 0.5;
  const main = turned(ground(0, 0, rise), -4);
  const rear = turned(ground(w * 0.3, -h * 0.1, 0.2), 9);
  const ink = inkOn(look.stock);
  return [
    shadow(footprint(rear, w, h), 0.5),
    shadow(footprint({ ...main, origin: [0, 0, 0] }, w, h), rise + 0.6),
    plate(rear, rect(0, 0, w, h), 0.2, look.stock, look.print),
    plate(main, rect(0, 0, w, h), rise, look.stock),
    surface(main, w, h, look.material, look.stock),
    look.has('watermark') &&
      [0.16, 0.24].map((r, i) => line(main, circle(w * 0.62, h * 0.62, w * r), look.print, w * 0.03, 0.12 + i * 0.03)),
    logo(main, w * 0.15, h * 0.1, w * 0.065, look.print, look.seed),
    fill(main, rect(w * 0.26, h * 0.08, w * 0.26, h * 0.03), look.print),
    textLines(main, { x: w * 0.7, y: h * 0.065, w: w * 0.21, h: h * 0.06 }, 3, ink),
    line(main, polyline([xy(w * 0.09, h * 0.165), xy(w * 0.91, h * 0.165)]), look.accent, w * 0.008),
    textLines(main, { x: w * 0.09, y: h * 0.24, w: w * 0.3, h: h * 0.06 }, 3, ink, 0.4),
    textLines(main, { x: w * 0.09, y: h * 0.36, w: w * 0.8, h: h * 0.36 }, 12, ink, 0.35),
    fill(main, rect(0, h * 0.95, w, h * 0.05), look.print),
    look.has('pen') && pen(ground(w * 0.62, h * 0.9, rise + 0.6), w * 0.62, look),
  ];
}

const pen = (plane: Plane, length: number, look: Look): Drawn => {
  const at = turned(raised(plane, 0.4), -62);
  return [
    line(at, polyline([xy(0.4, 0.5), xy(length, 0.5)]), '#2A2016', 1.3, 0.18),
    line(at, polyline([xy(0, 0), xy(length, 0)]), look.main, 1.3),
    line(at, polyline([xy(0.3, -0.3), xy(length, -0.3)]), tone(look.main, 0.2), 0.3),
    fill(at, polygon([xy(0, -0.6), xy(0, 0.6), xy(-2, 0)]), look.accent),
  ];
};

function envelope(look: Look): Drawn {
  const [w, h] = [22 * look.w, 11 * look.h];
  const colour = look.material === 'kraft' ? look.stock : look.main;
  const thick = (look.has('padded') ? 1.8 : 0.5) * look.d;
  const rear = turned(ground(w * 0.1, -h * 0.75, thick), 8);
  const main = turned(ground(0, h * 0.25, thick * 1.2), -5);
  const ink = inkOn(colour);
  return [
    shadow(footprint(rear, w, h), 1.2),
    shadow(footprint(main, w, h), thick + 0.6),
    plate(rear, rect(0, 0, w, h, 0.3), thick, tone(colour, -0.03)),
    surface(rear, w, h, look.material, colour),
    envelopeFront(rear, w, h, look, ink),
    look.has('open') && openFlap(main, w, h, look, colour),
    plate(main, rect(0, 0, w, h, 0.3), thick, colour),
    surface(main, w, h, look.material, colour),
    hairline(
      main,
      [...polyline([xy(0, h), xy(w * 0.4, h * 0.52)]), ...polyline([xy(w, h), xy(w * 0.6, h * 0.52)])],
      tone(colour, -0.16),
      2.4,
    ),
    look.has('padded') &&
      [0.25, 0.5, 0.75].map((t) =>
        hairline(main, polyline([xy(w * 0.04, h * t), xy(w * 0.96, h * t)]), tone(colour, -0.1), 2, 0.6),
      ),
    !look.has('open') && closedFlap(main, w, h, look, colour),
  ];
}

function envelopeFront(plane: Plane, w: number, h: number, look: Look, ink: string): Drawn {
  const window = rect(w * 0.08, h * 0.5, w * 0.4, h * 0.28, h * 0.04);
  return [
    logo(plane, w * 0.1, h * 0.18, h * 0.1, look.second, look.seed),
    fill(plane, rect(w * 0.84, h * 0.1, w * 0.1, h * 0.26), look.accent),
    look.has('windowed')
      ? [
          fill(plane, window, '#E9EEF0'),
          textLines(plane, { x: w * 0.11, y: h * 0.54, w: w * 0.32, h: h * 0.2 }, 3, '#1B1F24'),
        ]
      : textLines(plane, { x: w * 0.4, y: h * 0.5, w: w * 0.42, h: h * 0.3 }, 3, ink),
  ];
}

function closedFlap(plane: Plane, w: number, h: number, look: Look, colour: string): Drawn {
  const flap = polygon([xy(0, 0), xy(w, 0), xy(w * 0.56, h * 0.58), xy(w * 0.5, h * 0.62), xy(w * 0.44, h * 0.58)]);
  const low = moved(plane, 0, h * 0.03);
  return [
    plain(low, flap, { fill: '#2A2016', opacity: 0.14 }),
    fill(plane, flap, tone(colour, 0.02)),
    hairline(
      plane,
      polyline([xy(0, 0), xy(w * 0.44, h * 0.58), xy(w * 0.5, h * 0.62), xy(w * 0.56, h * 0.58), xy(w, 0)]),
      tone(colour, -0.16),
      2,
    ),
    fill(plane, circle(w * 0.5, h * 0.5, h * 0.12), look.accent),
    look.has('string')
      ? [
          line(
            plane,
            polyline([xy(w * 0.5, h * 0.5), xy(w * 0.46, h * 0.82), xy(w * 0.54, h * 0.82), xy(w * 0.5, h * 0.5)]),
            '#8A6A45',
            0.25,
          ),
          fill(plane, circle(w * 0.5, h * 0.82, h * 0.1), look.accent),
        ]
      : logo(plane, w * 0.5, h * 0.5, h * 0.055, paperWhite, look.seed),
  ];
}

function openFlap(plane: Plane, w: number, h: number, look: Look, colour: string): Drawn {
  return [
    fill(plane, polygon([xy(0, 0), xy(w, 0), xy(w * 0.56, -h * 0.55), xy(w * 0.44, -h * 0.55)]), tone(colour, -0.05)),
    fill(plane, rect(w * 0.06, -h * 0.34, w * 0.88, h * 0.6), paperWhite),
    fill(plane, rect(w * 0.1, -h * 0.26, w * 0.3, h * 0.06), look.second),
    textLines(plane, { x: w * 0.1, y: -h * 0.16, w: w * 0.7, h: h * 0.14 }, 2, '#1B1F24'),
  ];
}

export const cards = {
  'card-stack': {
    details: ['rounded', 'foil', 'black-stock', 'thick', 'edge-painted', 'fanned', 'folded'],
    draw: cardStack,
  },
  flyer: { details: ['stack', 'two-sided', 'curled', 'marks'], draw: flyer },
  letterhead: { details: ['stack', 'watermark', 'pen'], draw: letterhead },
  envelope: { details: ['windowed', 'open', 'padded', 'string'], draw: envelope },
} satisfies SceneFamily;
