'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { formatTime } from '#lib/i18n/date.ts';

interface BirthdayInputProps {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  defaultValue: string;
}

/** A day of birth in the device's own calendar, from 1900 until today in the shop's zone. */
export function BirthdayInput({ label, field, error, defaultValue }: BirthdayInputProps) {
  const id = useId();
  const { ref, ...bound } = field;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        type="date"
        defaultValue={defaultValue}
        inputRef={ref}
        {...bound}
        autoComplete="bday"
        slotProps={{
          input: {
            min: '1900-01-01',
            max: formatTime(Date.now(), '', 'yyyy-mm-dd'),
            'aria-describedby': error ? `${id}-note` : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
