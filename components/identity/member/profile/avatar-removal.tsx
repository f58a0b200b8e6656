'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useAvatar } from './use-avatar.ts';

/** Takes the picture away, once confirmed. */
export function AvatarRemoval() {
  const t = useTranslations('identityAccount.profile.avatar');
  const [isPending, setPending] = useState(false);
  const { remove, fault, isBusy } = useAvatar(() => setPending(false));
  return (
    <>
      <Button look="quiet" size="small" isDestructive onClick={() => setPending(true)}>
        {t('remove')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={fault ? <FormAlert text={fault} /> : t('removeText')}
          confirm={t('removeConfirm')}
          isDestructive
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
