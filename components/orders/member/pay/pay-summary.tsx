'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Price } from '#components/ui/facts/price.tsx';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './pay.module.css';

/** What is due, until when, and for what. */
export function PaySummary({ group, onOver }: { group: CheckoutGroup; onOver: () => unknown }) {
  const t = useTranslations('orders.pay');
  const locale = useLocale();
  const { stage, due, total, paid, deadline } = group;
  // What is being looked at is not closed meanwhile.
  const isWatched = group.payments.some(({ status }) => status === 'processing');
  return (
    <Panel>
      <div className={styles.summary}>
        <div aria-live="polite">
          <p className="text-ink-2 text-14">{t(`stage.${stage}`)}</p>
          <p className="text-accent">
            <Price locale={locale} amount={due} size="large" />
          </p>
        </div>
        {deadline !== null && !isWatched && <Deadline until={deadline} onOver={onOver} />}
      </div>
      {stage !== 'full' && (
        <p className={styles.stageText}>
          {t(`stageText.${stage}`, { total: formatMoney(locale, total), paid: formatMoney(locale, paid) })}
        </p>
      )}
      <ul className={styles.orders}>
        {group.orders.map(({ no, name, line_count, payable }) => (
          <li key={no}>
            <span className={styles.name}>{line_count > 1 ? t('names', { name, count: line_count }) : name}</span>
            <PageLink href={orderPaths.order(no)}>{no}</PageLink>
            <span>{formatMoney(locale, payable)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The seconds are for the eye; who listens hears of the last five minutes once, and of the end. */
function Deadline({ until, onOver }: { until: number; onOver: () => unknown }) {
  const t = useTranslations('orders.pay');
  const left = useSecondsLeft(until);
  const isOver = left === 0;
  const isSoon = left <= 300;
  useEffect(() => {
    if (isOver) void onOver();
  }, [isOver, onOver]);
  return (
    <div className={styles.deadline} data-soon={isSoon ? '' : undefined}>
      <p>
        <Unbroken>{t('deadline', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
      </p>
      <strong aria-hidden="true">
        <TimeLeft until={until} />
      </strong>
      <span role="status" className="visually-hidden">
        {isOver ? t('over') : isSoon ? t('soon') : ''}
      </span>
    </div>
  );
}
