import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './text-input.tsx';

interface AmountInputProps {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  help?: string;
}

/** An amount of money, bound to a form by `register`. */
export function AmountInput(input: AmountInputProps) {
  return <TextInput {...input} inputMode="decimal" maxLength={12} autoComplete="off" />;
}
