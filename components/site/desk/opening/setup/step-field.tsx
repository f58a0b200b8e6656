'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { locales } from '#lib/i18n/locales.ts';
import { nameField } from './step-values.ts';

interface StepFieldProps {
  name: string;
  isAmount: boolean;
  /** What it holds already: the server shows it. */
  defaultValue: string | undefined;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** As many characters as the setting behind it takes. */
const longest: Record<string, number> = { tel: 40, creditCode: 18, companyAddress: 200, account: 40 };

/** One field of a step, with its label and what helps to fill it in. */
export function StepField({ name, isAmount, ...bound }: StepFieldProps) {
  const t = useTranslations('siteOpening.setup');
  const label = useLabel(name);
  const help = findWords(t, `help.${name}`);
  const words = { label, ...(help && { help }), ...bound };
  const kind = isAmount ? { inputMode: 'decimal' as const, maxLength: 12 } : { maxLength: longest[name] ?? 100 };
  return <TextInput {...words} {...kind} autoComplete="off" />;
}

/** A name of the shop is asked for in each language. */
function useLabel(name: string): string {
  const t = useTranslations('siteOpening.setup');
  const reader = useLocale();
  const locale = locales.find((each) => nameField(each) === name);
  if (!locale) return findWords(t, `fields.${name}`) ?? name;
  const [language = ''] = bcp47[locale].split('-');
  return t('nameIn', { language: new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language });
}
