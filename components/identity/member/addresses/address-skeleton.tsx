import Skeleton from '@mui/material/Skeleton';
import lines from '#components/ui/facts/address-lines.module.css';
import styles from './addresses.module.css';

/** Shapes of addresses that are on their way. */
export function AddressSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={index} className={styles.card}>
          <div className={lines.lines}>
            <Skeleton width="52%" height={28} />
            <Skeleton width="38%" />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
