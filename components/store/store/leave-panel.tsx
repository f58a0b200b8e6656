'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { leaveStore } from '#lib/api/store/store-staff.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** The way out for staff. */
export function LeavePanel({ name }: { name: string }) {
  const t = useTranslations('storeProfile.leave');
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: leaveStore,
    // Menus and rules are others now: the whole page is read again.
    onSuccess: () => leaveFor(userPath('account/overview')),
    onError: () => setAsking(false),
  });
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {t('button')}
        </Button>
      }
    >
      {isAsking && (
        <ConfirmDialog
          title={t('confirm', { name })}
          text={t('text')}
          confirm={t('button')}
          isDestructive
          isBusy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
