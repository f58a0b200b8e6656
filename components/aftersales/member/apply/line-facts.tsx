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
      <div className="stack-2 content-start min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {spec && <p className="text-ink-2 text-14 wrap-anywhere">{spec}</p>}
        {/* What was made to order may end in a number itself. */}
        <p className="text-ink-2 text-14 wrap-anywhere">
          {t('paidFor', { qty: format.number(qty), amount: formatMoney(locale, paid) })}
        </p>
        {children}
      </div>
    </div>
  );
}
