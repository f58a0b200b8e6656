/**
 * Folded and bound print.
 *
 * folded-brochure: bi-fold, z-fold, gate-fold, accordion (three panels when none is named)
 * booklet: stapled, spiral, hardcover, open
 * notebook: spiral, elastic, pen, open, leather
 * calendar: wall, tear-off (stands on a desk when none is named)
 */
import { inkOn, mixColours, paperWhite, steel, tone } from '../drawing/colours.ts';
import { grid, logo, photo, textLines } from '../drawing/marks.ts';
import { arcPoints, circle, polyline, rect } from '../drawing/outlines.ts';
import { front, ground, moved, type Plane, tipped } from '../drawing/planes.ts';
import { boxShadow, shadow } from '../drawing/shadows.ts';
import { type Drawn, fill, hairline, line, plain, rod } from '../drawing/shapes.ts';
import { between, box, plate, prism } from '../drawing/solids.ts';
import { surface } from '../drawing/surfaces.ts';
import { type V2, type V3, xy, xyz } from '../drawing/vectors.ts';
import type { Look, SceneFamily } from '../look.ts';

/** Where the folds of a standing brochure touch the table. */
function foldLine(look: Look, w: number): V2[] {
  const deep = w * 0.42;
  if (look.has('bi-fold')) return [xy(0, deep), xy(w * 1.25, 0), xy(w * 2.5, deep)];
  if (look.has('gate-fold')) return [xy(-w * 0.62, deep * 1.3), xy(0, 0), xy(w * 1.5, 0), xy(w * 2.2, deep)];
  const panels = look.has('accordion') ? 6 : look.has('z-fold') ? 4 : 3;
  return Array.from(
    { length: panels + 1 },
    (_, i) => [i * w * (panels > 4 ? 0.62 : 0.88), i % 2 === 0 ? deep : 0] as const,
  );
}

function panelPrint(plane: Plane, w: number, h: number, look: Look, kind: number): Drawn {
  const ink = inkOn(look.stock);
  if (kind % 3 === 0) {
    return [
      fill(plane, rect(0, 0, w, h), look.main),
      logo(plane, w * 0.5, h * 0.3, w * 0.22, paperWhite, look.seed),
      textLines(plane, { x: w * 0.2, y: h * 0.5, w: w * 0.6, h: h * 0.12 }, 2, paperWhite, 0.9),
      fill(plane, rect(0, h * 0.8, w, h * 0.06), look.accent),
    ];
  }
  if (kind % 3 === 1) {
    return [
      photo(plane, { x: 0, y: 0, w, h: h * 0.4 }, [look.second, look.main, look.accent]),
      fill(plane, rect(w * 0.12, h * 0.47, w * 0.6, h * 0.05), look.main),
      textLines(plane, { x: w * 0.12, y: h * 0.56, w: w * 0.76, h: h * 0.36 }, 8, ink, 0.4),
    ];
  }
  return [
    fill(plane, rect(w * 0.12, h * 0.08, w * 0.5, h * 0.05), look.accent),
    textLines(plane, { x: w * 0.12, y: h * 0.18, w: w * 0.76, h: h * 0.3 }, 7, ink, 0.4),
    fill(plane, rect(w * 0.12, h * 0.55, w * 0.34, h * 0.18), look.second),
    fill(plane, rect(w * 0.54, h * 0.55, w * 0.34, h * 0.18), look.main),
    textLines(plane, { x: w * 0.12, y: h * 0.79, w: w * 0.76, h: h * 0.13 }, 3, ink, 0.4),
  ];
}

