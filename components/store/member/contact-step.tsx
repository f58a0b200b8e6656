'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '../fields/text-field.tsx';

/** Whom the shop calls about the application and the store. */
export function ContactStep() {
  const t = useTranslations('storeFields.help');
  return (
    <div className="columns-2 stack-16-24 items-start">
      <TextField name="contact_name" help={t('contact_name')} />
      <TextField name="contact_mobile" help={t('contact_mobile')} />
      <TextField name="contact_email" help={t('contact_email')} />
    </div>
  );
}
