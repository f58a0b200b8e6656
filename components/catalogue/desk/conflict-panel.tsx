'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './conflict-panel.module.css';

interface ConflictPanelProps {
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** Somebody else was faster: what is typed is still here, and one of the two stays. */
export function ConflictPanel({ takeTheirs, keepMine }: ConflictPanelProps) {
  const t = useTranslations('catalogueDesk.conflict');
  const box = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => box.current?.focus(), []);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.conflict}>
      <p>{t('text')}</p>
      <span className={styles.moves}>
        <Button look="secondary" size="small" disabled={isBusy} onClick={() => void run(takeTheirs)}>
          {t('takeTheirs')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void run(keepMine)}>
          {t('keepMine')}
        </Button>
      </span>
    </div>
  );
}
