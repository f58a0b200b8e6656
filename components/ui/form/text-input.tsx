'use client';

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

interface TextInputProps
  extends Pick<
    OutlinedInputProps,
    'type' | 'autoComplete' | 'defaultValue' | 'endAdornment' | 'placeholder' | 'multiline' | 'minRows'
  > {
  label: string;
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
  help?: string;
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
}

/** One line of text, bound to a form by `register`. What it holds already is `defaultValue` too: the server shows it then. */
export function TextInput({ label, field, error, help, maxLength, inputMode, ...input }: TextInputProps) {
  const id = useId();
  const { ref, ...bound } = field;
  const note = error || help ? `${id}-note` : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} help={help} maxLength={maxLength}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        {...bound}
        {...input}
        slotProps={{
          input: { maxLength, inputMode, autoCapitalize: 'none', spellCheck: false, 'aria-describedby': note },
        }}
      />
    </FieldFrame>
  );
}
