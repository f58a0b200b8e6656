'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { useFieldNote } from './field-notes.ts';
import styles from './fields.module.css';
import { useTrades } from './use-trades.ts';

/** What the store does: any of what the setting `store.trades` offers, at least one. */
export function TradesField() {
  const t = useTranslations('storeFields');
  const id = useId();
  const { control } = useFormContext<StoreApplicationDraft>();
  const { field, fieldState } = useController({ control, name: 'trades' });
  const note = useFieldNote('trades');
  const { offered, nameOf } = useTrades();
  // What the record holds and the shop offers no more stays until somebody takes it away.
  const all = [...new Set([...offered.map(({ key }) => key), ...field.value])];
  const toggle = (trade: string, isChosen: boolean) =>
    field.onChange(all.filter((each) => (each === trade ? isChosen : field.value.includes(each))));
  return (
    <fieldset
      className={`col-span-full ${styles.trades} ${note?.isRemark ? styles.marked : ''}`}
      aria-describedby={`${id}-note`}
    >
      <legend>{t('fields.trades')}</legend>
      <div className={styles.tradeChoices}>
        {all.map((trade, index) => (
          <FormControlLabel
            key={trade}
            label={nameOf(trade)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                name={field.name}
                checked={field.value.includes(trade)}
                onBlur={field.onBlur}
                onChange={(_, isChosen) => toggle(trade, isChosen)}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </div>
      <FormHelperText id={`${id}-note`} error={Boolean(fieldState.error)}>
        {fieldState.error?.message ?? note?.text ?? t('help.trades')}
      </FormHelperText>
    </fieldset>
  );
}
