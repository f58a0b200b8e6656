'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { removeWorkView, type WorkView } from '#lib/api/identity/member-views.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import styles from './view-bar.module.css';

/** Forgets a view, after a question; the list stays as it is. A refusal is shown by the call itself. */
export function RemoveViewButton({ view }: { view: WorkView }) {
  const t = useTranslations('work.views');
  const [isRequested, setPending] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeWorkView(view.id),
    onSettled: () => {
      setPending(false);
      return untilReread();
    },
  });
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name: view.name })}
        onClick={() => setPending(true)}
      >
        <CloseIcon size={16} />
      </button>
      {isRequested && (
        <ConfirmDialog
          title={t('removeTitle', { name: view.name })}
          text={t('removeText')}
          confirm={t('removeConfirm')}
          isDestructive
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
