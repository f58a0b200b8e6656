'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { type FoundWarning, specificationWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import { textIn } from '#lib/i18n/texts.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';

const mostShown = 6;

/** What customers would wonder about; publishing does not ask for it. */
export function AdviceList() {
  const t = useTranslations('catalogueSpecification.advice');
  const words = useTranslations('validation');
  const locale = useLocale();
  const found = specificationWarnings(useEditor().checked.nodes);
  if (found.length === 0) return null;
  const sentenceOf = ({ key, values, name }: FoundWarning) =>
    words(key, { ...values, name: textIn(name ?? {}, locale) });
  return (
    <Panel title={t('title')} text={t('text')}>
      <ul className={styles.faults}>
        {found.slice(0, mostShown).map((warning) => (
          <li key={warning.field}>{sentenceOf(warning)}</li>
        ))}
      </ul>
      {found.length > mostShown && <p>{t('more', { count: found.length - mostShown })}</p>}
    </Panel>
  );
}
