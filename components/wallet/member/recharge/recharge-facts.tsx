'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { Recharge } from '#lib/api/payments/recharges.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { isOpen } from './poll-delay.ts';
import styles from './recharge.module.css';
import { RechargeStatus } from './recharge-status.tsx';

/** What the recharge is, how far it is, and until when it can be paid. */
export function RechargeFacts({ recharge, onOver }: { recharge: Recharge; onOver: () => unknown }) {
  const t = useTranslations('wallet.recharge');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  const { amount, channel, create_time, status } = recharge;
  return (
    <Panel>
      <div className="stack-12">
        <div className="wrap-12 items-center">
          <p className={styles.total}>{formatMoney(locale, amount)}</p>
          <span role="status">
            <RechargeStatus status={status} />
          </span>
        </div>
        <dl className={styles.details}>
          <div>
            <dt>{t('follow.channel')}</dt>
            <dd>{channels(channel)}</dd>
          </div>
          <div>
            <dt>{t('follow.created')}</dt>
            <dd>
              <Unbroken>{formatTime(create_time, '')}</Unbroken>
            </dd>
          </div>
        </dl>
        {isOpen(recharge) && <Waiting recharge={recharge} onOver={onOver} />}
      </div>
    </Panel>
  );
}

/** A transfer that was announced is not closed any more, so it has no deadline. */
function Waiting({ recharge, onOver }: { recharge: Recharge; onOver: () => unknown }) {
  const t = useTranslations('wallet.recharge.follow');
  const { status, expire_time } = recharge;
  return (
    <p className={styles.waiting}>
      {status === 'processing' ? t('live') : <Deadline until={expire_time} onOver={onOver} />}
    </p>
  );
}

function Deadline({ until, onOver }: { until: number; onOver: () => unknown }) {
  const t = useTranslations('wallet.recharge.follow');
  const isOver = useSecondsLeft(until) === 0;
  useEffect(() => {
    if (isOver) void onOver();
  }, [isOver, onOver]);
  return (
    <>
      <Unbroken>{t('deadline', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>{' '}
      <strong>
        <TimeLeft until={until} />
      </strong>
    </>
  );
}
