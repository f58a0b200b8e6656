'use client';

import { useTranslations } from 'next-intl';
import styles from './entry.module.css';
import { EntryText } from './entry-text.tsx';

/** Whom the shop calls about the application and the store. */
export function ContactStep() {
  const t = useTranslations('storeEntry.entry.help');
  return (
    <div className={styles.fields}>
      <EntryText name="contact_name" help={t('contact_name')} maxLength={30} autoComplete="name" />
      <EntryText
        name="contact_mobile"
        help={t('contact_mobile')}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="tel"
      />
      <EntryText
        name="contact_email"
        isOptional
        help={t('contact_email')}
        type="email"
        inputMode="email"
        maxLength={50}
        autoComplete="email"
      />
    </div>
  );
}
