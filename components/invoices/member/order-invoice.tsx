'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { InvoicesOfOrder } from '#lib/api/invoices/member-invoices.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceStatusChip } from '../shared/invoice-status.tsx';
import styles from './invoices.module.css';
import { useObstacleWords } from './use-obstacle-words.ts';

/** How far an order is invoiced, its invoices, and the way to ask for one. */
export function OrderInvoice({ no }: { no: string }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { data } = useQuery({ ...apiQuery('/api/invoice/ofOrder', { no }), retry: false });
  if (!data) return null;
  const { obstacle, amount, list } = data;
  return (
    <Panel title={t('order.list')}>
      <div className="stack-16">
        <FactList facts={[{ key: 'state', label: t('order.state'), value: <StateWords invoices={data} /> }]} />
        {list.length > 0 && (
          <ul className={`stack-8 ${styles.sources}`} aria-label={t('order.list')}>
            {list.map(({ no: invoice, amount: total, status }) => (
              <li key={invoice}>
                <span className={styles.words}>
                  <PageLink href={userPath('account/invoice/info', { no: invoice })}>{invoice}</PageLink>
                  <span>
                    <InvoiceStatusChip status={status} />
                  </span>
                </span>
                <span>{formatMoney(locale, total)}</span>
              </li>
            ))}
          </ul>
        )}
        {obstacle === null && Number(amount) > 0 && (
          <div>
            <ButtonLink look="secondary" size="small" href={userPath('account/invoice/confirm', { orders: no })}>
              {t('order.apply')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Of these nothing is asked for automatically, however long somebody waits. */
const nothingEver: ReadonlySet<string> = new Set(['closed', 'points_only', 'free', 'refunded']);

/** What becomes of the ask at checkout, or else how far it is, or why nothing can be asked for. */
function StateWords({ invoices: { state, obstacle, wish, limits } }: { invoices: InvoicesOfOrder }) {
  const t = useTranslations('invoices');
  const wordsOf = useObstacleWords();
  if (state !== 'none') {
    // How far it is, and why no more can be asked for.
    const why = obstacle !== null && obstacle !== 'invoiced' ? wordsOf(obstacle, limits) : '';
    return [t(`orderState.${state}`), why].filter(Boolean).join(' · ');
  }
  if (wish === 'waiting' && !(obstacle && nothingEver.has(obstacle))) {
    const isSoon = obstacle !== 'too_early' && obstacle !== 'not_completed';
    return t(`order.planned.${isSoon ? 'later' : obstacle}`);
  }
  if (wish !== null && wish !== 'waiting') return t(`order.fault.${wish}`);
  return obstacle === null ? t('orderState.none') : wordsOf(obstacle, limits);
}
