export type Point = readonly [x: number, y: number];

/** What a drawing may take up, and what is left free around it. */
export interface DrawingRoom {
  width: number;
  height: number;
  edge: number;
}

const fieldRoom: DrawingRoom = { width: 160, height: 120, edge: 12 };

/** The faces of a sheet of two sides or a body of three. */
export function drawSize(sides: readonly number[], room = fieldRoom): Point[][] {
  return sides.length === 3 ? drawBody(sides, room) : drawSheet(sides, room);
}

/** A sheet, as large as the drawing allows, in the middle. */
export function drawSheet(sides: readonly number[], room = fieldRoom): Point[][] {
  const [across = 1, down = 1] = sides;
  return scaled(room, [
    [
      [0, 0],
      [across, 0],
      [across, down],
      [0, down],
    ],
  ]);
}

/** A box seen from its right front corner above: front, side, top. Sides are length, width, height. */
export function drawBody(sides: readonly number[], room = fieldRoom): Point[][] {
  const [length = 1, depth = 1, tall = 1] = sides;
  const [backX, backY] = [depth * 0.5, -depth * 0.35];
  const front: Point[] = [
    [0, 0],
    [length, 0],
    [length, tall],
    [0, tall],
  ];
  const side: Point[] = [
    [length, 0],
    [length + backX, backY],
    [length + backX, tall + backY],
    [length, tall],
  ];
  const top: Point[] = [
    [0, 0],
    [backX, backY],
    [length + backX, backY],
    [length, 0],
  ];
  return scaled(room, [front, side, top]);
}

/** Scales and moves faces into the drawing. */
function scaled({ width, height, edge }: DrawingRoom, faces: Point[][]): Point[][] {
  const all = faces.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((width - 2 * edge) / across, (height - 2 * edge) / down);
  const [moveX, moveY] = [(width - across * scale) / 2, (height - down * scale) / 2];
  return faces.map((face) => face.map(([x, y]) => [(x - left) * scale + moveX, (y - top) * scale + moveY]));
}

interface SizeLabel {
  /** Which of the sides it names, in the order in which they are asked. */
  side: number;
  at: Point;
  /** Where its text stands from there. */
  anchor: 'start' | 'middle' | 'end';
}

/** Where the figures of a drawn size stand: under its lower edges, and left of its height. */
export function labelsOf(faces: readonly Point[][]): SizeLabel[] {
  const [front = [], side] = faces;
  const [, , lowerRight, lowerLeft] = front;
  const [upperLeft] = front;
  if (!upperLeft || !lowerLeft || !lowerRight) return [];
  const across: SizeLabel = { side: 0, at: [middle(lowerLeft, lowerRight)[0], lowerLeft[1] + 16], anchor: 'middle' };
  const left = middle(upperLeft, lowerLeft);
  const tall: SizeLabel = { side: side ? 2 : 1, at: [left[0] - 6, left[1] + 4], anchor: 'end' };
  const [, , back, corner] = side ?? [];
  if (!back || !corner) return [across, tall];
  const [x, y] = middle(corner, back);
  return [across, { side: 1, at: [x + 6, y + 12], anchor: 'start' }, tall];
}

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
