'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

interface ChoiceInputProps<Values extends FieldValues> {
  label: string;
  name: FieldPath<Values>;
  control: Control<Values>;
  options: readonly { value: string | number; label: string }[];
}

/** A few choices side by side, one of them taken. */
export function ChoiceInput<Values extends FieldValues>({ label, name, control, options }: ChoiceInputProps<Values>) {
  const id = useId();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <FieldFrame id={id} label={label} error={fieldState.error}>
          <RadioGroup row aria-label={label} {...field} value={String(field.value)}>
            {options.map(({ value, label: words }) => (
              <FormControlLabel key={value} value={String(value)} control={<Radio />} label={words} />
            ))}
          </RadioGroup>
        </FieldFrame>
      )}
    />
  );
}
