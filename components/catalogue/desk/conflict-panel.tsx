'use client';

import MuiButton from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
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
        <MuiButton variant="outlined" disabled={isBusy} onClick={() => void run(takeTheirs)}>
          {t('takeTheirs')}
        </MuiButton>
        <MuiButton variant="contained" disabled={isBusy} onClick={() => void run(keepMine)}>
          {t('keepMine')}
        </MuiButton>
      </span>
    </div>
  );
}
