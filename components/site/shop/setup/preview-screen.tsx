'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { checkPreview } from '#lib/api/site/shop-setup.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { paths } from '#lib/routes/paths.ts';
import { keepPreview } from '#lib/session/keep-preview.ts';
import { useTakenToken } from './use-taken-token.ts';

/** Lets whoever holds a preview link into a shop that is not open yet, and leads home. */
export function PreviewScreen() {
  const t = useTranslations('siteSetup');
  const { token } = useTakenToken('preview');
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (token === undefined) return;
    checkPreview(token || '-').then(
      (expires) => {
        keepPreview(token, expires);
        // The whole page: what was read before was that of a closed shop.
        leaveFor(paths.home);
      },
      (error: unknown) => setRefusal(error instanceof ApiError ? error.message : String(error)),
    );
  }, [token]);
  if (!refusal) return <p role="status">{t('previewOpening')}</p>;
  return (
    <>
      <p role="alert">{refusal}</p>
      <ButtonLink href={paths.home} look="secondary" size="small">
        {t('previewAgain')}
      </ButtonLink>
    </>
  );
}
