'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { removeWorkView, type WorkView, workViewsQuery } from '#lib/api/identity/member-views.ts';
import type { WorkListName } from '#lib/contract/work-list.ts';
import styles from './view-bar.module.css';

/** Forgets a view, after a question; the list stays as it is. A refusal is shown by the call itself. */
export function RemoveViewButton({ list, view }: { list: WorkListName; view: WorkView }) {
  const t = useTranslations('work.views');
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeWorkView(view.id),
    onSettled: () => {
      setAsked(false);
      return queries.invalidateQueries({ queryKey: workViewsQuery(list).queryKey });
    },
  });
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name: view.name })}
        onClick={() => setAsked(true)}
      >
        <CloseIcon size={16} />
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('removeTitle', { name: view.name })}
          text={t('removeText')}
          confirm={t('removeConfirm')}
          isDestructive
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
