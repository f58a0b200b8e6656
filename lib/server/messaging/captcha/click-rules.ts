import { type Place, pictureHeight, pictureWidth } from './place-marks.ts';

/** Clicks this far outside a mark's box still count: a finger is wider than a mark. */
const marginInPixels = 4;

const infoPattern = /^(\d{1,5},\d{1,5}(?:-\d{1,5},\d{1,5})*);(\d{1,5});(\d{1,5})$/;

interface Clicks {
  points: { x: number; y: number }[];
}

/** Reads `x,y-x,y;w;h` and scales the clicks to the picture's own size (contract §4). Undefined when malformed. */
function readClicks(info: string): Clicks | undefined {
  const [, clicks = '', width = '', height = ''] = infoPattern.exec(info) ?? [];
  const [shownWidth, shownHeight] = [Number(width), Number(height)];
  if (clicks === '' || shownWidth === 0 || shownHeight === 0) return undefined;
  const points = clicks.split('-').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x: (x * pictureWidth) / shownWidth, y: (y * pictureHeight) / shownHeight };
  });
  return { points };
}

/** Exactly one click for each mark, in order, each inside its mark's box. */
export function areRightClicks(info: string, marks: Pick<Place, 'x' | 'y' | 'size'>[]): boolean {
  const points = readClicks(info)?.points ?? [];
  return (
    points.length === marks.length &&
    marks.every((mark, index) => {
      const point = points[index];
      const reach = mark.size / 2 + marginInPixels;
      return point !== undefined && Math.abs(point.x - mark.x) <= reach && Math.abs(point.y - mark.y) <= reach;
    })
  );
}
