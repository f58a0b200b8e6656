'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { renewRecoveryCodes } from '#lib/api/identity/member-security.ts';
import { codeBody } from '#lib/contract/identity/member-two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecretForm } from './secret-form.tsx';

/** New recovery codes; the old ones stop working. */
export function RecoveryRenewal({ onDone }: { onDone: () => void }) {
  const t = useTranslations('identitySecurity.twoFactor.recovery');
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <SecretForm
      text={t('text')}
      fields={['code']}
      schema={codeBody}
      submit={t('submit')}
      send={async ({ code = '' }) => setCodes((await renewRecoveryCodes({ code })).recovery_codes)}
    />
  );
}
