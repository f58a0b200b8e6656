/** Size of the picture (contract §4). */
export const pictureWidth = 350;
export const pictureHeight = 200;

/** Where a mark stands: its centre, the side of its square box and its tilt in degrees. */
export interface Place {
  x: number;
  y: number;
  size: number;
  tilt: number;
}

const border = 6;
const gap = 10;

/** Puts `count` marks on the picture so that no two touch, whatever their tilt. `random` gives numbers in [0, 1). */
export function placeMarks(count: number, random: () => number): Place[] {
  const places: Place[] = [];
  while (places.length < count) {
    const size = 32 + Math.floor(random() * 9);
    const reach = size / 2 + border;
    const place = {
      x: Math.round(reach + random() * (pictureWidth - 2 * reach)),
      y: Math.round(reach + random() * (pictureHeight - 2 * reach)),
      size,
      tilt: Math.round((random() - 0.5) * 50),
    };
    if (places.every((other) => areApart(place, other))) places.push(place);
  }
  return places;
}

function areApart(left: Place, right: Place): boolean {
  const reach = ((left.size + right.size) / 2) * Math.SQRT2 + gap;
  return Math.hypot(left.x - right.x, left.y - right.y) >= reach;
}
