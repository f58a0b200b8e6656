'use client';

import { useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordInput } from '#components/ui/form/password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { VerificationType } from '#lib/contract/user.ts';

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

/** A password to be chosen. */
export function NewPasswordInput(input: InputProps) {
  const t = useTranslations('auth');
  const words = { show: t('password.show'), hide: t('password.hide') };
  return <PasswordInput {...input} help={t('register.passwordHelp')} autoComplete="new-password" words={words} />;
}
