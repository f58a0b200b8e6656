'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { ClosingSection } from './closing-section.tsx';
import styles from './data.module.css';
import { ExportSection } from './export-section.tsx';

/** A copy of everything the account holds, and its end. */
export function DataPanel() {
  const t = useTranslations('identityAccount.data');
  return (
    <Panel title={t('title')} isFlush>
      <div className={styles.sections}>
        <ExportSection />
        <ClosingSection />
      </div>
    </Panel>
  );
}
