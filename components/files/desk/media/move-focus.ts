interface Point {
  /** Percent from the left and from the top. */
  x: number;
  y: number;
}

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inPicture = (percent: number) => Math.min(100, Math.max(0, percent));

/** Where an arrow key moves a focal point: by one percent, with Shift by ten; undefined for any other key. */
export function moveFocus({ x, y }: Point, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const step = shiftKey ? 10 : 1;
  return { x: inPicture(x + way[0] * step), y: inPicture(y + way[1] * step) };
}
