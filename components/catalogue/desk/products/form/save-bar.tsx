'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { focusFirstFault } from './focus-fault.ts';
import styles from './status.module.css';

interface SaveBarProps {
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  faults: number;
  onDiscard: () => void;
}

/** Always in view: whether something is unsaved, how much is wrong, and the button. */
export function SaveBar({ isNew, isDirty, isBusy, faults, onDiscard }: SaveBarProps) {
  const t = useTranslations('catalogueDesk.product');
  const [isPending, setPending] = useState(false);
  return (
    <div className={styles.bar}>
      <span className={styles.barState} role="status">
        {faults > 0 ? (
          <button type="button" className={styles.faults} onClick={focusFirstFault}>
            {t('faultCount', { count: faults })}
          </button>
        ) : (
          t(isDirty ? 'unsaved' : isNew ? 'notSavedYet' : 'allSaved')
        )}
      </span>
      <span className={styles.moves}>
        {isDirty && (
          <Button look="quiet" size="small" disabled={isBusy} onClick={() => setPending(true)}>
            {t('discard')}
          </Button>
        )}
        <Button size="small" isBusy={isBusy} type="submit" disabled={!isDirty && !isNew}>
          {t(isNew ? 'saveDraft' : 'save')}
        </Button>
      </span>
      {isPending && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t('discardText')}
          confirm={t('discard')}
          isDestructive
          onConfirm={() => {
            setPending(false);
            onDiscard();
          }}
          onClose={() => setPending(false)}
        />
      )}
    </div>
  );
}
