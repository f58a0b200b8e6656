'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { findWords } from '#lib/i18n/find-words.ts';

interface CheckInputProps<Values extends FieldValues, Output> {
  label: string;
  name: FieldPath<Values>;
  control: Control<Values, unknown, Output>;
}

/** Something to be agreed to, with what is wrong about it below. */
export function CheckInput<Values extends FieldValues, Output>({
  label,
  name,
  control,
}: CheckInputProps<Values, Output>) {
  const t = useTranslations('validation');
  const id = useId();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, ref, ...field }, fieldState: { error } }) => (
        <FormControl error={Boolean(error)}>
          <FormControlLabel
            label={label}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                {...field}
                checked={Boolean(value)}
                slotProps={{ input: { ref, 'aria-invalid': Boolean(error), 'aria-describedby': `${id}-note` } }}
              />
            }
          />
          <FormHelperText id={`${id}-note`}>
            {error?.message && (findWords(t, error.message) ?? error.message)}
          </FormHelperText>
        </FormControl>
      )}
    />
  );
}
