'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

interface SelectInputProps {
  label: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
  help?: string;
}

/** One of many, by the device's own list. */
export function SelectInput({ label, options, field: { ref, ...field }, error, help }: SelectInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <NativeSelect
        inputRef={ref}
        {...field}
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': error || help ? `${id}-note` : undefined, autoComplete: 'off' }}
      >
        {options.map(({ value, label: name, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
