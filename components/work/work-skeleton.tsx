import Skeleton from '@mui/material/Skeleton';
import styles from './work-table.module.css';

/** Shapes of rows that are on their way, as high as the rows. */
export function WorkSkeleton({ columns }: { columns: number }) {
  return (
    <div>
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={row} className={styles.shape}>
          {Array.from({ length: Math.min(columns, 6) }, (__, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={column} width={column === 0 ? '22%' : '12%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
