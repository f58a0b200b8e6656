'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

interface SelectInputProps {
  label: string;
  options: readonly { value: string; label: string }[];
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
}

/** One of many, by the device's own list. */
export function SelectInput({ label, options, field: { ref, ...field }, error }: SelectInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <NativeSelect
        inputRef={ref}
        {...field}
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': error ? `${id}-note` : undefined, autoComplete: 'off' }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
