'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './messages.module.css';

interface RemovedRowProps {
  title: string;
  onUndo: () => void;
}

/** In the place of a deleted message, as long as it can be had back; it takes the focus that the message had. */
export function RemovedRow({ title, onUndo }: RemovedRowProps) {
  const t = useTranslations('messagingMember');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <span role="status">{t('deleted', { title })}</span>
      <Button ref={undo} look="quiet" size="small" onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
