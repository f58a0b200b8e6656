import { drawBody, drawSheet, type Point } from './size-drawing.ts';
import styles from './size-field.module.css';

/** The proportions, drawn: a sheet from the front, a body from the corner. Decoration: the figures stand beside it. */
export function SizePreview({ sides }: { sides: readonly number[] }) {
  if (sides.some((side) => !(side > 0))) return <div className={styles.preview} aria-hidden="true" />;
  const faces = sides.length === 3 ? drawBody(sides) : drawSheet(sides);
  return (
    <svg className={styles.preview} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces have no identity
        <polygon key={index} points={face.map(toText).join(' ')} data-face={index} />
      ))}
    </svg>
  );
}

function toText([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
