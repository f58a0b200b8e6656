'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type StoreApplicationDraft, type StoreTrade, storeTrades } from '#lib/contract/store/application-form.ts';
import { useFieldNote } from './field-notes.ts';
import styles from './fields.module.css';

/** What the store does: any of the trades of this marketplace, at least one. */
export function TradesField() {
  const t = useTranslations('storeFields');
  const id = useId();
  const { control } = useFormContext<StoreApplicationDraft>();
  const { field, fieldState } = useController({ control, name: 'trades' });
  const note = useFieldNote('trades');
  const toggle = (trade: StoreTrade, isChosen: boolean) =>
    field.onChange(storeTrades.filter((each) => (each === trade ? isChosen : field.value.includes(each))));
  return (
    <fieldset
      className={`col-span-full ${styles.trades} ${note?.isRemark ? styles.marked : ''}`}
      aria-describedby={`${id}-note`}
    >
      <legend>{t('fields.trades')}</legend>
      <div className={styles.tradeChoices}>
        {storeTrades.map((trade, index) => (
          <FormControlLabel
            key={trade}
            label={t(`trades.${trade}`)}
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
