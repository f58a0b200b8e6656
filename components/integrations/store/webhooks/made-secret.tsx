'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from './webhooks.module.css';

/** A secret, this once. */
export function MadeSecret({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTranslations('integrationsWebhooks.made');
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className={styles.form}>
        <output className={styles.secret} aria-label={t('label')}>
          {text}
        </output>
        <div className={`wrap-8 ${styles.actions}`}>
          <CopyButton text={text} label={t('copy')} isLabelShown />
          <Button look="quiet" size="small" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
