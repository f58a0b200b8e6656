'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordInput } from './password-input.tsx';

/** The password the person has now, asked for again before something that matters. */
export function OwnPasswordInput(input: Omit<ComponentProps<typeof PasswordInput>, 'words' | 'autoComplete'>) {
  const t = useTranslations('ui.password');
  return <PasswordInput {...input} autoComplete="current-password" words={{ show: t('show'), hide: t('hide') }} />;
}
