'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './pay.module.css';
import { mostFromBalance } from './pay-choice.ts';
import type { PayChoice } from './use-pay.ts';

/** A part from the balance, the rest by the chosen way. */
export function MixField({ group, choice }: { group: CheckoutGroup; choice: PayChoice }) {
  const t = useTranslations('orders.pay.mix');
  const locale = useLocale();
  const id = useId();
  const { isMixed, setMixed, part, setPart, isPartWrong, rest } = choice;
  const most = formatMoney(locale, mostFromBalance(group));
  return (
    <div className={styles.mix}>
      <FormControlLabel
        control={<Checkbox checked={isMixed} onChange={(_, isOn) => setMixed(isOn)} />}
        label={t('use', { balance: formatMoney(locale, group.balance) })}
      />
      {isMixed && (
        <FieldFrame
          id={id}
          label={t('amount')}
          help={rest ? t('rest', { rest: formatMoney(locale, rest) }) : t('limit', { most })}
          error={isPartWrong ? { type: 'server', message: t('limit', { most }) } : undefined}
        >
          <OutlinedInput
            id={id}
            value={part}
            onChange={({ target }) => setPart(target.value)}
            startAdornment={<InputAdornment position="start">¥</InputAdornment>}
            slotProps={{ input: { inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': `${id}-note` } }}
          />
        </FieldFrame>
      )}
    </div>
  );
}
