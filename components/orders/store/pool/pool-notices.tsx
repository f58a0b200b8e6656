'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { Pool } from '#lib/contract/orders/store-pool.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './pool.module.css';
import type { Claiming } from './use-claim.ts';

/** What became of the last claim: whose it is now, and until when it has to be accepted; or why not. */
export function ClaimNotice({ claiming: { claimed, refusal, dismiss } }: { claiming: Claiming }) {
  const t = useTranslations('ordersStore.pool');
  const won = useRef<HTMLDivElement>(null);
  // The button that was pressed leaves with its card. The list stays where it is: whoever claims many goes on from there.
  useEffect(() => {
    if (claimed) won.current?.focus({ preventScroll: true });
  }, [claimed]);
  return (
    <div aria-live="polite" className={styles.claims}>
      {claimed && (
        <div ref={won} tabIndex={-1} className={styles.notice} data-tone="success">
          <p>
            <strong>{t('claimed', { no: claimed.no })}</strong>{' '}
            {t('claimedText', { time: formatTime(claimed.deadline, '', 'hh:MM') })}{' '}
            <span className="whitespace-nowrap">
              <TimeLeft until={claimed.deadline} />
            </span>
          </p>
          <span className="row-8">
            <ButtonLink size="small" href={userPath('store/order_info', { no: claimed.no })}>
              {t('toOrder')}
            </ButtonLink>
            <Button size="small" look="quiet" onClick={dismiss}>
              {t('dismiss')}
            </Button>
          </span>
        </div>
      )}
      {refusal && (
        <div className={styles.notice}>
          <p>{refusal.isTaken ? t('taken') : refusal.text}</p>
          <Button size="small" look="quiet" onClick={dismiss}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface BlockedNoticeProps {
  reason: NonNullable<Pool['blocked']>;
  open: number;
  max: number;
}

/** Why the store can claim nothing, and what to do about it. */
export function BlockedNotice({ reason, open, max }: BlockedNoticeProps) {
  const t = useTranslations('ordersStore.pool.blocked');
  return (
    <div className={styles.notice} data-tone="warning" role="status">
      <p>
        <strong>{t(`${reason}.title`)}</strong> {t(`${reason}.text`, { open, max })}
      </p>
      {reason === 'claims_full' && <ToOpenOrders />}
      {reason === 'store_owes' && <ToFinance reason={reason} />}
      {reason === 'store_deposit_due' && <ToFinance reason={reason} view="deposit" />}
    </div>
  );
}

function ToFinance({ reason, view }: { reason: 'store_owes' | 'store_deposit_due'; view?: string }) {
  const t = useTranslations('ordersStore.pool.blocked');
  return (
    <ButtonLink size="small" look="secondary" href={userPath('store/finance', { view })}>
      {t(`${reason}.link`)}
    </ButtonLink>
  );
}

/** To what is open: first what was claimed and runs out, then what is to leave. */
function ToOpenOrders() {
  const t = useTranslations('ordersStore.pool.blocked.claims_full');
  const { data } = useQuery(apiQuery('/api/store/orderCounts'));
  const tab = data && data.to_accept > 0 ? 'to_accept' : 'to_ship';
  return (
    <ButtonLink size="small" look="secondary" href={userPath('store/order', { tab })}>
      {t(tab, { count: data?.[tab] ?? 0 })}
    </ButtonLink>
  );
}
