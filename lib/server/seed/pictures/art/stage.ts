import type { PictureSpec } from '../../seed-types.ts';
import { palette } from '../brand-colours.ts';
import { arranged } from '../drawing/arrange.ts';
import { mixColours, tone } from '../drawing/colours.ts';
import { compose } from '../drawing/compose.ts';
import { registrationMark } from '../drawing/marks.ts';
import { circle, polyline, rect } from '../drawing/outlines.ts';
import { front, ground } from '../drawing/planes.ts';
import type { Drawn, Shape } from '../drawing/shapes.ts';
import { fill, hairline, line } from '../drawing/shapes.ts';
import { box, drum, roundBox } from '../drawing/solids.ts';
import { type V3, xy } from '../drawing/vectors.ts';
import { lookOf } from '../look.ts';
import { scenes } from '../scenes/scenes.ts';

/** One of the shop's drawings, standing at a place of an illustration. */
export function goods(spec: PictureSpec, at: V3, size: number): Shape[] {
  return arranged(scenes[spec.scene].draw(lookOf(spec)), at, size).map(onFloor);
}

/** On a stage shadows lie on the floor that is already drawn, so they are drawn where they come, without blur. */
const onFloor = (shape: Shape): Shape =>
  shape.layer ? { ...shape, layer: undefined, opacity: shape.layer === 'cast' ? 0.1 : 0.12 } : shape;

/** A thick floor with rounded corners: the ground an illustration brings along, on pale pages and on dark ones. */
export function floor(w: number, d: number, colour: string): Drawn {
  return [
    roundBox([0, 0, -9], [w, d, 9], 14, mixColours(colour, '#8A8272', 0.22), colour),
    registrationMark(ground(0, 0, 0), w - 16, d - 16, 7, tone(colour, -0.22)),
    registrationMark(ground(0, 0, 0), 16, d - 16, 7, tone(colour, -0.22)),
  ];
}

/** An open door in its frame, light behind it; its leaf stands to the left. */
export function doorway(x: number, y: number, w: number, h: number, colour: string): Drawn {
  const frame = '#F4EFE4';
  const leaf = { origin: [x, y + 3, h] as V3, u: [-0.5, 0.866, 0] as V3, v: [0, 0, -1] as V3 };
  const glow = fill(front(x, y - 2, h), rect(0, 0, w, h), '#FFEFC6');
  const beam: Shape = {
    ...fill(
      ground(x, y, 0),
      [...polyline([xy(0, 0), xy(w, 0), xy(w * 1.25, h * 0.42), xy(w * 0.05, h * 0.42)]), { op: 'Z', points: [] }],
      '#FFF3D2',
    ),
    opacity: 0.7,
  };
  return [
    beam,
    glow,
    box([x - 9, y - 4, 0], [9, 9, h + 9], frame),
    box([x - 9, y - 4, h], [w + 18, 9, 9], frame),
    box([x + w, y - 4, 0], [9, 9, h + 9], frame),
    fill(leaf, rect(0, 0, w * 0.92, h), colour),
    [0.07, 0.54].map((t) => hairline(leaf, rect(w * 0.13, h * t, w * 0.66, h * 0.38, 3), tone(colour, -0.12), 3)),
    fill(
      { ...leaf, origin: [x - w * 0.46, y + 3 + w * 0.797, h], u: [0.866, 0.5, 0] },
      rect(0, 0, 4, h),
      tone(colour, -0.12),
    ),
    fill(leaf, circle(w * 0.82, h * 0.52, 3.4), '#E3B23C'),
  ];
}

/** A small round lamp over a door or a machine: gives a flat wall a middle. */
export const badge = (x: number, y: number, z: number, r: number, colour: string): Drawn => [
  drum([x, y, z], r, 3, colour),
  line(front(x, y + 0.1, z), circle(0, 0, r * 0.5), palette.paper, r * 0.16),
  line(
    front(x, y + 0.1, z),
    [...polyline([xy(-r * 0.75, 0), xy(r * 0.75, 0)]), ...polyline([xy(0, -r * 0.75), xy(0, r * 0.75)])],
    palette.paper,
    r * 0.14,
  ),
];

/** An illustration without ground, 4:3, to lie on any page. */
export const illustration = (drawn: Drawn, prefix: string): string =>
  compose(drawn, { width: 800, height: 600, margin: 34, prefix });
