'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { DiscardButton } from '../../discard-button.tsx';
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
  return (
    <div className={styles.bar}>
      <span className="text-ink-2 text-14" role="status">
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
          <DiscardButton
            label={t('discard')}
            title={t('discardTitle')}
            text={t('discardText')}
            isBusy={isBusy}
            onDiscard={onDiscard}
          />
        )}
        <Button size="small" isBusy={isBusy} type="submit" disabled={!isDirty && !isNew}>
          {t(isNew ? 'saveDraft' : 'save')}
        </Button>
      </span>
    </div>
  );
}
