'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type StoreTrade, storeTrades } from '#lib/contract/store/application-form.ts';
import styles from './entry.module.css';
import { type EntryValues, useRemark } from './entry-context.ts';

/** What the store does: any of the trades of this marketplace, at least one. */
export function TradesField() {
  const t = useTranslations('storeEntry.entry');
  const id = useId();
  const { control } = useFormContext<EntryValues>();
  const { field, fieldState } = useController({ control, name: 'trades' });
  const remark = useRemark('trades');
  const note = fieldState.error?.message ?? (remark ? t('remark', { text: remark }) : t('help.trades'));
  const toggle = (trade: StoreTrade, isChosen: boolean) =>
    field.onChange(storeTrades.filter((each) => (each === trade ? isChosen : field.value.includes(each))));
  return (
    <fieldset className={`${styles.trades} ${remark ? styles.marked : ''}`} aria-describedby={`${id}-note`}>
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
        {note}
      </FormHelperText>
    </fieldset>
  );
}
