import styles from './skeleton.module.css';

/** The shape of what is coming; hidden from those who would only hear nothing. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <div aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
