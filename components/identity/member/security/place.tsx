import styles from './security.module.css';

/** Where a device was: the country where the address tells it, and the address. */
export function Place({ place, ip }: { place?: string; ip: string }) {
  return (
    <span className={styles.place}>
      {place && <span>{place}</span>}
      <span className={place ? styles.muted : undefined}>{ip}</span>
    </span>
  );
}
