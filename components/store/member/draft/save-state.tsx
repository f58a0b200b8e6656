'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { useStore } from 'zustand';
import { Button } from '#components/ui/button.tsx';
import { CheckCircleOutlined } from '#components/ui/material-icons/check-circle-outlined.tsx';
import { ErrorOutlineOutlined } from '#components/ui/material-icons/error-outline-outlined.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../entry.module.css';
import { type EntryValues, useEntry } from '../entry-context.ts';

/** Whether what is typed is saved. Only trouble is read out: a form that speaks after every pause would be a nuisance. */
export function SaveState() {
  const t = useTranslations('storeEntry.entry.save');
  const { saver, application } = useEntry();
  const { formState } = useFormContext<EntryValues>();
  const { phase, savedAt } = useStore(saver.store);
  const isTrouble = phase === 'unreachable' || phase === 'refused' || phase === 'clash' || phase === 'gone';
  const isCalm = phase === 'saved' && (savedAt !== undefined || application.no !== '');
  return (
    <div className={styles.saveState}>
      <p role="status" className={isTrouble ? styles.trouble : 'visually-hidden'}>
        {isTrouble && (
          <>
            <ErrorOutlineOutlined fontSize="small" aria-hidden />
            {(phase === 'refused' && formState.errors.root?.message) || t(phase)}
          </>
        )}
      </p>
      {phase === 'unreachable' && (
        <Button look="quiet" size="small" onClick={() => void saver.flush()}>
          {t('again')}
        </Button>
      )}
      {isCalm && (
        <p>
          <CheckCircleOutlined fontSize="small" aria-hidden />
          {savedAt ? t('savedAt', { time: formatTime(savedAt, '', 'hh:MM') }) : t('saved')}
        </p>
      )}
      {(phase === 'pending' || phase === 'saving') && <p>{t('saving')}</p>}
    </div>
  );
}
