'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { beginProviderLogin } from '#lib/api/identity/login-providers.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { LoginProviderName, OfferedProvider } from '#lib/contract/identity/login-providers.ts';
import { OrLine } from './or-line.tsx';
import styles from './other-ways.module.css';

interface OtherWaysProps {
  providers: readonly OfferedProvider[];
  /** Where the person goes on to afterwards. */
  target: string | undefined;
  /** Below another way beside the form. */
  isFurther: boolean;
}

/** Logging in through somebody else, below the forms; nothing where the shop has set up nobody. */
export function OtherWays({ providers, target, isFurther }: OtherWaysProps) {
  const t = useTranslations('identityShop.providers');
  const [leaving, setLeaving] = useState<LoginProviderName>();
  const [failure, setFailure] = useState<string>();
  if (providers.length === 0) return null;
  const leave = async (provider: LoginProviderName) => {
    setLeaving(provider);
    setFailure(undefined);
    try {
      leaveFor(await beginProviderLogin(provider, target));
    } catch (error) {
      setLeaving(undefined);
      if (error instanceof ApiError) setFailure(error.message);
    }
  };
  return (
    <section className={isFurther ? `stack-12 mt-24 ${styles.further}` : 'stack-12 mt-24'} aria-label={t('title')}>
      {!isFurther && <OrLine />}
      <FormAlert text={failure} />
      {providers.map(({ provider, label }) => (
        <Button
          key={provider}
          look="secondary"
          isWide
          isBusy={leaving === provider}
          disabled={leaving !== undefined}
          onClick={() => void leave(provider)}
        >
          {label || t(`buttons.${provider}`)}
        </Button>
      ))}
    </section>
  );
}
