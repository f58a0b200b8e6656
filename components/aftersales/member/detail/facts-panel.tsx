'use client';

import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { isOfGoods, typeKey } from '../../case-words.ts';

/** What was requested, of whom, and the order it belongs to. */
export function FactsPanel({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.facts');
  const words = useTranslations('aftersales');
  const { order_no: order, reason, store_name: store, phone, create_time: time, type, is_received: received } = detail;
  const facts: Fact[] = [
    { key: 'type', label: t('type'), value: words(typeKey(detail)) },
    { key: 'reason', label: t('reason'), value: reason },
    { key: 'order', label: t('order'), value: <PageLink href={orderPaths.order(order)}>{order}</PageLink> },
    { key: 'store', label: t('store'), value: store ?? t('platform') },
    ...(type === 'refund_only' && isOfGoods(detail)
      ? [{ key: 'received', label: t('received'), value: t(received ? 'receivedYes' : 'receivedNo') }]
      : []),
    { key: 'phone', label: t('phone'), value: phone },
    { key: 'time', label: t('time'), value: formatTime(time, '', 'yyyy-mm-dd hh:MM') },
  ];
  return (
    <Panel title={t('title')}>
      <FactList facts={facts} />
    </Panel>
  );
}
