'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type FieldError, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';

interface SelectFieldProps {
  label: string;
  help?: string | undefined;
  options: readonly { value: string | number; label: string }[];
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
}

/** One of many, by the device's own list. */
export function SelectField({ label, help, options, field: { ref, ...field }, error }: SelectFieldProps) {
  const id = useId();
  const { getValues } = useFormContext();
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <NativeSelect
        inputRef={ref}
        {...field}
        defaultValue={getValues(field.name) ?? ''}
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputProps={{
          id,
          'aria-invalid': Boolean(error),
          'aria-describedby': error || help ? `${id}-note` : undefined,
          autoComplete: 'off',
        }}
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
