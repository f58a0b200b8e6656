'use client';

import { useTranslations } from 'next-intl';
import { disableTwoFactor } from '#lib/api/identity/member-security.ts';
import { confirmedCodeBody } from '#lib/contract/identity/member-two-factor.ts';
import { SecretForm } from './secret-form.tsx';

/** Switches the second factor off, for who knows the password and has the app. */
export function TwoFactorDisable({ onDone }: { onDone: () => void }) {
  const t = useTranslations('identitySecurity.twoFactor.disable');
  return (
    <SecretForm
      text={t('text')}
      fields={['password', 'code']}
      schema={confirmedCodeBody}
      submit={t('submit')}
      isDestructive
      send={async ({ password = '', code = '' }) => {
        await disableTwoFactor({ password, code });
        onDone();
      }}
    />
  );
}
