'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from './fact-list.module.css';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** Takes the whole line. */
  isWide?: boolean;
}

/** Names and values; what is empty says so. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('ui.facts');
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value, fault, isWide }) => (
        <div key={key} className={isWide ? 'col-span-full' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value === '' || value === undefined ? (
              <span className="text-ink-3">{t('none')}</span>
            ) : (
              <Unbroken>{value}</Unbroken>
            )}
          </dd>
          {fault && <dd className={styles.fault}>{fault}</dd>}
        </div>
      ))}
    </dl>
  );
}
