'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';

interface FieldProps {
  label: string;
  help?: string | undefined;
  /** The sentence of what is wrong. */
  fault?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal';
  isLong?: boolean;
  /** What stands behind the text: a unit. */
  end?: ReactNode;
  lang?: string;
  placeholder?: string | undefined;
}

const serverFault = (fault: string | undefined) =>
  fault === undefined ? undefined : { type: 'server', message: fault };
const noteOf = (id: string, { fault, help }: FieldProps) => (fault || help ? `${id}-note` : undefined);

/** Text whose value is kept by whoever shows it. */
export function TextField({
  value,
  onChange,
  maxLength,
  inputMode,
  isLong,
  end,
  lang,
  placeholder,
  ...field
}: TextProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={field.label} help={field.help} error={serverFault(field.fault)}>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        error={field.fault !== undefined}
        disabled={field.isDisabled ?? false}
        multiline={isLong ?? false}
        {...(isLong && { minRows: 2, maxRows: 8 })}
        {...(placeholder && { placeholder })}
        endAdornment={end}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            maxLength,
            inputMode,
            lang,
            spellCheck: false,
            'aria-invalid': field.fault !== undefined,
            'aria-describedby': noteOf(id, field),
          },
        }}
      />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One of several, as the device lets choose it. */
export function SelectField({ value, onChange, options, ...field }: SelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={field.label} help={field.help} error={serverFault(field.fault)}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={value}
        disabled={field.isDisabled ?? false}
        error={field.fault !== undefined}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, 'aria-invalid': field.fault !== undefined, 'aria-describedby': noteOf(id, field) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Yes or no. */
export function CheckField({ label, isChecked, onChange }: CheckProps) {
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      control={<Checkbox size="small" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
