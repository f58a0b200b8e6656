'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** The way to orders of the system before this shop, for whoever has some; what is looked for is looked for there too. */
export function PastLink({ q }: { q: string | undefined }) {
  const t = useTranslations('orders.list');
  const { data: counts } = useQuery(apiQuery('/api/order/counts'));
  const past = counts?.past ?? 0;
  const isAsked = q !== undefined && q !== '' && past > 0;
  const { data: found } = useQuery({ ...apiQuery('/api/order/pastList', { q, page: 1, limit: 1 }), enabled: isAsked });
  if (past === 0) return null;
  if (!isAsked) return <PageLink href={userPath('account/pastOrders')}>{t('past', { count: past })}</PageLink>;
  if (!found?.total) return null;
  return <PageLink href={userPath('account/pastOrders', { q })}>{t('pastFound', { count: found.total, q })}</PageLink>;
}
