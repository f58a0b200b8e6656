'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './apply.module.css';
import type { OfferedLine } from './apply-values.ts';

/** What was bought, how many, and what was paid for it. */
export function LineFacts({ line, children }: { line: OfferedLine; children?: ReactNode }) {
  const t = useTranslations('aftersalesMember.line');
  const locale = useLocale();
  const format = useFormatter();
  const { name, picture, spec_text: spec, qty, paid } = line;
  return (
    <div className={styles.facts}>
      <span>
        <Picture picture={picture} sizes="64px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {spec && <p className={styles.quiet}>{spec}</p>}
        {/* What was made to order may end in a number itself. */}
        <p className={styles.quiet}>{t('paidFor', { qty: format.number(qty), amount: formatMoney(locale, paid) })}</p>
        {children}
      </div>
    </div>
  );
}
