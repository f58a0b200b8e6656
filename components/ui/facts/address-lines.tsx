import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';
import { languages } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { lineWithStreet, placeLine } from '#lib/i18n/place-line.ts';
import styles from './address-lines.module.css';

type Address = NonNullable<UserInfo['use_address']>;

interface AddressLinesProps {
  address: Omit<Address, 'id'>;
  /** Beside the name, such as a word for the default one. */
  mark?: ReactNode;
}

/** Who receives, and where, in the order of a parcel's label. */
export function AddressLines({ address, mark }: AddressLinesProps) {
  const locale = useLocale();
  const isStreetFirst = languages[locale].addressFrom === 'street';
  return (
    <div className={styles.lines}>
      <p className="wrap-4-12 items-center text-16">
        <span className="font-bold">{address.receiver}</span>
        <span className="unbroken">{address.mobile}</span>
        {mark}
      </p>
      {isStreetFirst && <p>{address.address}</p>}
      <p className="text-ink-2">{areaOf(address, locale)}</p>
      {!isStreetFirst && <p>{address.address}</p>}
    </div>
  );
}

type Area = Pick<Address, 'province_name' | 'city_name' | 'area_name'>;

/** Province, city and district in one line. */
export function areaOf({ province_name, city_name, area_name }: Area, locale: Locale): string {
  return placeLine([province_name, city_name, area_name], locale);
}

/** The whole of it in one line; in English the street comes first. */
export function addressLine(address: Area & Pick<Address, 'address'>, locale: Locale): string {
  return lineWithStreet(areaOf(address, locale), address.address, locale);
}
