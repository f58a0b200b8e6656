'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import type { StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import styles from './fields.module.css';
import { TextField } from './text-field.tsx';

/** How long the licence is good: between two days, or without an end. */
export function LicenceDates() {
  const t = useTranslations('storeFields');
  const { control, trigger, formState } = useFormContext<StoreApplicationDraft>();
  const isLongTerm = useWatch({ control, name: 'licence_long_term' });
  const checkEnd = useEffectEvent(() => {
    if (formState.errors.licence_until) void trigger('licence_until');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is checked anew when it stops mattering
  useEffect(() => checkEnd(), [isLongTerm]);
  return (
    <>
      <TextField name="licence_from" help={t('help.licence_from')} />
      <div className={isLongTerm ? styles.endless : undefined}>
        {!isLongTerm && <TextField name="licence_until" help={t('help.licence_until')} />}
        <CheckInput label={t('fields.licence_long_term')} name="licence_long_term" control={control} />
      </div>
    </>
  );
}
