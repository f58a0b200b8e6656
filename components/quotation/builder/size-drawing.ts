export type Point = readonly [x: number, y: number];

const [width, height, edge] = [160, 120, 12];

/** A sheet, as large as the drawing allows, in the middle. */
export function drawSheet(sides: readonly number[]): Point[][] {
  const [across = 1, down = 1] = sides;
  return scaled([
    [
      [0, 0],
      [across, 0],
      [across, down],
      [0, down],
    ],
  ]);
}

/** A box seen from its right front corner above: front, side, top. Sides are length, width, height. */
export function drawBody(sides: readonly number[]): Point[][] {
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
  return scaled([front, side, top]);
}

/** Scales and moves faces into the drawing. */
function scaled(faces: Point[][]): Point[][] {
  const all = faces.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((width - 2 * edge) / across, (height - 2 * edge) / down);
  const [moveX, moveY] = [(width - across * scale) / 2, (height - down * scale) / 2];
  return faces.map((face) => face.map(([x, y]) => [(x - left) * scale + moveX, (y - top) * scale + moveY]));
}
