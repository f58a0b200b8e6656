import { useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';

interface EmailFieldProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  help?: string;
}

/** Where documents are sent to. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('invoices.fields');
  return <TextInput {...props} label={t('email')} type="email" inputMode="email" autoComplete="email" maxLength={50} />;
}
