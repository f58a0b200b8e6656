'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { Button } from '#components/ui/button.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { openLogin } from '#lib/session/login-request.ts';
import type { LineSaver } from './line-saver.ts';
import styles from './save-mark.module.css';

const troubles = ['unreachable', 'refused', 'gone', 'login'] as const;

/** Whether what is answered is saved. Only trouble is read out: a form that speaks after every pause is a nuisance. */
export function SaveMark<Input>({ saver }: { saver: LineSaver<Input> }) {
  const t = useTranslations('quotation.save');
  const { phase, savedAt, faults } = useStore(saver.store);
  const trouble = troubles.find((each) => each === phase);
  return (
    <div className={styles.mark} data-phase={phase}>
      <p role="status" className={trouble ? 'text-error' : 'visually-hidden'}>
        {trouble && (saidOf(faults) || t(trouble))}
      </p>
      {phase === 'unreachable' && (
        <Button look="quiet" size="small" onClick={() => void saver.flush()}>
          {t('again')}
        </Button>
      )}
      {phase === 'login' && (
        <Button look="quiet" size="small" onClick={() => openLogin({ tab: 'login', why: 'save' })}>
          {t('logIn')}
        </Button>
      )}
      {(phase === 'pending' || phase === 'saving') && <p>{t('saving')}</p>}
      {phase === 'saved' && savedAt && <p>{t('savedAt', { time: formatTime(savedAt, '', 'hh:MM:ss') })}</p>}
    </div>
  );
}

/** What the server said of what it refused. */
const saidOf = (faults: Readonly<Record<string, string>> | undefined) =>
  [...new Set(Object.values(faults ?? {}))].join(' ');
