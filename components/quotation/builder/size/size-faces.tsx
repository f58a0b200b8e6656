import type { Point } from './size-drawing.ts';

/** Front, side and top of what is drawn. */
export function SizeFaces({ faces }: { faces: readonly Point[][] }) {
  return faces.map((face, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: faces have no identity
    <polygon key={index} points={face.map(toText).join(' ')} data-face={index} />
  ));
}

function toText([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
