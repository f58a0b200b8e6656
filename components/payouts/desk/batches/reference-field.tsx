'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';

interface ReferenceFieldProps {
  no: string;
  value: string;
  onChange: (text: string) => void;
}

/** The bank's number of a payment that its file names without one: it is not recorded as paid before. */
export function ReferenceField({ no, value, onChange }: ReferenceFieldProps) {
  const t = useTranslations('payoutsBatches.result');
  return (
    <OutlinedInput
      fullWidth
      size="small"
      value={value}
      placeholder={t('reference')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        input: { maxLength: 64, autoComplete: 'off', spellCheck: false, 'aria-label': t('referenceOf', { no }) },
      }}
    />
  );
}
