import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { AddressRecord } from '#lib/api/addresses.ts';
import styles from './addresses.module.css';

/** Who receives, and where, in the order of a parcel's label. */
export function AddressLines({ address }: { address: AddressRecord }) {
  const t = useTranslations('addresses');
  return (
    <div className={styles.lines}>
      <p className={styles.who}>
        <span className={styles.receiver}>{address.receiver}</span>
        <span className={styles.mobile}>{address.mobile}</span>
        {address.is_default && <Chip tone="primary">{t('default')}</Chip>}
      </p>
      <p className={styles.area}>{areaOf(address)}</p>
      <p className={styles.street}>{address.address}</p>
    </div>
  );
}

/** Province, city and district; a municipality is not named twice. */
export function areaOf({ province_name, city_name, area_name }: AddressRecord): string {
  return [...new Set([province_name, city_name, area_name])].filter(Boolean).join(' ');
}
