import Skeleton from '@mui/material/Skeleton';
import styles from './list-skeleton.module.css';

/** Shapes of a list that is on its way. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={index} className={styles.row}>
          <Skeleton width="38%" />
          <Skeleton width="22%" />
          <Skeleton width="14%" />
        </div>
      ))}
    </div>
  );
}
