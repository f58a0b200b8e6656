'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { readStep } from './application-steps.ts';
import styles from './entry-intro.module.css';

const gains = ['orders', 'money', 'office'] as const;
const needs = ['licence', 'person', 'contact', 'account'] as const;
const course = ['fill', 'check', 'open'] as const;

/** Before anything is typed: what a store has from it, what it takes, and the way in. */
export function EntryIntro() {
  const entry = useTranslations('storeEntry.entry');
  const t = useTranslations('storeEntry.entry.intro');
  const [, setAddress] = useAddressState(readStep);
  return (
    <>
      <PageHeader title={entry('title')} text={t('text')}>
        <Button onClick={() => setAddress({ step: 'company' })}>{t('begin')}</Button>
      </PageHeader>
      <Panel title={t('gains.title')}>
        <ul className={`columns-3 ${styles.gains}`}>
          {gains.map((name) => (
            <li key={name}>
              <h3>{t(`gains.${name}.title`)}</h3>
              <p>{t(`gains.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <div className="stack-24 columns-2">
        <Panel title={t('needs.title')} text={t('needs.text')}>
          <ul className={styles.needs}>
            {needs.map((name) => (
              <li key={name}>{t(`needs.${name}`)}</li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('course.title')}>
          <ol className={styles.course}>
            {course.map((name) => (
              <li key={name}>
                <strong>{t(`course.${name}.title`)}</strong>
                <span>{t(`course.${name}.text`)}</span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}
