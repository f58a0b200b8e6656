'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { answerNodes } from '../case-side.ts';
import styles from './cases.module.css';
import { LimitDialog } from './limit-dialog.tsx';
import { splitMinutes } from './small-refunds.ts';

/** How the store's after-sales stand, and up to which amount refunds are approved together. It is no part that is missed. */
export function FiguresStrip() {
  const t = useTranslations('aftersalesStore.figures');
  const percent = useRate();
  const locale = useLocale();
  const mayChange = useHeldNode()(answerNodes.store);
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery(apiQuery('/api/store/aftersaleFigures'));
  if (!data) return null;
  const { orders, cases, rate_bp: rate, answer_minutes: minutes, refunded, small_refund: limit } = data;
  return (
    <section aria-label={t('label')} className={styles.figures}>
      <dl>
        <Figure label={t('rate')} note={t('rateOf', { cases, orders })}>
          {percent(rate)}
        </Figure>
        <Figure label={t('answer')}>{minutes === null ? t('unmeasured') : t(...told(minutes))}</Figure>
        <Figure label={t('refunded')}>{formatMoney(locale, refunded)}</Figure>
        <Figure label={t('limit')}>
          {limit === '0.00' ? t('noLimit') : formatMoney(locale, limit)}
          {mayChange && (
            <Button look="quiet" size="small" onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          )}
        </Figure>
      </dl>
      {isChanging && <LimitDialog limit={limit} onClose={() => setChanging(false)} />}
    </section>
  );
}

function told(minutes: number) {
  const { unit, ...parts } = splitMinutes(minutes);
  return [unit, parts] as const;
}

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}
