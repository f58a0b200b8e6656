'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QrCode } from '#components/ui/facts/qr-code.tsx';
import { enableTwoFactor, setUpTwoFactor } from '#lib/api/identity/member-security.ts';
import { codeBody, confirmedBody } from '#lib/contract/identity/member-two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretForm } from './secret-form.tsx';
import styles from './security.module.css';

/** Switches the second factor on: password, then the app's first code, then the recovery codes to keep. */
export function TwoFactorSetup({ onDone }: { onDone: () => void }) {
  const t = useTranslations('identitySecurity.twoFactor.setup');
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!secret) {
    return (
      <SecretForm
        key="password"
        text={t('password')}
        fields={['password']}
        schema={confirmedBody}
        submit={t('next')}
        send={async ({ password = '' }) => setSecret(await setUpTwoFactor({ password }))}
      />
    );
  }
  return (
    <SecretForm
      key="code"
      text={t('scan')}
      fields={['code']}
      schema={codeBody}
      submit={t('enable')}
      send={async ({ code = '' }) => setCodes((await enableTwoFactor({ code })).recovery_codes)}
    >
      <div className="stack-12 justify-items-center">
        <QrCode text={secret.uri} label={t('qr')} />
        <p className="hint">{t('byHand')}</p>
        <p className={styles.secret}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </SecretForm>
  );
}
