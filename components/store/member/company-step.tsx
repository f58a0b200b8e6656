'use client';

import { useTranslations } from 'next-intl';
import styles from './entry.module.css';
import { EntryText } from './entry-text.tsx';
import { FileField } from './file-field.tsx';
import { LicenceDates } from './licence-dates.tsx';

/** The company as its licence has it. */
export function CompanyStep() {
  const t = useTranslations('storeEntry.entry.help');
  return (
    <div className={styles.fields}>
      <EntryText
        name="company_name"
        help={t('company_name')}
        maxLength={100}
        autoComplete="organization"
        isWide
        deps={['payee_name']}
      />
      <EntryText name="credit_code" help={t('credit_code')} maxLength={24} autoComplete="off" />
      <EntryText name="legal_person" help={t('legal_person')} maxLength={50} autoComplete="off" deps={['payee_name']} />
      <FileField name="licence" topic="licence" />
      <LicenceDates />
    </div>
  );
}
