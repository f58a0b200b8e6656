'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from './keys.module.css';

interface MadeKeyProps {
  text: string;
  onClose: () => void;
}

/** A key, this once: nobody can read it again, we neither. */
export function MadeKey({ text, onClose }: MadeKeyProps) {
  const t = useTranslations('integrationsKeys');
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Panel title={t('made.title')} text={t('made.text')}>
      <div className="stack-12">
        <output ref={box} tabIndex={-1} className={styles.secret} aria-label={t('made.label')}>
          {text}
        </output>
        <div className="wrap-8">
          <CopyButton text={text} label={t('made.copy')} isLabelShown />
          <Button look="quiet" size="small" onClick={onClose}>
            {t('made.done')}
          </Button>
        </div>
        <p className={`text-ink-2 text-14 ${styles.note}`}>
          {t('made.use')} <code>Authorization: Bearer …</code> <a href="/api/reference">{t('made.reference')}</a>
        </p>
      </div>
    </Panel>
  );
}
