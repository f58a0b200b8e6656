'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { storeTrades } from '#lib/contract/store/application-form.ts';
import type { ShopValues } from './shop-values.ts';
import styles from './store-profile.module.css';
import own from './trades-field.module.css';

/** What the store does: any of the trades of this marketplace, at least one. */
export function TradesField() {
  const t = useTranslations('storeProfile.shop');
  const words = useTranslations('storeEntry.entry');
  const id = useId();
  const { control } = useFormContext<ShopValues>();
  const { field, fieldState } = useController({ control, name: 'trades' });
  return (
    <fieldset className={`${styles.form} ${styles.whole}`} aria-describedby={`${id}-note`}>
      <legend>{words('fields.trades')}</legend>
      <div className={own.trades}>
        {storeTrades.map((trade, index) => (
          <FormControlLabel
            key={trade}
            label={words(`trades.${trade}`)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                checked={field.value.includes(trade)}
                onBlur={field.onBlur}
                onChange={(_, isChosen) =>
                  field.onChange(storeTrades.filter((one) => (one === trade ? isChosen : field.value.includes(one))))
                }
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </div>
      <FormHelperText id={`${id}-note`} error={fieldState.invalid}>
        {fieldState.error?.message ?? t('trades')}
      </FormHelperText>
    </fieldset>
  );
}
