'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import styles from './entry.module.css';
import type { EntryValues } from './entry-context.ts';
import { EntryText } from './entry-text.tsx';

/** How long the licence is good: between two days, or without an end. */
export function LicenceDates() {
  const t = useTranslations('storeEntry.entry');
  const { control, trigger, formState } = useFormContext<EntryValues>();
  const isLongTerm = useWatch({ control, name: 'licence_long_term' });
  const checkEnd = useEffectEvent(() => {
    if (formState.errors.licence_until) void trigger('licence_until');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is checked anew when it stops mattering
  useEffect(() => checkEnd(), [isLongTerm]);
  return (
    <div className={styles.dates}>
      <EntryText name="licence_from" help={t('help.licence_from')} type="date" deps={['licence_until']} />
      <div>
        {!isLongTerm && <EntryText name="licence_until" help={t('help.licence_until')} type="date" />}
        <CheckInput label={t('fields.licence_long_term')} name="licence_long_term" control={control} />
      </div>
    </div>
  );
}
