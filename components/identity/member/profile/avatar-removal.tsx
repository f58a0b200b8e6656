'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useAvatarRemoval } from './use-avatar.ts';

/** Takes the picture away, once confirmed. */
export function AvatarRemoval() {
  const t = useTranslations('identityAccount.profile.avatar');
  const [isPending, setPending] = useState(false);
  const { remove, dialog } = useAvatarRemoval(() => setPending(false));
  return (
    <>
      <Button look="quiet" size="small" isDestructive onClick={() => setPending(true)}>
        {t('remove')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={dialog.failure ? <FormAlert text={dialog.failure} /> : t('removeText')}
          confirm={t('removeConfirm')}
          isDestructive
          isBusy={dialog.isBusy}
          onConfirm={remove}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
