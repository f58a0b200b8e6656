'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { areaVersionQuery } from '#lib/api/addresses.ts';
import styles from './address-form.module.css';

/** Which edition of the areas the form offers; a server that does not say it shows nothing. */
export function AreaVersion() {
  const t = useTranslations('addresses.form');
  const { data } = useQuery(areaVersionQuery());
  return data ? <p className={styles.version}>{t('areaVersion', data)}</p> : null;
}
