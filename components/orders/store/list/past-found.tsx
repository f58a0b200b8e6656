'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** What is looked for may be the number of an order of the system before this shop. */
export function PastFound({ q }: { q: string | undefined }) {
  const t = useTranslations('ordersStore.list.desk');
  const isAsked = q !== undefined && q !== '';
  const { data } = useQuery({ ...apiQuery('/api/operator/pastOrders/list', { q, limit: 1 }), enabled: isAsked });
  if (!isAsked || !data?.total) return null;
  return <PageLink href={userPath('desk/pastOrders', { q })}>{t('pastFound', { count: data.total, q })}</PageLink>;
}
