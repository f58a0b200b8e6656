'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';

type Input = Pick<ComponentProps<typeof TextInput>, 'field' | 'error'>;

interface OwnerProofProps {
  /** The account has a second factor. */
  needsCode: boolean;
  password: Input;
  code: Input;
}

/** What proves that the owner asks: the password, and a code where there is one. */
export function OwnerProof({ needsCode, password, code }: OwnerProofProps) {
  const t = useTranslations('storeProfile.payee');
  return (
    <>
      <OwnPasswordInput {...password} label={t('password')} />
      {needsCode && (
        <TextInput {...code} label={t('code')} help={t('codeHelp')} autoComplete="one-time-code" maxLength={20} />
      )}
    </>
  );
}
