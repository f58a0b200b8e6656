import type { ReactNode } from 'react';
import type { UserInfo } from '#lib/contract/user.ts';
import styles from './address-lines.module.css';

type Address = NonNullable<UserInfo['use_address']>;

interface AddressLinesProps {
  address: Omit<Address, 'id'>;
  /** Beside the name, such as a word for the default one. */
  mark?: ReactNode;
}

/** Who receives, and where, in the order of a parcel's label. */
export function AddressLines({ address, mark }: AddressLinesProps) {
  return (
    <div className={styles.lines}>
      <p className={styles.who}>
        <span className={styles.receiver}>{address.receiver}</span>
        <span className={styles.mobile}>{address.mobile}</span>
        {mark}
      </p>
      <p className={styles.area}>{areaOf(address)}</p>
      <p>{address.address}</p>
    </div>
  );
}

/** Province, city and district; a municipality is not named twice. */
export function areaOf({
  province_name,
  city_name,
  area_name,
}: Pick<Address, 'province_name' | 'city_name' | 'area_name'>): string {
  return [...new Set([province_name, city_name, area_name])].filter(Boolean).join(' ');
}
