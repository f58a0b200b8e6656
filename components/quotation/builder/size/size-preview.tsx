import { drawSize } from './size-drawing.ts';
import { SizeFaces } from './size-faces.tsx';
import styles from './size-field.module.css';

/** The proportions, drawn: a sheet from the front, a body from the corner. Decoration: the figures stand beside it. */
export function SizePreview({ sides }: { sides: readonly number[] }) {
  if (sides.some((side) => !(side > 0))) return <div className={styles.preview} aria-hidden="true" />;
  return (
    <svg className={styles.preview} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <SizeFaces faces={drawSize(sides)} />
    </svg>
  );
}
