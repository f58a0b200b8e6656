'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OrLine } from '../or-line.tsx';
import { PasskeyIcon } from './passkey-icon.tsx';
import type { usePasskeyLogin } from './use-passkey-login.ts';

/** The other way in, below the form: a passkey, without a name and a password. */
export function PasskeyLogin({ isBusy, failure, start }: ReturnType<typeof usePasskeyLogin>) {
  const t = useTranslations('identityShop.passkey');
  return (
    <div className="stack-16">
      <OrLine />
      <FormAlert text={failure} />
      <Button look="secondary" isWide isBusy={isBusy} icon={<PasskeyIcon />} onClick={() => void start()}>
        {t('submit')}
      </Button>
    </div>
  );
}