function foldedBrochure(look: Look): Drawn {
  const [w, h] = [10 * look.w, 21 * look.h];
  const folds = foldLine(look, w);
  const panels = folds.slice(1).map((to, i): { plane: Plane; width: number; depth: number; kind: number } => {
    const from = folds[i] ?? to;
    const plane = between([from[0], from[1], h], [to[0], to[1], h], [0, 0, -1]);
    return {
      plane,
      width: Math.hypot(to[0] - from[0], to[1] - from[1]),
      depth: from[1] + to[1] + (from[0] + to[0]) * 0.5,
      kind: i,
    };
  });
  return [
    shadow(folds, 9, 0.5),
    (look.has('gate-fold') ? panels.toSorted((a, b) => a.depth - b.depth) : panels).map(({ plane, width, kind }) => [
      fill(plane, rect(0, 0, width, h), look.stock),
      surface(plane, width, h, look.material, look.stock),
      panelPrint(plane, width, h, look, kind),
      hairline(plane, polyline([xy(0, 0), xy(0, h)]), '#ffffff', 2, 0.5),
    ]),
  ];
}

function spiralAlong(plane: Plane, length: number, radius: number, count: number): Drawn {
  return Array.from({ length: count }, (_, i) => {
    const at = (length * (i + 0.5)) / count;
    return [
      plain(plane, circle(radius * 1.5, at, radius * 0.45), { fill: '#3a3f45', opacity: 0.7 }),
      line(
        plane,
        arcPoints(radius * 0.2, at, radius * 1.3, 0, -200, 8).map((point, j) => ({
          op: j === 0 ? 'M' : 'L',
          points: [point],
        })),
        '#6B7278',
        radius * 0.42,
      ),
    ];
  });
}

function coverPrint(plane: Plane, w: number, h: number, look: Look): Drawn {
  return [
    fill(plane, rect(0, h * 0.52, w, h * 0.34), look.second),
    photo(plane, { x: 0, y: h * 0.52, w, h: h * 0.34 }, [look.second, tone(look.main, 0.05), look.accent]),
    fill(plane, rect(w * 0.12, h * 0.12, w * 0.56, h * 0.06), inkOn(look.main)),
    textLines(plane, { x: w * 0.12, y: h * 0.22, w: w * 0.5, h: h * 0.12 }, 2, inkOn(look.main), 0.8),
    logo(plane, w * 0.84, h * 0.93, w * 0.045, inkOn(look.main), look.seed),
  ];
}

function openSpread(at: V3, w: number, h: number, look: Look, isRuled: boolean): Drawn {
  const [x, y, z] = at;
  const halves = [ground(x, y, z), ground(x + w, y, z)];
  const _ink = inkOn(look.stock);
  return [
    boxShadow(x, y, 2 * w, h, 1.5),
    box([x - 0.3, y - 0.3, 0], [2 * w + 0.6, h + 0.6, 0.3], look.main),
    box([x, y, 0.3], [2 * w, h, z - 0.3], look.stock),
    halves.map((plane, i) => [
      isRuled
        ? textLines(plane, { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.8 }, 12, look.main, i === 0 ? 0.35 : 0.22)
        : panelPrint(plane, w, h, look, i + 1),
    ]),
    plain(ground(x + w * 0.93, y, z), rect(0, 0, w * 0.07, h), { fill: '#2A2016', opacity: 0.1 }),
    plain(ground(x + w, y, z), rect(0, 0, w * 0.04, h), { fill: '#2A2016', opacity: 0.18 }),
  ];
}

function booklet(look: Look): Drawn {
  const [w, h] = [15 * look.w, 21 * look.h];
  const thick = (look.has('stapled') ? 0.7 : 2.2) * look.d;
  const cover = look.has('hardcover') ? 0.35 : 0.12;
  const overhang = look.has('hardcover') ? 0.4 : 0;
  const at: V3 = look.has('open') ? [w * 1.1, h * 0.55, 1.1] : [0, 0, 0];
  const [x, y, z] = at;
  const top = ground(x - overhang, y - overhang, z + thick + cover * 2);
  return [
    look.has('open') && openSpread([0, 0, 1.1], w, h, look, false),
    boxShadow(x, y, w, h, z + thick),
    box([x - overhang, y - overhang, z], [w + 2 * overhang, h + 2 * overhang, cover], look.main),
    box([x, y, z + cover], [w, h, thick], look.stock),
    [0.3, 0.6].map((t) =>
      hairline(front(x, y + h, z + cover + thick * t), polyline([xy(0, 0), xy(w, 0)]), '#B9B2A3', 1.5),
    ),
    box([x - overhang, y - overhang, z + cover + thick], [w + 2 * overhang, h + 2 * overhang, cover], look.main),
    surface(top, w, h, look.material, look.main),
    coverPrint(top, w, h, look),
    look.has('stapled') &&
      [0.25, 0.75].map((t) => line(top, polyline([xy(0.1, h * t), xy(0.1, h * t + 1.4)]), steel, 0.28)),
    look.has('spiral') && spiralAlong(top, h, 0.42, 14),
    !look.has('stapled') &&
      !look.has('spiral') &&
      plain(top, rect(0, 0, w * 0.05, h + 2 * overhang), { fill: '#000', opacity: 0.12 }),
  ];
}

