'use client';

import { useTranslations } from 'next-intl';
import { AreaField } from './area-field.tsx';
import styles from './entry.module.css';
import { EntryText } from './entry-text.tsx';
import { FileField } from './file-field.tsx';
import { TradesField } from './trades-field.tsx';

/** The store as customers see it, and where it is. */
export function ShopStep() {
  const t = useTranslations('storeEntry.entry.help');
  return (
    <div className={styles.fields}>
      <EntryText name="store_name" help={t('store_name')} maxLength={30} autoComplete="off" />
      <FileField name="logo" isOptional topic="logo" />
      <TradesField />
      <EntryText name="intro" help={t('intro')} maxLength={1000} multiline minRows={4} isWide />
      <AreaField />
      <EntryText name="address" help={t('address')} maxLength={200} autoComplete="street-address" isWide />
    </div>
  );
}
