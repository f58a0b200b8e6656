'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MoneyPanel } from '../detail/money-panel.tsx';

/** Once money of a request goes back: every movement of money of its order, on the page of the request itself. */
export function MoneyOfCase({ no }: { no: string }) {
  const { data } = useQuery(apiQuery('/api/aftersale/info', { no }));
  if (!data || data.refunds.length === 0) return null;
  const states = data.refunds.map(({ no: refund, status }) => `${refund} ${status}`).join();
  return <MoneyOfOrder no={data.order_no} states={states} />;
}

/** `states`: of the refunds of the request; when they change the order is read anew. It is no part that is missed. */
function MoneyOfOrder({ no, states }: { no: string; states: string }) {
  const t = useTranslations('orders.money');
  const queries = useQueryClient();
  const { data: order } = useQuery(apiQuery('/api/order/info', { no }));
  const seen = useRef(states);
  useEffect(() => {
    if (seen.current === states) return;
    seen.current = states;
    void queries.invalidateQueries({ queryKey: apiQuery('/api/order/info', { no }).queryKey });
  }, [queries, no, states]);
  return order ? <MoneyPanel order={order} title={t('ofOrder')} /> : null;
}
