'use client';

import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';

interface InputProps {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** The e-mail address or mobile number of an account, with the keyboard that fits. */
export function AddressInput({ kind, ...input }: InputProps & { kind: VerificationType }) {
  const fit =
    kind === 'email' ? { type: 'email', autoComplete: 'email' } : { type: 'tel', autoComplete: 'tel-national' };
  return <TextInput key={kind} {...input} {...fit} maxLength={50} />;
}
