'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TwoFactorSetup } from '#components/identity/member/security/two-factor-setup.tsx';
import { SetupAccount } from '#components/site/shop/setup/setup-account.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** The first account, and what protects it; the rest is done at the desk. */
export function SetupFlow() {
  const t = useTranslations('siteSetup');
  const [isMade, setMade] = useState(false);
  if (!isMade) return <SetupAccount onDone={() => setMade(true)} />;
  return (
    <>
      <h2>{t('factorTitle')}</h2>
      <p className="text-ink-2">{t('factorText')}</p>
      <TwoFactorSetup onDone={() => leaveFor(userPath('desk/opening/setup'))} />
    </>
  );
}
