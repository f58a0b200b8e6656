'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { changedAddress } from '#components/ui/hooks/use-address-state.ts';
import { type StoreApplication, withdrawStoreApplication } from '#lib/api/store/member-application.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** Takes the application back, once it is confirmed; it is a draft again then. */
export function WithdrawButton({ application: { no, version } }: { application: StoreApplication }) {
  const t = useTranslations('storeEntry.entry.withdraw');
  const [isRequested, setPending] = useState(false);
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/store/application');
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawStoreApplication(version),
    onSuccess: (answer) => {
      window.history.replaceState(null, '', changedAddress(location.href, { step: 'review' }));
      queries.setQueryData(queryKey, answer);
    },
    onSettled: () => setPending(false),
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setPending(true)}>
        {t('do')}
      </Button>
      {isRequested && (
        <ConfirmDialog
          title={t('title', { no })}
          text={t('text')}
          confirm={t('confirm')}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
