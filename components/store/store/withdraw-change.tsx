'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';

interface WithdrawChangeProps {
  /** Whose words ask once more. */
  part: 'legal' | 'payee';
  /** The read that shows the request; withdrawing answers it anew. */
  queryKey: readonly unknown[];
  withdraw: () => Promise<unknown>;
}

/** The way back from a change that waits. */
export function WithdrawChange({ part, queryKey, withdraw }: WithdrawChangeProps) {
  const t = useTranslations(`storeProfile.${part}`);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: (shown) => queries.setQueryData(queryKey, shown),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirm={t('cancel')}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