function notebook(look: Look): Drawn {
  const [w, h] = [14 * look.w, 20 * look.h];
  const thick = 1.6 * look.d;
  if (look.has('open'))
    return [openSpread([0, 0, 1.4], w, h, look, true), look.has('pen') && notebookPen(w * 1.2, h * 0.9, 1.6, h, look)];
  const top = ground(0, 0, thick + 0.5);
  const dark = tone(look.main, -0.12);
  return [
    boxShadow(0, 0, w, h, thick + 0.5),
    prism(ground(0, 0, 0), rect(0, 0, w, h, 0.9), [0, 0, 0.25], look.main),
    prism(ground(0.2, 0.2, 0.25), rect(0, 0, w - 0.5, h - 0.5, 0.7), [0, 0, thick], paperWhite),
    line(front(w * 0.68, h + 0.2, thick), polyline([xy(0, 0), xy(0, 2.6)]), look.accent, 0.5),
    prism(ground(0, 0, thick + 0.25), rect(0, 0, w, h, 0.9), [0, 0, 0.25], look.main),
    surface(top, w, h, look.has('leather') ? 'kraft' : look.material, look.main),
    look.has('leather') && hairline(top, rect(0.7, 0.7, w - 1.4, h - 1.4, 0.5), tone(look.main, 0.14), 2.4),
    look.has('spiral')
      ? spiralAlong(top, h, 0.5, 13)
      : plain(top, rect(0, 0, w * 0.07, h), { fill: '#000', opacity: 0.12 }),
    logo(top, w * 0.48, h * 0.36, w * 0.13, mixColours(look.second, inkOn(look.main), 0.3), look.seed),
    line(top, polyline([xy(w * 0.36, h * 0.56), xy(w * 0.6, h * 0.56)]), look.second, 0.3),
    look.has('elastic') && [
      line(top, polyline([xy(w * 0.86, 0), xy(w * 0.86, h)]), dark, 0.75),
      line(front(w * 0.86, h, thick + 0.5), polyline([xy(0, 0), xy(0, thick + 0.4)]), dark, 0.75),
    ],
    look.has('pen') && notebookPen(w * 1.15, h * 0.95, 0.5, h, look),
  ];
}

const notebookPen = (x: number, y: number, z: number, length: number, look: Look): Drawn => [
  shadow([xy(x, y), xy(x + 0.8, y), xy(x + 1.4, y - length * 0.7), xy(x + 0.6, y - length * 0.7)], 0.6),
  rod([xyz(x, y, z), xyz(x + 0.6, y - length * 0.7, z)], 0.9, look.second),
  rod([xyz(x, y, z), xyz(x - 0.05, y + 1, z)], 0.4, '#30343A'),
];

