'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './basket.module.css';

/** In the place of a line that was taken out, as long as it can be had back; it takes the focus the line had. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslations('quotation.basket');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <span role="status">{t('removed', { name })}</span>
      <Button ref={undo} look="quiet" size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
