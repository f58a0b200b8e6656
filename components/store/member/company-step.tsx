'use client';

import { useTranslations } from 'next-intl';
import { LicenceDates } from '../fields/licence-dates.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FileField } from './files/file-field.tsx';

/** The company as its licence has it. */
export function CompanyStep() {
  const t = useTranslations('storeFields.help');
  return (
    <div className="columns-2 stack-16-24 items-start">
      <TextField name="company_name" help={t('company_name')} />
      <TextField name="credit_code" help={t('credit_code')} />
      <TextField name="legal_person" help={t('legal_person')} />
      <LicenceDates />
      <div className="col-span-full">
        <FileField name="licence" topic="licence" />
      </div>
    </div>
  );
}
