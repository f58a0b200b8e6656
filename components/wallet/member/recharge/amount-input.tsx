'use client';

import InputAdornment from '@mui/material/InputAdornment';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { RechargeOptions } from '#lib/api/payments/recharges.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { toFen } from '#lib/utils/amount.ts';
import { presetsWithin } from './amount-rules.ts';
import styles from './recharge.module.css';

interface AmountInputProps {
  limits: Pick<RechargeOptions, 'min' | 'max'>;
  value: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  onPreset: (amount: string) => void;
}

/** Any amount within the limits; the usual ones are a tap away. */
export function AmountInput({ limits, value, field, error, onPreset }: AmountInputProps) {
  const t = useTranslations('wallet.recharge.new');
  const locale = useLocale();
  const format = useFormatter();
  const presets = presetsWithin(limits);
  const chosen = presets.find((preset) => toFen(preset) === toFen(value)) ?? null;
  return (
    <div className="stack-12">
      {presets.length > 0 && (
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label={t('presets')}
          className={styles.presets}
          value={chosen}
          onChange={(_, preset: string | null) => preset && onPreset(preset)}
        >
          {presets.map((preset) => (
            <ToggleButton key={preset} value={preset}>
              ¥{format.number(Number(preset))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <TextInput
        label={t('amount')}
        help={t('amountHelp', { min: formatMoney(locale, limits.min), max: formatMoney(locale, limits.max) })}
        field={field}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        endAdornment={<InputAdornment position="end">{t('yuan')}</InputAdornment>}
      />
    </div>
  );
}
