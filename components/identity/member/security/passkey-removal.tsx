'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { type PasskeyRecord, removePasskey } from '#lib/api/identity/member-passkeys.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

interface PasskeyRemovalProps {
  passkey: PasskeyRecord;
  onDone: () => void;
}

/** Asks before a passkey is taken away: what it is called, and what still lets its owner in. */
export function PasskeyRemoval({ passkey, onDone }: PasskeyRemovalProps) {
  const t = useTranslations('identitySecurity.passkeys');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await removePasskey(passkey.id);
      await untilReread();
    },
    onSuccess: onDone,
  });
  return (
    <ConfirmDialog
      title={t('removing.title', { name: passkey.name })}
      text={t('removing.text')}
      confirm={t('remove')}
      isDestructive
      isBusy={isPending}
      failure={error?.message}
      onConfirm={() => mutate()}
      onClose={onDone}
    />
  );
}
