'use client';

import { useTranslations } from 'next-intl';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { LinkedLoginsPanel } from './linked-logins-panel.tsx';
import { LoginHistory } from './login-history.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** Everything that protects the account: password, second factor, passkeys, logins through others, devices, history. */
export function SecurityScreen() {
  const t = useTranslations('identitySecurity');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <PasswordPanel />
      <TwoFactorPanel />
      <PasskeyPanel />
      <LinkedLoginsPanel />
      <SessionList />
      <LoginHistory />
    </>
  );
}