function monthPage(plane: Plane, w: number, h: number, look: Look): Drawn {
  const dates: V2[] = Array.from({ length: 31 }, (_, i) => [(i + 2) % 7, Math.floor((i + 2) / 7)] as const);
  const [gx, gy, gw, gh] = [w * 0.08, h * 0.34, w * 0.84, h * 0.56];
  return [
    fill(plane, rect(0, 0, w, h), look.stock),
    fill(plane, rect(0, 0, w, h * 0.2), look.main),
    fill(plane, rect(w * 0.08, h * 0.075, w * 0.24, h * 0.06), paperWhite),
    fill(plane, rect(gx, h * 0.25, gw, h * 0.05), look.second),
    grid(plane, { x: gx, y: gy, w: gw, h: gh }, 7, 5, '#A8A296', h * 0.004),
    dates.map(([column, row]) =>
      fill(
        plane,
        circle(gx + (gw * (column + 0.5)) / 7, gy + (gh * (row + 0.5)) / 5, h * 0.016),
        column > 4 ? look.accent : '#1B1F24',
        0.8,
      ),
    ),
    line(plane, circle(gx + (gw * 3.5) / 7, gy + (gh * 2.5) / 5, h * 0.045), look.accent, h * 0.012),
  ];
}

function calendar(look: Look): Drawn {
  const isWall = look.has('wall');
  const [w, h] = [(isWall ? 20 : 22) * look.w, (isWall ? 28 : 16) * look.h];
  if (isWall) return wallCalendar(w, h, look);
  const depth = h * 0.62;
  const face = tipped(front(0, depth * 0.5, h * 0.92), 18);
  const rings = Array.from({ length: 16 }, (_, i) => (w * (i + 0.5)) / 16);
  const foot: V2[] = [xy(0, depth * 0.8), xy(0, 0), xy(w, 0), xy(w, depth * 0.8)];
  return [
    shadow(foot, h * 0.5),
    prism(
      { origin: [0, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
      [...polyline([xy(0, 0), xy(depth * 0.82, 0), xy(depth * 0.5, h * 0.92)]), { op: 'Z', points: [] }],
      [w, 0, 0],
      tone(look.main, -0.04),
    ),
    monthPage(face, w, h * 0.97, look),
    look.has('tear-off') && hairline(face, polyline([xy(0, h * 0.05), xy(w, h * 0.05)]), '#7a7468', 2),
    rings.map((x) => [
      plain(face, circle(x, h * 0.05, h * 0.014), { fill: '#2A2E33' }),
      line(moved(face, x, 0), polyline([xy(0, h * 0.05), xy(0, -h * 0.045)]), '#70767C', h * 0.018),
    ]),
  ];
}

function wallCalendar(w: number, h: number, look: Look): Drawn {
  const face = front(0, 0, h);
  return [
    shadow([xy(0, 0), xy(w, 0)], h * 0.4),
    plate(face, rect(0, 0, w, h), 0.8 * look.d, look.stock),
    photo(face, { x: 0, y: 0, w, h: h * 0.46 }, [look.second, look.main, look.accent]),
    monthPage(moved(face, 0, h * 0.46), w, h * 0.54, look),
    look.has('tear-off') &&
      [0.6, 1.2].map((t) =>
        hairline(face, polyline([xy(w * 0.01, h - t * 0.4), xy(w * 0.99, h - t * 0.4)]), '#A8A296', 2),
      ),
    Array.from({ length: 18 }, (_, i) =>
      line(
        face,
        polyline([xy((w * (i + 0.5)) / 18, h * 0.455), xy((w * (i + 0.5)) / 18, h * 0.485)]),
        '#70767C',
        w * 0.012,
      ),
    ),
    line(
      face,
      arcPoints(w / 2, 0, w * 0.05, 180, 360).map((point, i) => ({ op: i === 0 ? 'M' : 'L', points: [point] })),
      '#70767C',
      w * 0.014,
    ),
  ];
}

export const boundPrint = {
  'folded-brochure': { details: ['bi-fold', 'z-fold', 'gate-fold', 'accordion'], draw: foldedBrochure },
  booklet: { details: ['stapled', 'spiral', 'hardcover', 'open'], draw: booklet },
  notebook: { details: ['spiral', 'elastic', 'pen', 'open', 'leather'], draw: notebook },
  calendar: { details: ['wall', 'tear-off'], draw: calendar },
} satisfies SceneFamily;
