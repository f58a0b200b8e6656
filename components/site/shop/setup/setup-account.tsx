'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { checkSetup } from '#lib/api/site/shop-setup.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { paths } from '#lib/routes/paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { isLoggedIn, readStoredUser } from '#lib/session/stored-user.ts';
import { AccountForm } from './account-form.tsx';
import { useTakenToken } from './use-taken-token.ts';

/** The first account of an empty shop, for whoever holds the address of the terminal. */
export function SetupAccount({ onDone }: { onDone: () => void }) {
  const t = useTranslations('siteSetup');
  const { token, forget } = useTakenToken('setup');
  const { isGood, refusal } = useCheck(token);
  if (token === '') return <WithoutAddress />;
  if (refusal) {
    return (
      <>
        <p role="alert">{refusal}</p>
        <ButtonLink href={paths.login} look="secondary" size="small">
          {t('logIn')}
        </ButtonLink>
      </>
    );
  }
  if (!token || !isGood) return <p role="status">{t('checking')}</p>;
  return (
    <>
      <p className="text-ink-2">{t('lead')}</p>
      <AccountForm
        token={token}
        onDone={() => {
          forget();
          onDone();
        }}
      />
      <p className="hint">{t('language')}</p>
    </>
  );
}

function useCheck(token: string | undefined): { isGood: boolean; refusal: string | undefined } {
  const [isGood, setGood] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (!token) return;
    checkSetup(token).then(
      () => setGood(true),
      (error: unknown) => setRefusal(error instanceof ApiError ? error.message : String(error)),
    );
  }, [token]);
  return { isGood, refusal };
}

/** Who has come back here later is somebody who has an account by now, or lacks the rest of the address. */
function WithoutAddress() {
  const t = useTranslations('siteSetup');
  if (isLoggedIn(readStoredUser())) {
    return (
      <>
        <p>{t('loggedIn')}</p>
        <ButtonLink href={userPath('desk/opening/setup')}>{t('forward')}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{t('byTerminal')}</p>
      <ButtonLink href={paths.login} look="secondary" size="small">
        {t('logIn')}
      </ButtonLink>
    </>
  );
}
